<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Http;

use CourantDesk\ApplicationForms\Admin\FormBuilderMessages;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormDefinitionValidator;
use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\ApplicationForms\Domain\FormTexts;
use CourantDesk\ApplicationForms\Storage\FormRepository;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\Kernel\Violation;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles courant/v1/forms, with which the form builder reads and writes forms. Requires permission to change the
 * settings.
 */
final class FormsController implements RestController
{
    public const PATH = '/forms';
    private const CAPABILITY = Capabilities::APPLICATIONS;

    public function __construct(
        private readonly FormRepository $library,
        private readonly FormBuilderMessages $messages,
    ) {
    }

    public function routes(): array
    {
        $id = ['id' => ['type' => 'integer', 'minimum' => 1, 'required' => true]];
        $form = [
            'title' => ['type' => 'string', 'required' => true],
            'fields' => [
                'type' => 'array', 'required' => true, 'maxItems' => FormSerializer::MAX_FIELDS,
                'items' => ['type' => 'object'],
            ],
            'version' => ['type' => 'integer', 'minimum' => 0, 'default' => 0],
            'texts' => ['type' => 'object'],
            'standard' => ['type' => 'boolean'],
        ];

        return [
            new RestRoute('GET', self::PATH, self::CAPABILITY, $this->listForms(...)),
            new RestRoute('POST', self::PATH, self::CAPABILITY, $this->saveForm(...), $form),
            new RestRoute('PUT', self::PATH . '/(?P<id>\d+)', self::CAPABILITY, $this->saveForm(...), $id + $form),
            new RestRoute('DELETE', self::PATH . '/(?P<id>\d+)', self::CAPABILITY, $this->deleteForm(...), $id),
        ];
    }

    public function listForms(): WP_REST_Response
    {
        return new WP_REST_Response(['forms' => $this->serializeAll()], 200, ['Cache-Control' => 'no-store']);
    }

    /**
     * Validates and stores the form in the request.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function saveForm(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $id = is_int($request['id']) ? $request['id'] : 0;
        $version = is_int($request['version']) ? $request['version'] : 0;
        $form = FormSerializer::parse(
            $request['fields'],
            $id,
            $version,
            is_string($request['title']) ? $request['title'] : '',
            $this->textsOf($request, $id),
        );
        $violations = FormDefinitionValidator::validate($form);
        if ($violations !== []) {
            return new WP_Error('courant_form', implode(' ', array_map([$this->messages, 'describe'], $violations)), [
                'status' => 422,
                'fields' => array_map(static fn (Violation $violation): string => $violation->field, $violations),
            ]);
        }
        if ($id > 0 && $this->library->find($id) === null) {
            return new WP_Error('courant_form_gone', __('This form no longer exists.', 'courant-desk'), [
                'status' => 404,
            ]);
        }
        $saved = $this->library->save($form);
        if ($saved === null) {
            return new WP_Error(
                'courant_form_changed',
                __('Another user has changed this form. Reload the page and make your changes again.', 'courant-desk'),
                ['status' => 409],
            );
        }
        if (is_bool($request['standard'])) {
            $this->updateDefault($saved->id, $request['standard']);
        }

        return new WP_REST_Response(
            ['form' => $this->serializeForm($saved), 'forms' => $this->serializeAll()],
            $id > 0 ? 200 : 201,
        );
    }

    /**
     * Deletes the form in the request.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function deleteForm(WP_REST_Request $request): WP_REST_Response
    {
        $this->library->delete(is_int($request['id']) ? $request['id'] : 0);

        return new WP_REST_Response(['forms' => $this->serializeAll()]);
    }

    /**
     * Returns the texts in the request, or the stored texts when the request contains none.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    private function textsOf(WP_REST_Request $request, int $id): FormTexts
    {
        return is_array($request['texts'])
            ? FormTexts::fromArray($request['texts'])
            : $this->library->find($id)->texts ?? new FormTexts();
    }

    private function updateDefault(int $id, bool $isDefault): void
    {
        if ($isDefault) {
            $this->library->setDefaultForm($id);
        } elseif ($this->library->defaultFormId() === $id) {
            $this->library->setDefaultForm(0);
        }
    }

    /** @return list<array<string, mixed>> */
    private function serializeAll(): array
    {
        return array_map([$this, 'serializeForm'], $this->library->findAll());
    }

    /** @return array<string, mixed> */
    private function serializeForm(FormDefinition $form): array
    {
        return [
            'id' => $form->id,
            'title' => $form->title,
            'version' => $form->version,
            'standard' => $this->library->defaultFormId() === $form->id,
            'fields' => FormSerializer::serialize($form),
            'texts' => $form->texts->toArray(),
        ];
    }
}
