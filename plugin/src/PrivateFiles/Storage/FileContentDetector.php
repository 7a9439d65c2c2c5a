<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file or stream is read and written in chunks, which WP_Filesystem cannot do.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\FileKindDetector;
use CourantDesk\PrivateFiles\Domain\FileSignature;
use finfo;

/** Detects the file type from the start and end of the file, and checks it with ext-fileinfo if available. */
final class FileContentDetector implements FileKindDetector
{
    /** Media types reported by ext-fileinfo that reject a file, regardless of its signature. */
    private const REFUSED_MEDIA_TYPES = [
        'text/html', 'text/x-php', 'application/x-php', 'image/svg+xml', 'text/xml', 'application/xml',
        'text/javascript', 'application/javascript', 'text/x-shellscript', 'application/x-dosexec',
    ];

    public function detect(string $path): ?FileKind
    {
        $handle = is_file($path) ? fopen($path, 'rb') : false;
        if ($handle === false) {
            return null;
        }
        $head = (string) fread($handle, FileSignature::HEAD_BYTES);
        fseek($handle, -min(FileSignature::TAIL_BYTES, (int) filesize($path)), SEEK_END);
        $tail = (string) stream_get_contents($handle);
        fclose($handle);
        $kind = FileSignature::detect($head, $tail);

        return $kind !== null && !$this->isRefusedMediaType($path) ? $kind : null;
    }

    private function isRefusedMediaType(string $path): bool
    {
        if (!class_exists(finfo::class)) {
            return false;
        }
        $mediaType = (new finfo(FILEINFO_MIME_TYPE))->file($path);

        return is_string($mediaType) && in_array($mediaType, self::REFUSED_MEDIA_TYPES, true);
    }
}
