<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\FileKind;
use CourantDesk\Applications\Domain\FileSignature;
use CourantDesk\Applications\Domain\Sniffer;
use finfo;

/** Reads both ends of a file, and asks PHP's own library too where it is there. */
final class ContentSniffer implements Sniffer
{
    /** What the library must not say, whatever the file begins with. */
    private const NEVER = ['text/html', 'text/x-php', 'application/x-php', 'image/svg+xml', 'text/xml', 'application/xml', 'text/javascript', 'application/javascript', 'text/x-shellscript', 'application/x-dosexec'];

    public function kindOf(string $path): ?FileKind
    {
        $handle = is_file($path) ? fopen($path, 'rb') : false;
        if ($handle === false) {
            return null;
        }
        $head = (string) fread($handle, FileSignature::HEAD);
        fseek($handle, -min(FileSignature::TAIL, (int) filesize($path)), SEEK_END);
        $tail = (string) stream_get_contents($handle);
        fclose($handle);
        $kind = FileSignature::kindOf($head, $tail);

        return $kind !== null && !$this->isRefused($path) ? $kind : null;
    }

    private function isRefused(string $path): bool
    {
        if (!class_exists(finfo::class)) {
            return false;
        }
        $says = (new finfo(FILEINFO_MIME_TYPE))->file($path);

        return is_string($says) && in_array($says, self::NEVER, true);
    }
}
