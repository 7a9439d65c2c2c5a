<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\ByteRange;
use CourantDesk\Applications\Domain\FileKind;
use CourantDesk\Applications\Domain\FileName;
use CourantDesk\Applications\Domain\StoredFile;
use CourantDesk\Kernel\Html;
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
    private const PREVIEW = 'courant_preview';
    private const PIECE = 65536;

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

    /** The same to be looked at in wp-admin: of a PDF or a picture; of anything else it is the download. */
    public static function previewUrl(int $id, int $application): string
    {
        return add_query_arg(self::PREVIEW, '1', self::url($id, $application));
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
        $kind = $request->text(self::PREVIEW) === '1' ? $this->previewed($file['path'], $file['name']) : null;
        /**
         * An applicant's file is about to be given out.
         *
         * @param int    $application its id
         * @param string $name        as the applicant named it
         * @param string $how         `download` or `preview`
         */
        do_action('courant_desk_applicant_file_opened', $file['application'], $file['name'], $kind === null ? 'download' : 'preview');
        $this->stream($file['path'], $file['name'], $kind, ByteRange::of($request->header('Range'), (int) filesize($file['path'])));
    }

    /** What its bytes say, not its name, decides how a browser may show it. */
    private function previewed(string $path, string $name): ?FileKind
    {
        $kind = (new ContentSniffer())->kindOf($path);

        return $kind !== null && $kind->isPreviewed() && $kind === FileKind::ofExtension(FileName::extension($name)) ? $kind : null;
    }

    /** @return array{path: string, name: string, application: int}|null */
    private function find(int $id, int $application): ?array
    {
        $owner = $application > 0 ? $application : $this->adopted->applicationOf($id);
        // An id alone is an attachment's, as WP Job Openings' links have it; ours always name the application.
        $file = $application > 0 ? $this->files->find($id) : null;
        if ($file !== null && $file->application === $application) {
            return $this->stored($file);
        }
        if ($this->adopted->isOf($id, $owner)) {
            return ['path' => (string) get_attached_file($id), 'name' => AdoptedFiles::name($id), 'application' => $owner];
        }
        $owner = $owner > 0 ? $owner : $this->adopted->formerApplication($id);
        $moved = $owner > 0 ? $this->files->find($this->adopted->formerFile($owner, $id)) : null;

        return $moved !== null && $moved->application === $owner ? $this->stored($moved) : null;
    }

    /** @return array{path: string, name: string, application: int} */
    private function stored(StoredFile $file): array
    {
        return ['path' => $this->files->path($file), 'name' => $file->originalName, 'application' => $file->application];
    }

    private function stream(string $path, string $name, ?FileKind $shown, ByteRange $range): never
    {
        while (ob_get_level() > 0) {
            ob_end_clean();
        }
        nocache_headers();
        status_header($range->status);
        header('Cache-Control: private, no-store, max-age=0');
        header('Content-Type: ' . ($shown?->mediaType() ?? 'application/octet-stream'));
        header('Content-Disposition: ' . self::disposition($name, $shown === null ? 'attachment' : 'inline'));
        header('Content-Length: ' . $range->length());
        header('Accept-Ranges: bytes');
        if ($range->status !== 200) {
            $span = $range->status === 416 ? '*' : "$range->from-$range->to";
            header("Content-Range: bytes $span/" . (string) filesize($path));
        }
        header('X-Content-Type-Options: nosniff');
        // A sandbox would keep browsers from showing a PDF at all; nothing in one runs in this site's name.
        header("Content-Security-Policy: default-src 'none'; frame-ancestors 'self'" . ($shown === FileKind::Pdf ? '' : '; sandbox'));
        header('X-Frame-Options: SAMEORIGIN');
        header('X-Robots-Tag: noindex, nofollow');
        $this->send($path, $range);
        exit;
    }

    private function send(string $path, ByteRange $range): void
    {
        $file = fopen($path, 'rb');
        if ($file === false) {
            return;
        }
        fseek($file, $range->from);
        for ($left = $range->length(); $left > 0 && !feof($file); $left -= self::PIECE) {
            (new Html((string) fread($file, max(1, min(self::PIECE, $left)))))->print();
            flush();
        }
        fclose($file);
    }

    public static function disposition(string $name, string $how = 'attachment'): string
    {
        $plain = (string) preg_replace('/[^A-Za-z0-9._ -]/u', '_', remove_accents($name));

        return sprintf('%s; filename="%s"; filename*=UTF-8\'\'%s', $how, $plain, rawurlencode($name));
    }

    private function refuse(string $message, int $status): never
    {
        nocache_headers();
        wp_die(esc_html($message), '', ['response' => absint($status), 'back_link' => true]);
    }
}
