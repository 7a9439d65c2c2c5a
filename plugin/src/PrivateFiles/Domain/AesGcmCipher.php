<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use RuntimeException;
use SensitiveParameter;

/** Encrypts with AES-256-GCM through ext-openssl. */
final class AesGcmCipher implements ChunkCipher
{
    public const ID = 2;
    private const NAME = 'aes-256-gcm';

    public function id(): int
    {
        return self::ID;
    }

    public function nonceBytes(): int
    {
        return 12;
    }

    public function seal(
        string $plaintext,
        string $associatedData,
        string $nonce,
        #[SensitiveParameter] string $key,
    ): string {
        $tag = '';
        $sealed = openssl_encrypt(
            $plaintext,
            self::NAME,
            $key,
            OPENSSL_RAW_DATA,
            $nonce,
            $tag,
            $associatedData,
            self::TAG_BYTES,
        );
        if ($sealed === false) {
            throw new RuntimeException('A chunk could not be encrypted.');
        }

        return $sealed . $tag;
    }

    public function open(
        string $sealed,
        string $associatedData,
        string $nonce,
        #[SensitiveParameter] string $key,
    ): ?string {
        // OpenSSL accepts shorter tags, which are easier to forge.
        if (strlen($sealed) < self::TAG_BYTES) {
            return null;
        }
        $plaintext = openssl_decrypt(
            substr($sealed, 0, -self::TAG_BYTES),
            self::NAME,
            $key,
            OPENSSL_RAW_DATA,
            $nonce,
            substr($sealed, -self::TAG_BYTES),
            $associatedData
        );

        return is_string($plaintext) ? $plaintext : null;
    }
}
