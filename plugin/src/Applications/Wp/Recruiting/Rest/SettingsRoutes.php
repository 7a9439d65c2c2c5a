<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting\Rest;

use CourantDesk\Applications\Domain\Recruiting\Stage;
use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\Wp\Recruiting\SavedViews;
use CourantDesk\Applications\Wp\Recruiting\SettingsInput;
use CourantDesk\Applications\Wp\TokenRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** The user's saved views, and what the owner decides: stages, templates, for how long applications are kept. */
final class SettingsRoutes
{
    public function __construct(
        private readonly RecruitingParts $parts,
        private readonly Access $access,
        private readonly SavedViews $views,
        private readonly SchemaFile $schema,
    ) {
    }

    public function register(): void
    {
        $this->route('/applications/views', 'PUT', $this->saveViews(...), $this->access->handles(...), 'SavedView', [
            'views' => ['type' => 'array', 'required' => true, 'maxItems' => SavedViews::MOST, 'items' => ['type' => 'object']],
        ]);
        $this->route('/applications/settings', 'GET', $this->settings(...), $this->access->configures(...), 'RecruitingSettings');
        $objects = ['type' => 'array', 'items' => ['type' => 'object']];
        $days = ['type' => 'object', 'additionalProperties' => ['type' => 'integer', 'minimum' => 0]];
        $this->route('/applications/settings', 'PUT', $this->save(...), $this->access->configures(...), 'RecruitingSettings', [
            'stages' => $objects,
            'templates' => $objects,
            'days' => $days,
        ]);
        $this->route('/applications/retention', 'GET', $this->dryRun(...), $this->access->configures(...), 'RecruitingSettings', ['days' => $days]);
        $this->route('/applications/retention', 'POST', $this->delete(...), $this->access->configures(...), 'RecruitingSettings');
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function saveViews(WP_REST_Request $request): WP_REST_Response
    {
        $views = $request->get_param('views');

        return Answer::of($this->views->write(get_current_user_id(), is_array($views) ? $views : []));
    }

    public function settings(): WP_REST_Response
    {
        return Answer::of([
            'stages' => self::stages($this->parts),
            'templates' => $this->parts->templates->read(),
            'days' => (object) $this->parts->retention->days(),
            'due' => (object) $this->parts->retention->due(),
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function save(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $input = new SettingsInput($this->parts);
        $problem = $input->save($request->get_params());

        return $problem ?? $this->settings();
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function dryRun(WP_REST_Request $request): WP_REST_Response
    {
        $days = $request->get_param('days');

        return Answer::of(['due' => (object) $this->parts->retention->due(is_array($days) ? SettingsInput::days($days) : null)]);
    }

    /** Deletes a batch now; the answer tells how many are left. */
    public function delete(): WP_REST_Response
    {
        $deleted = $this->parts->retention->run();

        return Answer::of(['deleted' => $deleted, 'due' => (object) $this->parts->retention->due()]);
    }

    /** @return list<array{slug: string, label: string, color: string, mails: bool, template: string}> */
    public static function stages(RecruitingParts $parts): array
    {
        return array_map(static fn (Stage $stage): array => [
            'slug' => $stage->slug,
            'label' => $stage->label,
            'color' => $stage->color,
            'mails' => $stage->mails,
            'template' => $stage->template,
        ], $parts->stages->read()->all);
    }

    /**
     * @param non-falsy-string                    $path
     * @param array<string, array<string, mixed>> $arguments
     */
    private function route(string $path, string $method, callable $work, callable $allowed, string $schema, array $arguments = []): void
    {
        register_rest_route(TokenRoute::SPACE, $path, [
            ['methods' => $method, 'callback' => $work, 'permission_callback' => $allowed, 'args' => $arguments],
            'schema' => $this->schema->of($schema),
        ]);
    }
}
