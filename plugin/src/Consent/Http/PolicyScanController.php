<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Http;

use Closure;
use CourantDesk\Consent\Admin\BlockedMarkupScanner;
use CourantDesk\Consent\Admin\MarkupSourceFinder;
use CourantDesk\Consent\Admin\PolicyScanUrls;
use CourantDesk\Consent\Domain\ContentSecurityPolicy;
use CourantDesk\Consent\Domain\PolicyScan;
use CourantDesk\Consent\Storage\PolicyScanRepository;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles courant/v1/policy-scan. The administrator's browser reads the pages without credentials and sends them here,
 * because a server often cannot send requests to itself.
 */
final class PolicyScanController implements RestController
{
    private const PATH = '/policy-scan';
    private const MAX_PAGE_BYTES = 5_000_000;

    /** @param Closure(): ContentSecurityPolicy $policy */
    public function __construct(
        private readonly PolicyScanRepository $scans,
        private readonly Clock $clock,
        private readonly Closure $policy,
    ) {
    }

    public function routes(): array
    {
        $page = [
            'url' => ['type' => 'string', 'required' => true, 'maxLength' => 2000],
            'html' => [
                'type' => 'string',
                'required' => true,
                'maxLength' => self::MAX_PAGE_BYTES,
                'description' => 'The page; empty when it could not be read.',
            ],
        ];

        return [
            new RestRoute('POST', self::PATH, Capabilities::SITE, $this->start(...), schema: $this->schema(...)),
            new RestRoute(
                method: 'PUT',
                path: self::PATH,
                permission: Capabilities::SITE,
                callback: $this->addPage(...),
                parameters: $page,
                schema: $this->schema(...),
            ),
        ];
    }

    public function start(): WP_REST_Response
    {
        $scan = PolicyScan::start($this->clock->now()->getTimestamp(), PolicyScanUrls::all());
        $this->scans->save($scan);

        return self::response($scan);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function addPage(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $url = $request->get_param('url');
        $html = $request->get_param('html');
        $scan = $this->scans->find();
        if (!is_string($url) || !is_string($html) || !in_array($url, $scan->pending, true)) {
            return new WP_Error(
                'courant_policy_scan',
                __('This page is not part of the scan. Start the scan again.', 'courant-desk'),
                ['status' => 409],
            );
        }
        $findings = $html === '' ? null : BlockedMarkupScanner::scan($html, $url, ($this->policy)());
        $scan = $scan->withPage($url, $findings);
        if ($scan->isComplete()) {
            $scan = $scan->withFindings((new MarkupSourceFinder())->addSources($scan->findings));
        }
        $this->scans->save($scan);

        return self::response($scan);
    }

    /** @return array<string, mixed> */
    public function schema(): array
    {
        return [
            '$schema' => 'http://json-schema.org/draft-04/schema#',
            'title' => 'courant-policy-scan',
            'type' => 'object',
            'properties' => [
                'pending' => ['type' => 'array', 'items' => ['type' => 'string', 'format' => 'uri']],
                'pages' => ['type' => 'integer'],
                'findings' => ['type' => 'integer'],
            ],
        ];
    }

    private static function response(PolicyScan $scan): WP_REST_Response
    {
        return new WP_REST_Response(
            ['pending' => $scan->pending, 'pages' => $scan->pages, 'findings' => count($scan->findings)]
        );
    }
}
