<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Http;

use CourantDesk\Applications\Domain\FileKind;
use CourantDesk\Applications\Domain\FileName;
use CourantDesk\Applications\Domain\FileSignature;
use CourantDesk\Kernel\Html;
use CourantDesk\PrivateFiles\Admin\ScanText;
use CourantDesk\PrivateFiles\Domain\ByteRange;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\UnreadableFile;
use CourantDesk\PrivateFiles\Storage\FileContent;
use CourantDesk\PrivateFiles\Storage\FileProblems;
use finfo;

/** Sends a file, decrypted while it is sent. A damaged file is refused before the first byte. */
final class FileResponse
{
    /** What libmagic must not say of a file that is shown in the browser. */
    private const NEVER_SHOWN = ['text/html', 'text/x-php', 'application/x-php', 'image/svg+xml', 'text/xml', 'application/xml', 'text/javascript', 'application/javascript'];

    public function __construct(private readonly FileStore $files, private readonly FileProblems $problems)
    {
    }

    /**
     * @param string                            $rangeHeader of the request, or ''
     * @param callable(?FileKind): (void|mixed) $beforeFirstByte gets the kind that a preview shows, null for a download
     */
    public function send(StoredFile $file, string $rangeHeader, bool $isPreview, callable $beforeFirstByte): never
    {
        if (ScanText::warning($file->scan) !== '') {
            self::refuse(ScanText::warning($file->scan), 403);
        }
        try {
            $kind = $isPreview ? $this->previewedKind($file) : null;
            $range = ByteRange::of($rangeHeader, $file->bytes);
            $this->check($file, $range);
        } catch (UnreadableFile $failure) {
            $this->problems->report($file, $failure);
            self::refuse(FileProblems::message($failure->problem), $failure->problem === FileProblem::Missing ? 404 : 500);
        }
        $beforeFirstByte($kind);
        $this->printHeaders($file, $kind, $range);
        $this->printContent($file, $range);
        exit;
    }

    public static function refuse(string $message, int $status): never
    {
        nocache_headers();
        wp_die(esc_html($message), '', ['response' => absint($status), 'back_link' => true]);
    }

    public static function disposition(string $name, string $how = 'attachment'): string
    {
        $plain = (string) preg_replace('/[^A-Za-z0-9._ -]/u', '_', remove_accents($name));

        return sprintf('%s; filename="%s"; filename*=UTF-8\'\'%s', $how, $plain, rawurlencode($name));
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

    /**
     * Reads what is about to be sent once before: a file that turned out damaged after its first half was sent could only be
     * cut off, which some browsers present as a whole one.
     *
     * @throws UnreadableFile
     */
    private function check(StoredFile $file, ByteRange $range): void
    {
        $length = 0;
        foreach ($this->read($file, $range->from, max(1, $range->length())) as $piece) {
            $length += strlen($piece);
        }
        if ($length < $range->length() || ($range->status === 200 && $length !== $file->bytes)) {
            throw new UnreadableFile(FileProblem::Damaged, 'size');
        }
    }

    private function printHeaders(StoredFile $file, ?FileKind $shown, ByteRange $range): void
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
        header('Referrer-Policy: no-referrer');
    }

    private function printContent(StoredFile $file, ByteRange $range): void
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

    private function bytes(StoredFile $file, int $from, int $length): string
    {
        $bytes = '';
        foreach ($this->read($file, $from, $length) as $piece) {
            $bytes .= $piece;
        }

        return $bytes;
    }

    /**
     * @return iterable<string>
     * @throws UnreadableFile while iterating
     */
    private function read(StoredFile $file, int $from, int $length): iterable
    {
        return $file->id > 0 ? $this->files->read($file, $from, $length) : FileContent::ofPath($file->storedName, $from, $length);
    }
}
