<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Http;

use CourantDesk\Applications\Domain\FileKind;
use CourantDesk\Applications\Domain\FileName;
use CourantDesk\Applications\Domain\FileSignature;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Request;
use CourantDesk\PrivateFiles\Domain\Attachments;
use CourantDesk\PrivateFiles\Domain\ByteRange;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\UnreadableFile;
use CourantDesk\PrivateFiles\Storage\FileContent;
use CourantDesk\PrivateFiles\Storage\FileProblems;
use finfo;

/**
 * The capability-checked download of an applicant's file (Jobs contract 1.5). The request names an id, never a path;
 * the bytes are streamed, and nothing in them can run in the browser. A damaged file is refused before the first byte.
 */
final class DownloadController
{
    private const ACTIONS = ['download_resume', 'download_file'];
    private const NONCE = 'awsm_resume_download';
    private const PREVIEW = 'courant_preview';
    /** What libmagic must not say of a file that is shown in the browser. */
    private const NEVER_SHOWN = ['text/html', 'text/x-php', 'application/x-php', 'image/svg+xml', 'text/xml', 'application/xml', 'text/javascript', 'application/javascript'];

    public function __construct(
        private readonly FileStore $files,
        private readonly Attachments $attachments,
        private readonly FileProblems $problems,
    ) {
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

    public function handle(): void
    {
        $request = Request::current();
        if (!in_array($request->text('awsm_action'), self::ACTIONS, true)) {
            return;
        }
        if (wp_verify_nonce($request->text('awsm_nonce'), self::NONCE) === false) {
            $this->refuse(__('This link has expired. Please open the application again.', 'courant-desk'), 403);
        }
        $file = $this->find($request->int('awsm_id'), $request->int('application'));
        if ($file === null || !current_user_can('edit_post', $file->application)) {
            $this->refuse(__('You are not allowed to read this file.', 'courant-desk'), 403);
        }
        try {
            $kind = $request->text(self::PREVIEW) === '1' ? $this->previewedKind($file) : null;
            $range = ByteRange::of($request->header('Range'), $file->bytes);
            $this->checkRange($file, $range);
        } catch (UnreadableFile $failure) {
            $this->problems->report($file, $failure);
            $this->refuse(FileProblems::message($failure->problem), $failure->problem === FileProblem::Missing ? 404 : 500);
        }
        /**
         * An applicant's file is about to be given out.
         *
         * @param int    $application its id
         * @param string $name        as the applicant named it
         * @param string $how         `download` or `preview`
         */
        do_action('courant_desk_applicant_file_opened', $file->application, $file->originalName, $kind === null ? 'download' : 'preview');
        $this->stream($file, $kind, $range);
    }

    /** What its bytes say, not its name, decides whether a browser may show it. */
    private function previewedKind(StoredFile $file): ?FileKind
    {
        $head = $this->bytes($file, 0, FileSignature::HEAD);
        $tail = min(FileSignature::TAIL, $file->bytes);
        $kind = FileSignature::kindOf($head, $this->bytes($file, $file->bytes - $tail, $tail));
        $isShown = $kind !== null && $kind->isPreviewed() && $kind === FileKind::ofExtension(FileName::extension($file->originalName));
        $type = class_exists(finfo::class) ? (new finfo(FILEINFO_MIME_TYPE))->buffer($head) : false;

        return $isShown && !in_array($type, self::NEVER_SHOWN, true) ? $kind : null;
    }

    /** @return StoredFile|null an attachment of an adopted application has the id 0 and its path as the stored name */
    private function find(int $id, int $application): ?StoredFile
    {
        // An id alone is an attachment's, as WP Job Openings' links have it; ours always name the application.
        $file = $application > 0 ? $this->files->find($id) : null;
        if ($file !== null && $file->application === $application) {
            return $file;
        }
        $attached = $this->attachments->find($id, $application);
        if ($attached !== null) {
            $bytes = is_file($attached['path']) ? (int) filesize($attached['path']) : 0;

            return new StoredFile(0, $attached['application'], '', $attached['path'], $attached['name'], '', $bytes, '');
        }
        $moved = $this->attachments->findStored($id, $application);
        $file = $moved === null ? null : $this->files->find($moved['file']);

        return $file !== null && $file->application === $moved['application'] ? $file : null;
    }

    /**
     * @return iterable<string>
     * @throws UnreadableFile while iterating
     */
    private function read(StoredFile $file, int $from, int $length): iterable
    {
        return $file->id > 0 ? $this->files->read($file, $from, $length) : FileContent::ofPath($file->storedName, $from, $length);
    }

    private function bytes(StoredFile $file, int $from, int $length): string
    {
        $bytes = '';
        foreach ($this->read($file, $from, $length) as $piece) {
            $bytes .= $piece;
        }

        return $bytes;
    }

    /**
     * Reads what is about to be sent once before: a file that turned out damaged after its first half was sent could only be
     * cut off, which some browsers present as a whole one.
     *
     * @throws UnreadableFile
     */
    private function checkRange(StoredFile $file, ByteRange $range): void
    {
        $left = $range->length();
        foreach ($this->read($file, $range->from, max(1, $left)) as $piece) {
            $left -= strlen($piece);
        }
        if ($left > 0) {
            throw new UnreadableFile(FileProblem::Damaged, 'shorter than it was');
        }
    }

    private function stream(StoredFile $file, ?FileKind $shown, ByteRange $range): never
    {
        while (ob_get_level() > 0) {
            ob_end_clean();
        }
        nocache_headers();
        status_header($range->status);
        header('Cache-Control: private, no-store, max-age=0');
        header('Content-Type: ' . ($shown?->mediaType() ?? 'application/octet-stream'));
        header('Content-Disposition: ' . self::disposition($file->originalName, $shown === null ? 'attachment' : 'inline'));
        header('Content-Length: ' . $range->length());
        header('Accept-Ranges: bytes');
        if ($range->status !== 200) {
            $span = $range->status === 416 ? '*' : "$range->from-$range->to";
            header("Content-Range: bytes $span/$file->bytes");
        }
        header('X-Content-Type-Options: nosniff');
        // A sandbox would keep browsers from showing a PDF at all; nothing in one runs in this site's name.
        header("Content-Security-Policy: default-src 'none'; frame-ancestors 'self'" . ($shown === FileKind::Pdf ? '' : '; sandbox'));
        header('X-Frame-Options: SAMEORIGIN');
        header('X-Robots-Tag: noindex, nofollow');
        $this->send($file, $range);
        exit;
    }

    private function send(StoredFile $file, ByteRange $range): void
    {
        if ($range->length() < 1) {
            return;
        }
        try {
            foreach ($this->read($file, $range->from, $range->length()) as $piece) {
                (new Html($piece))->print();
                flush();
            }
        } catch (UnreadableFile $failure) {
            // It was whole a moment ago. Content-Length tells the browser that what it has is not all.
            $this->problems->report($file, $failure);
        }
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
