<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Which ciphers this server has. */
final class CipherSuite
{
    /**
     * @param bool $sodium  ext-sodium is loaded
     * @param bool $openssl ext-openssl is loaded and has AES-256-GCM
     * @param bool $compat  sodium's functions exist all the same (WordPress's sodium_compat)
     */
    public function __construct(private readonly bool $sodium, private readonly bool $openssl, private readonly bool $compat)
    {
    }

    public static function ofServer(): self
    {
        return new self(
            extension_loaded('sodium'),
            extension_loaded('openssl') && in_array('aes-256-gcm', openssl_get_cipher_methods(), true),
            function_exists('sodium_crypto_aead_xchacha20poly1305_ietf_decrypt'),
        );
    }

    /** @throws UnreadableFile where no cipher is to be had */
    public function forWriting(): ChunkCipher
    {
        return match (true) {
            $this->sodium => new XChaChaCipher(),
            $this->openssl => new AesGcmCipher(),
            $this->compat => new XChaChaCipher(),
            default => throw new UnreadableFile(FileProblem::CipherMissing),
        };
    }

    /** @throws UnreadableFile */
    public function forReading(int $id): ChunkCipher
    {
        return match (true) {
            $id === XChaChaCipher::ID && ($this->sodium || $this->compat) => new XChaChaCipher(),
            $id === AesGcmCipher::ID && $this->openssl => new AesGcmCipher(),
            $id === XChaChaCipher::ID, $id === AesGcmCipher::ID => throw new UnreadableFile(FileProblem::CipherMissing),
            default => throw new UnreadableFile(FileProblem::Damaged, 'unknown cipher'),
        };
    }

    /** Whether files are encrypted at the speed of an extension. */
    public function isNative(): bool
    {
        return $this->sodium || $this->openssl;
    }
}
