<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\Kernel\Settings\SettingsLock;
use CourantDesk\Recruiting\Domain\Stage;
use CourantDesk\Recruiting\RecruitingFactory;
use CourantDesk\Recruiting\Storage\ApplicationRetention;
use CourantDesk\Recruiting\Storage\ReplyTemplateRepository;
use CourantDesk\Recruiting\Storage\SavedViewRepository;
use CourantDesk\Recruiting\Storage\StageRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Handles the REST routes for the user's saved views and for the settings: stages, templates and retention periods. */
final class RecruitingSettingsController implements RestController
{
    public function __construct(
        private readonly RecruitingFactory $factory,
        private readonly RecruitingPermissions $access,
        private readonly SavedViewRepository $views,
        private readonly RecruitingSchema $schema,
        private readonly SettingsLock $lock,
    ) {
    }

    public function routes(): array
    {
        $objects = ['type' => 'array', 'items' => ['type' => 'object']];
        $days = ['type' => 'object', 'additionalProperties' => ['type' => 'integer', 'minimum' => 0]];
        $views = [
            'type' => 'array',
            'required' => true,
            'maxItems' => SavedViewRepository::MAX_VIEWS,
            'items' => ['type' => 'object'],
        ];
        $before = [
            'required' => false,
            'description' => 'The views that the change is based on. Without them, the stored views are overwritten.',
        ] + $views;
        $version = ['type' => 'string', 'description' => 'The version that the changes are based on.'];
        $changes = ['stages' => $objects, 'templates' => $objects, 'days' => $days, 'version' => $version];
        $canHandle = $this->access->canHandle(...);
        $canConfigure = $this->access->canConfigure(...);
        $viewSchema = $this->schema->createLoader('SavedView');
        $schema = $this->schema->createLoader('RecruitingSettings');
        $settings = '/applications/settings';
        $retention = '/applications/retention';
        $viewsPath = '/applications/views';

        return [
            new RestRoute(
                method: 'PUT',
                path: $viewsPath,
                permission: $canHandle,
                callback: $this->saveViews(...),
                parameters: ['views' => $views, 'before' => $before],
                schema: $viewSchema,
            ),
            new RestRoute('GET', $settings, $canConfigure, $this->getSettings(...), schema: $schema),
            new RestRoute(
                method: 'PUT',
                path: $settings,
                permission: $canConfigure,
                callback: $this->saveSettings(...),
                parameters: $changes,
                schema: $schema,
            ),
            new RestRoute(
                method: 'GET',
                path: $retention,
                permission: $canConfigure,
                callback: $this->previewDeletion(...),
                parameters: ['days' => $days],
                schema: $schema,
            ),
            new RestRoute('POST', $retention, $canConfigure, $this->deleteDue(...), schema: $schema),
        ];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function saveViews(WP_REST_Request $request): WP_REST_Response
    {
        $views = $request->get_param('views');
        $before = $request->get_param('before');

        return PrivateRestResponse::create($this->views->save(
            get_current_user_id(),
            is_array($views) ? $views : [],
            is_array($before) ? $before : null,
        ));
    }

    public function getSettings(): WP_REST_Response
    {
        return PrivateRestResponse::create($this->serializeSettings());
    }

    /**
     * Saves the sections in the request. If its version differs from that of the stored settings, nothing is saved, and
     * the error contains the stored settings. Without a version, the stored settings are overwritten.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function saveSettings(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        return $this->lock->withLock(
            [StageRepository::OPTION, ReplyTemplateRepository::OPTION, ApplicationRetention::OPTION],
            fn (): WP_REST_Response|WP_Error => $this->saveUnchanged($request),
        );
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function saveUnchanged(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $version = $request->get_param('version');
        $current = $this->serializeSettings();
        if (is_string($version) && $version !== $current['version']) {
            return new WP_Error(
                'courant_settings_changed',
                __('Another user changed these settings in the meantime. Nothing was saved.', 'courant-desk'),
                ['status' => 409, 'current' => $current],
            );
        }
        $input = new RecruitingSettingsInput($this->factory);
        $problem = $input->save($request->get_params());

        return $problem ?? $this->getSettings();
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function previewDeletion(WP_REST_Request $request): WP_REST_Response
    {
        $days = $request->get_param('days');

        return PrivateRestResponse::create(['due' => (object) $this->factory->retention->countDue(
            is_array($days) ? RecruitingSettingsInput::parseDays($days) : null
        )]);
    }

    /** Deletes one batch of due applications; the response contains the remaining number. */
    public function deleteDue(): WP_REST_Response
    {
        $deleted = $this->factory->retention->deleteDue();

        return PrivateRestResponse::create(
            ['deleted' => $deleted, 'due' => (object) $this->factory->retention->countDue()]
        );
    }

    /** @return array{version: string, stages: mixed, templates: mixed, days: object, due: object} */
    private function serializeSettings(): array
    {
        $settings = [
            'stages' => self::serializeStages($this->factory),
            'templates' => $this->factory->replyTemplates->findAll(),
            'days' => (object) $this->factory->retention->daysByStage(),
        ];

        return [
            'version' => md5((string) wp_json_encode($settings)),
            ...$settings,
            'due' => (object) $this->factory->retention->countDue(),
        ];
    }

    /** @return list<array{slug: string, label: string, color: string, mails: bool, template: string}> */
    public static function serializeStages(RecruitingFactory $factory): array
    {
        return array_map(static fn (Stage $stage): array => [
            'slug' => $stage->slug,
            'label' => $stage->label,
            'color' => $stage->color,
            'mails' => $stage->sendsEmail,
            'template' => $stage->templateKey,
        ], $factory->stages->findAll()->all);
    }
}
