<?php

declare(strict_types=1);

namespace CourantDesk\Import\Http;

use Closure;
use CourantDesk\Import\Storage\ArchiveExporter;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Request;

/** Sends the archive of the site, or of one opening, as a streamed download. */
final class ArchiveDownloadController
{
    public const ACTION = 'courant_archive';

    /** @param Closure(): ArchiveExporter $exporter */
    public function __construct(private readonly Closure $exporter)
    {
    }

    public function download(): never
    {
        if (!current_user_can(Capabilities::SITE)) {
            wp_die(esc_html__('You are not allowed to export the site.', 'courant-desk'), '', ['response' => 403]);
        }
        check_admin_referer(self::ACTION);
        $opening = max(0, Request::fromGlobals()->int('opening'));
        while (ob_get_level() > 0) {
            ob_end_clean();
        }
        // phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- sending a large archive takes longer than a page.
        set_time_limit(0);
        nocache_headers();
        header('Content-Type: application/zip');
        header('Content-Disposition: attachment; filename="' . sanitize_file_name(
            (string) wp_parse_url(home_url(), PHP_URL_HOST) . ($opening > 0 ? "-$opening" : '') . '.zip',
        ) . '"');
        header('X-Content-Type-Options: nosniff');
        header('Cache-Control: private, no-store');
        ($this->exporter)()->export(static function (string $bytes): void {
            (new Html($bytes))->print();
            flush();
        }, $opening);
        exit;
    }
}
