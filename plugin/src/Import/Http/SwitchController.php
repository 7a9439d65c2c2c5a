<?php

declare(strict_types=1);

namespace CourantDesk\Import\Http;

use CourantDesk\Import\Admin\SwitchReport;
use CourantDesk\Import\Storage\SwitchRunner;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles courant/v1/switch, for administrators: GET returns the report, POST `{do: start|continue|undo|confirm}` runs
 * the action for a few seconds and returns the report.
 */
final class SwitchController implements RestController
{
    private const PATH = '/switch';
    private const MAX_SECONDS = 4.0;

    public function __construct(private readonly SwitchRunner $runner, private readonly SwitchReport $report)
    {
    }

    public function routes(): array
    {
        $action = ['type' => 'string', 'enum' => ['start', 'continue', 'undo', 'confirm'], 'required' => true];

        return [
            new RestRoute('GET', self::PATH, Capabilities::SITE, $this->getReport(...)),
            new RestRoute('POST', self::PATH, Capabilities::SITE, $this->runAction(...), ['do' => $action]),
        ];
    }

    public function getReport(): WP_REST_Response
    {
        return new WP_REST_Response($this->report->create());
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function runAction(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $action = $request['do'];
        $progress = $this->runner->run(is_string($action) ? $action : '', self::MAX_SECONDS);
        if ($progress === null) {
            return new WP_Error(
                'courant_switch', __('This action is not available in the current state.', 'courant-desk'),
                ['status' => 409],
            );
        }
        if ($progress->isBusy) {
            $message = __('Another process is working on this. Try again later.', 'courant-desk');

            return new WP_Error('courant_switch_busy', $message, ['status' => 409]);
        }

        return new WP_REST_Response($this->report->create());
    }
}
