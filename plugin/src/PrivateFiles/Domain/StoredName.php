<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use RuntimeException;

/**
 * Represents the name of a file below a location: site, two characters, 160 random bits in hexadecimal, and `.enc` if
 * it is encrypted. Files without `.enc` were stored before encryption was introduced.
 */
final class StoredName
{
    private const ENCRYPTED = '.enc';

    private function __construct(public readonly string $value)
    {
    }

    public static function create(int $site): self
    {
        $random = bin2hex(random_bytes(FileHeader::FILE_ID_BYTES));

        return new self($site . '/' . substr($random, 0, 2) . '/' . $random . self::ENCRYPTED);
    }

    /** @throws RuntimeException when the name has another format, so that no other path can be accessed */
    public static function parse(string $name): self
    {
        if (preg_match('#^\d+/[0-9a-f]{2}/[0-9a-f]{40}(\.enc)?$#D', $name) !== 1) {
            throw new RuntimeException('Not the name of a stored file.');
        }

        return new self($name);
    }

    /** Checks whether a file name, without folders, has the format of stored names. */
    public static function isStoredName(string $basename): bool
    {
        return preg_match('/^[0-9a-f]{40}(\.enc)?$/D', $basename) === 1;
    }

    public function isEncrypted(): bool
    {
        return str_ends_with($this->value, self::ENCRYPTED);
    }

    /** Returns the random part as raw bytes; which the header of the encrypted file must contain too. */
    public function fileId(): string
    {
        return (string) hex2bin(basename($this->value, self::ENCRYPTED));
    }
}
