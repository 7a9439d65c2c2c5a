<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use Closure;

/** Signs download links with the keys of the site, so that they remain valid when the salts of WordPress change. */
final class DownloadSignature
{
    /** @param Closure(): KeyRing $keys */
    public function __construct(private readonly Closure $keys)
    {
    }

    /** @param int $expires Unix time */
    public function create(int $file, int $application, int $expires): string
    {
        return self::sign(($this->keys)()->newest(), $file, $application, $expires);
    }

    /**
     * Returns whether the signature is valid. Signatures of earlier keys are accepted as long as those keys are used
     * for decryption.
     */
    public function isValid(string $signature, int $file, int $application, int $expires): bool
    {
        foreach (($this->keys)()->all() as $key) {
            if (hash_equals(self::sign($key, $file, $application, $expires), $signature)) {
                return true;
            }
        }

        return false;
    }

    private static function sign(EncryptionKey $key, int $file, int $application, int $expires): string
    {
        return hash_hmac('sha256', "courant file|$file|$application|$expires", $key->deriveLinkKey());
    }
}
