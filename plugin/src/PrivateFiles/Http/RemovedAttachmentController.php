<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Http;

use CourantDesk\Kernel\Request;
use CourantDesk\PrivateFiles\Storage\AttachmentWriteBack;

/**
 * Sends status 410 (Gone) for the public URL of an applicant's file that no longer exists, so that search engines and
 * link checkers remove it. Files that exist are sent by the web server.
 */
final class RemovedAttachmentController
{
    public function handle(): void
    {
        if (!is_404()) {
            return;
        }
        $folder = wp_parse_url(wp_upload_dir(null, false)['baseurl'], PHP_URL_PATH);
        $path = wp_parse_url(Request::fromGlobals()->uri(), PHP_URL_PATH);
        $pattern = '~^' . preg_quote((string) $folder . '/' . AttachmentWriteBack::FOLDER, '~')
            . '/\d{4}/\d{2}/[0-9a-f]{64}\.\w{1,10}$~D';
        if (is_string($folder) && is_string($path) && preg_match($pattern, $path) === 1) {
            status_header(410);
            // Otherwise WordPress redirects to another URL that it guesses.
            remove_action('template_redirect', 'redirect_canonical');
        }
    }
}
