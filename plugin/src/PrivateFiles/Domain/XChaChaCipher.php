<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Domain;

use RuntimeException;
use SensitiveParameter;
use SodiumException;

/**
 * Encrypts with XChaCha20-Poly1305 through ext-sodium, or WordPress's sodium_compat (0.4 MB/s), which has the same
 * function names.
 */
final class XChaChaCipher implements ChunkCipher
{
    public const ID = 1;

    public function id(): int
    {
        return self::ID;
    }

    public function nonceBytes(): int
    {
        return 24;
    }

    public function seal(
        string $plaintext,
        string $associatedData,
        string $nonce,
        #[SensitiveParameter] string $key,
    ): string {
        try {
            return sodium_crypto_aead_xchacha20poly1305_ietf_encrypt($plaintext, $associatedData, $nonce, $key);
        } catch (SodiumException $failure) {
            throw new RuntimeException('A chunk could not be encrypted.', 0, $failure);
        }
    }

    public function open(
        string $sealed,
        string $associatedData,
        string $nonce,
        #[SensitiveParameter] string $key,
    ): ?string {
        try {
            $plaintext = sodium_crypto_aead_xchacha20poly1305_ietf_decrypt($sealed, $associatedData, $nonce, $key);
        } catch (SodiumException) {
            // sodium_compat throws in cases in which the extension returns false.
            return null;
        }

        return is_string($plaintext) ? $plaintext : null;
    }
}
