<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use LengthException;
use SensitiveParameter;

/**
 * Represents a master key. Its ID is derived from the secret, so that a file's header can identify the key without
 * disclosing it.
 */
final class EncryptionKey
{
    public const BYTES = 32;
    public const ID_BYTES = 8;

    /** Key ID; ID_BYTES raw bytes. */
    public readonly string $id;

    private function __construct(#[SensitiveParameter] private readonly string $secret)
    {
        $this->id = substr(hash('sha256', "courant file key id\0" . $secret, true), 0, self::ID_BYTES);
    }

    /** @throws LengthException when $secret is not 32 bytes long */
    public static function fromSecret(#[SensitiveParameter] string $secret): self
    {
        if (strlen($secret) !== self::BYTES) {
            throw new LengthException('A key of private files has 32 bytes.');
        }

        return new self($secret);
    }

    /** Derives the key of one file (HKDF, RFC 5869). */
    public function deriveFileKey(FileHeader $header): string
    {
        return hash_hkdf(
            'sha256',
            $this->secret,
            self::BYTES,
            "courant private file\0" . chr($header->cipher) . $header->fileId,
            $header->salt,
        );
    }

    /** Derives the key that signs download links. */
    public function deriveLinkKey(): string
    {
        return hash_hkdf('sha256', $this->secret, self::BYTES, "courant private file link\0");
    }

    /** Returns the ID in hexadecimal, for display. */
    public function label(): string
    {
        return bin2hex($this->id);
    }

    /** Omits the secret from var_dump() and from logs of objects. @return array{id: string} */
    public function __debugInfo(): array
    {
        return ['id' => $this->label()];
    }
}
