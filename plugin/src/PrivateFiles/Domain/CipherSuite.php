<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Domain;

/** Selects ciphers by the PHP extensions of this server. */
final class CipherSuite
{
    /**
     * @param bool $sodium whether ext-sodium is loaded
     * @param bool $openssl whether ext-openssl is loaded and supports AES-256-GCM
     * @param bool $compat whether the sodium functions exist without the extension (WordPress's sodium_compat)
     */
    public function __construct(
        private readonly bool $sodium,
        private readonly bool $openssl,
        private readonly bool $compat,
    ) {
    }

    public static function forServer(): self
    {
        return new self(
            extension_loaded('sodium'),
            extension_loaded('openssl') && in_array('aes-256-gcm', openssl_get_cipher_methods(), true),
            function_exists('sodium_crypto_aead_xchacha20poly1305_ietf_decrypt'),
        );
    }

    /** @throws UnreadableFileException when no cipher is available */
    public function forWriting(): ChunkCipher
    {
        return match (true) {
            $this->sodium => new XChaChaCipher(),
            $this->openssl => new AesGcmCipher(),
            $this->compat => new XChaChaCipher(),
            default => throw new UnreadableFileException(FileProblem::CipherMissing),
        };
    }

    /** @throws UnreadableFileException */
    public function forReading(int $id): ChunkCipher
    {
        return match (true) {
            $id === XChaChaCipher::ID && ($this->sodium || $this->compat) => new XChaChaCipher(),
            $id === AesGcmCipher::ID && $this->openssl => new AesGcmCipher(),
            $id === XChaChaCipher::ID,
            $id === AesGcmCipher::ID => throw new UnreadableFileException(FileProblem::CipherMissing),
            default => throw new UnreadableFileException(FileProblem::Damaged, 'unknown cipher'),
        };
    }

    /** Checks whether encryption uses an extension instead of PHP code. */
    public function isNative(): bool
    {
        return $this->sodium || $this->openssl;
    }
}
