<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;

/**
 * The capability-checked download of an applicant's file (Jobs contract 1.5). The request names an id, never a path;
 * the bytes are streamed, and nothing in them can run in the browser.
 */
final class Downloads
{
    private const ACTIONS = ['download_resume', 'download_file'];
    private const NONCE = 'awsm_resume_download';

    public function __construct(private readonly Kernel $kernel, private readonly PrivateFileStore $files, private readonly AdoptedFiles $adopted)
    {
    }

    /** @param int $application tells our file ids from the attachment ids of adopted applications */
    public static function url(int $id, int $application): string
    {
        return add_query_arg([
            'awsm_action' => 'download_resume',
            'awsm_id' => $id,
            'application' => $application,
            'awsm_nonce' => wp_create_nonce(self::NONCE),
        ], admin_url('admin.php'));
    }

    public function answer(): void
    {
        $request = Request::current();
        if (!in_array($request->text('awsm_action'), self::ACTIONS, true)) {
            return;
        }
        if (wp_verify_nonce($request->text('awsm_nonce'), self::NONCE) === false) {
            $this->refuse(__('This link has expired. Please open the application again.', 'courant-desk'), 403);
        }
        $file = $this->find($request->int('awsm_id'), $request->int('application'));
        if ($file === null || !current_user_can('edit_post', $file['application'])) {
            $this->refuse(__('You are not allowed to read this file.', 'courant-desk'), 403);
        }
        if (!is_file($file['path']) || !is_readable($file['path'])) {
            $this->kernel->log->error('applications.file_missing', ['application' => $file['application']]);
            $this->refuse(__('This file is not there any more.', 'courant-desk'), 404);
        }
        /**
         * An applicant's file is about to be given out.
         *
         * @param int    $application
         * @param string $name        as the applicant named it
         */
        do_action('courant_desk_applicant_file_opened', $file['application'], $file['name']);
        $this->stream($file['path'], $file['name']);
    }

    /** @return array{path: string, name: string, application: int}|null */
    private function find(int $id, int $application): ?array
    {
        $ours = $application < 1 || get_post_meta($application, 'courant_reference', true) !== '';
        $file = $ours ? $this->files->find($id) : null;
        if ($file !== null) {
            $fits = $file->application > 0 && ($application < 1 || $application === $file->application);

            return $fits ? ['path' => $this->files->path($file), 'name' => $file->originalName, 'application' => $file->application] : null;
        }
        $owner = $application > 0 ? $application : (int) wp_get_post_parent_id($id);
        if (!$this->adopted->isOf($id, $owner)) {
            return null;
        }

        return ['path' => (string) get_attached_file($id), 'name' => AdoptedFiles::name($id), 'application' => $owner];
    }

    private function stream(string $path, string $name): never
    {
        while (ob_get_level() > 0) {
            ob_end_clean();
        }
        nocache_headers();
        header('Cache-Control: private, no-store, max-age=0');
        header('Content-Type: application/octet-stream');
        header('Content-Disposition: ' . self::disposition($name));
        header('Content-Length: ' . (string) filesize($path));
        header('X-Content-Type-Options: nosniff');
        header("Content-Security-Policy: sandbox; default-src 'none'");
        header('X-Robots-Tag: noindex, nofollow');
        readfile($path);
        exit;
    }

    public static function disposition(string $name): string
    {
        $plain = (string) preg_replace('/[^A-Za-z0-9._ -]/u', '_', remove_accents($name));

        return sprintf('attachment; filename="%s"; filename*=UTF-8\'\'%s', $plain, rawurlencode($name));
    }

    private function refuse(string $message, int $status): never
    {
        nocache_headers();
        wp_die(esc_html($message), '', ['response' => absint($status), 'back_link' => true]);
    }
}
