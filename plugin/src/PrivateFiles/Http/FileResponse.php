<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Http;

use CourantDesk\Kernel\Html;
use CourantDesk\PrivateFiles\Admin\ScanMessages;
use CourantDesk\PrivateFiles\Domain\ByteRange;
use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\FileName;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\FileSignature;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;
use CourantDesk\PrivateFiles\Storage\FileContent;
use CourantDesk\PrivateFiles\Storage\FileProblemRepository;
use finfo;

/** Sends a file and decrypts it while sending. A damaged file is rejected before the first byte. */
final class FileResponse
{
    /** Media types, as detected by libmagic, that are never displayed in the browser. */
    private const DOWNLOAD_ONLY_TYPES = [
        'text/html', 'text/x-php', 'application/x-php', 'image/svg+xml', 'text/xml', 'application/xml',
        'text/javascript', 'application/javascript',
    ];

    public function __construct(private readonly FileStore $files, private readonly FileProblemRepository $problems)
    {
    }

    /**
     * @param string                            $rangeHeader Range header of the request, or ''
     * @param callable(?FileKind): (void|mixed) $beforeFirstByte receives the file type of a preview, null for a
     *     download
     */
    public function send(StoredFile $file, string $rangeHeader, bool $isPreview, callable $beforeFirstByte): never
    {
        if (ScanMessages::warning($file->scan) !== '') {
            self::sendError(ScanMessages::warning($file->scan), 403);
        }
        try {
            $kind = $isPreview ? $this->previewKind($file) : null;
            $range = ByteRange::fromHeader($rangeHeader, $file->bytes);
            $this->verifyReadable($file, $range);
        } catch (UnreadableFileException $failure) {
            $this->problems->add($file, $failure);
            self::sendError(FileProblemRepository::message($failure->problem), match ($failure->problem) {
                FileProblem::Missing => 404,
                FileProblem::Unreachable => 503,
                default => 500,
            });
        }
        $beforeFirstByte($kind);
        $this->printHeaders($file, $kind, $range);
        $this->printContent($file, $range);
        exit;
    }

    public static function sendError(string $message, int $status): never
    {
        nocache_headers();
        if ($status === 503) {
            header('Retry-After: 60');
        }
        wp_die(esc_html($message), '', ['response' => absint($status), 'back_link' => true]);
    }

    public static function contentDisposition(string $name, string $how = 'attachment'): string
    {
        $plain = (string) preg_replace('/[^A-Za-z0-9._ -]/u', '_', remove_accents($name));

        return sprintf('%s; filename="%s"; filename*=UTF-8\'\'%s', $how, $plain, rawurlencode($name));
    }

    /** Returns the file type if a browser may display the file. Depends on its content, not on its name. */
    private function previewKind(StoredFile $file): ?FileKind
    {
        $head = $this->readBytes($file, 0, FileSignature::HEAD_BYTES);
        $tail = min(FileSignature::TAIL_BYTES, $file->bytes);
        $kind = FileSignature::detect($head, $this->readBytes($file, $file->bytes - $tail, $tail));
        $isShown = $kind !== null
            && $kind->isPreviewable()
            && $kind === FileKind::fromExtension(FileName::extension($file->originalName));
        $type = class_exists(finfo::class) ? (new finfo(FILEINFO_MIME_TYPE))->buffer($head) : false;

        return $isShown && !in_array($type, self::DOWNLOAD_ONLY_TYPES, true) ? $kind : null;
    }

    /**
     * Reads the requested range once before it is sent: if damage were detected during sending, the response could only
     * be truncated, which some browsers treat as a complete file.
     *
     * @throws UnreadableFileException
     */
    private function verifyReadable(StoredFile $file, ByteRange $range): void
    {
        $length = 0;
        foreach ($this->read($file, $range->from, max(1, $range->length())) as $piece) {
            $length += strlen($piece);
        }
        if ($length < $range->length() || ($range->status === 200 && $length !== $file->bytes)) {
            throw new UnreadableFileException(FileProblem::Damaged, 'size');
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
        header(
            'Content-Disposition: '
                . self::contentDisposition($file->originalName, $shown === null ? 'attachment' : 'inline')
        );
        header('Content-Length: ' . $range->length());
        header('Accept-Ranges: bytes');
        if ($range->status !== 200) {
            $span = $range->status === 416 ? '*' : "$range->from-$range->to";
            header("Content-Range: bytes $span/$file->bytes");
        }
        header('X-Content-Type-Options: nosniff');
        // A sandbox would prevent browsers from displaying a PDF; scripts in a PDF do not run in this site's origin.
        header(
            "Content-Security-Policy: default-src 'none'; frame-ancestors 'self'"
                . ($shown === FileKind::Pdf ? '' : '; sandbox')
        );
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
        } catch (UnreadableFileException $failure) {
            // The file was damaged after the check. Browsers detect the incomplete content by the Content-Length.
            $this->problems->add($file, $failure);
        }
    }

    private function readBytes(StoredFile $file, int $from, int $length): string
    {
        $bytes = '';
        foreach ($this->read($file, $from, $length) as $piece) {
            $bytes .= $piece;
        }

        return $bytes;
    }

    /**
     * @return iterable<string>
     * @throws UnreadableFileException while iterating
     */
    private function read(StoredFile $file, int $from, int $length): iterable
    {
        return $file->id > 0
            ? $this->files->read($file, $from, $length)
            : FileContent::readPath($file->storedName, $from, $length);
    }
}
