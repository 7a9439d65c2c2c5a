<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\FormCheck;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\FormLibrary;
use CourantDesk\Applications\Domain\FormShape;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Violation;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** courant/v1/forms: what the form builder reads and writes; for whoever may change the desk's settings. */
final class FormRoutes
{
    public const PATH = '/forms';
    private const CAPABILITY = Capabilities::APPLICATIONS;

    public function __construct(private readonly FormLibrary $library, private readonly FormMessages $messages)
    {
    }

    public function register(): void
    {
        $may = static fn (): bool => current_user_can(self::CAPABILITY);
        $id = ['id' => ['type' => 'integer', 'minimum' => 1, 'required' => true]];
        $form = [
            'title' => ['type' => 'string', 'required' => true],
            'fields' => ['type' => 'array', 'required' => true, 'maxItems' => FormShape::MOST_FIELDS, 'items' => ['type' => 'object']],
            'version' => ['type' => 'integer', 'minimum' => 0, 'default' => 0],
            'standard' => ['type' => 'boolean'],
        ];
        register_rest_route(TokenRoute::SPACE, self::PATH, [
            ['methods' => 'GET', 'callback' => [$this, 'all'], 'permission_callback' => $may],
            ['methods' => 'POST', 'callback' => [$this, 'save'], 'permission_callback' => $may, 'args' => $form],
        ]);
        register_rest_route(TokenRoute::SPACE, self::PATH . '/(?P<id>\d+)', [
            ['methods' => 'PUT', 'callback' => [$this, 'save'], 'permission_callback' => $may, 'args' => $id + $form],
            ['methods' => 'DELETE', 'callback' => [$this, 'remove'], 'permission_callback' => $may, 'args' => $id],
        ]);
    }

    public function all(): WP_REST_Response
    {
        return new WP_REST_Response(['forms' => $this->list()], 200, ['Cache-Control' => 'no-store']);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function save(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $id = is_int($request['id']) ? $request['id'] : 0;
        $version = is_int($request['version']) ? $request['version'] : 0;
        $form = FormShape::read($request['fields'], $id, $version, is_string($request['title']) ? $request['title'] : '');
        $violations = FormCheck::of($form);
        if ($violations !== []) {
            return new WP_Error('courant_form', implode(' ', array_map([$this->messages, 'of'], $violations)), [
                'status' => 422,
                'fields' => array_map(static fn (Violation $violation): string => $violation->field, $violations),
            ]);
        }
        if ($id > 0 && $this->library->find($id) === null) {
            return new WP_Error('courant_form_gone', __('This form does not exist any more.', 'courant-desk'), ['status' => 404]);
        }
        $saved = $this->library->save($form);
        if ($saved === null) {
            return new WP_Error('courant_form_changed', __('Somebody else has changed this form meanwhile. Open it anew, and make your changes again.', 'courant-desk'), ['status' => 409]);
        }
        if (is_bool($request['standard'])) {
            $this->standard($saved->id, $request['standard']);
        }

        return new WP_REST_Response(['form' => $this->shape($saved), 'forms' => $this->list()], $id > 0 ? 200 : 201);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function remove(WP_REST_Request $request): WP_REST_Response
    {
        $this->library->remove(is_int($request['id']) ? $request['id'] : 0);

        return new WP_REST_Response(['forms' => $this->list()]);
    }

    private function standard(int $id, bool $wanted): void
    {
        if ($wanted) {
            $this->library->makeStandard($id);
        } elseif ($this->library->standard() === $id) {
            $this->library->makeStandard(0);
        }
    }

    /** @return list<array<string, mixed>> */
    private function list(): array
    {
        return array_map([$this, 'shape'], $this->library->all());
    }

    /** @return array<string, mixed> */
    private function shape(FormDefinition $form): array
    {
        return [
            'id' => $form->id,
            'title' => $form->title,
            'version' => $form->version,
            'standard' => $this->library->standard() === $form->id,
            'fields' => FormShape::write($form),
        ];
    }
}
