<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Domain;

use RuntimeException;

/**
 * Represents the first 128 bytes of an encrypted file; numbers are big-endian. The hash of all of them is authenticated
 * with every chunk; the checksum at the end only distinguishes damage from a missing key.
 *
 *     0  8  magic "CRNTFILE"        24  8  ID of the master key
 *     8  1  version, 1              32 20  ID of the file, the hexadecimal part of its stored name
 *     9  1  cipher                  52 32  salt of the file's key
 *    10  2  zero                    84 16  nonce prefix
 *    12  4  bytes of a chunk       100 12  zero
 *    16  8  bytes of the plaintext 112 16  checksum: the first half of the SHA-256 of all preceding bytes
 *
 * @see docs/features/private-files-encryption.md#file-format
 */
final class FileHeader
{
    public const BYTES = 128;
    public const MAGIC = 'CRNTFILE';
    public const FILE_ID_BYTES = 20;
    public const CHUNK_BYTES = 65536;
    private const VERSION = 1;
    private const SALT_BYTES = 32;
    private const NONCE_PREFIX_BYTES = 16;
    private const CHECKED_BYTES = 112;
    private const MIN_CHUNK_BYTES = 4096;
    private const MAX_CHUNK_BYTES = 1048576;
    /** Maximum plaintext size, 1 TB in bytes: larger than any real file, and much smaller than the maximum integer. */
    private const MAX_LENGTH = 1099511627776;

    private function __construct(
        public readonly int $cipher,
        public readonly int $chunkBytes,
        /** Length of the plaintext in bytes. */
        public readonly int $length,
        /** Key ID as raw bytes. */
        public readonly string $keyId,
        /** File ID as raw bytes. */
        public readonly string $fileId,
        public readonly string $salt,
        public readonly string $noncePrefix,
    ) {
    }

    public static function create(
        int $cipher,
        int $length,
        string $keyId,
        string $fileId,
        int $chunkBytes = self::CHUNK_BYTES,
    ): self {
        if (
            strlen($fileId) !== self::FILE_ID_BYTES
            || strlen($keyId) !== EncryptionKey::ID_BYTES
            || $length < 0
            || $length > self::MAX_LENGTH
        ) {
            throw new RuntimeException('A private file cannot have this header.');
        }

        return new self(
            cipher: $cipher,
            chunkBytes: $chunkBytes,
            length: $length,
            keyId: $keyId,
            fileId: $fileId,
            salt: random_bytes(self::SALT_BYTES),
            noncePrefix: random_bytes(self::NONCE_PREFIX_BYTES)
        );
    }

    /** @throws UnreadableFileException when the bytes are not a complete header */
    public static function parse(string $bytes): self
    {
        if (strlen($bytes) !== self::BYTES || !str_starts_with($bytes, self::MAGIC)) {
            throw new UnreadableFileException(FileProblem::Damaged, 'no header');
        }
        if (!hash_equals(self::checksum($bytes), substr($bytes, self::CHECKED_BYTES))) {
            throw new UnreadableFileException(FileProblem::Damaged, 'header');
        }
        $fields = unpack('Cversion/Ccipher/nzero/NchunkBytes/Jlength', $bytes, 8);
        if ($fields === false || $fields['version'] !== self::VERSION) {
            throw new UnreadableFileException(FileProblem::Damaged, 'unknown version');
        }
        ['cipher' => $cipher, 'chunkBytes' => $chunkBytes, 'length' => $length] = $fields;
        if (
            !is_int($cipher) || !is_int($chunkBytes) || !is_int($length)
            || $chunkBytes < self::MIN_CHUNK_BYTES
            || $chunkBytes > self::MAX_CHUNK_BYTES
            || $length < 0
            || $length > self::MAX_LENGTH
        ) {
            throw new UnreadableFileException(FileProblem::Damaged, 'sizes');
        }

        $header = new self(
            cipher: $cipher,
            chunkBytes: $chunkBytes,
            length: $length,
            keyId: substr($bytes, 24, 8),
            fileId: substr($bytes, 32, 20),
            salt: substr($bytes, 52, 32),
            noncePrefix: substr($bytes, 84, 16)
        );

        // The chunks authenticate the encoded form of the parsed values, so unused bytes must have their original
        // values too.
        return $header->encode() === $bytes
            ? $header
            : throw new UnreadableFileException(FileProblem::Damaged, 'header');
    }

    public function encode(): string
    {
        $bytes = self::MAGIC . pack('CCnNJ', self::VERSION, $this->cipher, 0, $this->chunkBytes, $this->length)
            . $this->keyId . $this->fileId . $this->salt . $this->noncePrefix . str_repeat("\0", 12);

        return $bytes . self::checksum($bytes);
    }

    /**
     * Returns the number of chunks, at least 1: an empty file has one empty chunk, so that its header is authenticated
     * too.
     */
    public function chunkCount(): int
    {
        return max(1, intdiv($this->length + $this->chunkBytes - 1, $this->chunkBytes));
    }

    /** Returns the length of a chunk's plaintext in bytes. */
    public function chunkLength(int $index): int
    {
        return min($this->chunkBytes, $this->length - $index * $this->chunkBytes);
    }

    /** Returns the offset of a chunk in the encrypted file. */
    public function chunkOffset(int $index): int
    {
        return self::BYTES + $index * ($this->chunkBytes + ChunkCipher::TAG_BYTES);
    }

    /** Returns the size of the encrypted file in bytes. */
    public function fileBytes(): int
    {
        return self::BYTES + $this->length + $this->chunkCount() * ChunkCipher::TAG_BYTES;
    }

    private static function checksum(string $bytes): string
    {
        return substr(
            hash('sha256', substr($bytes, 0, self::CHECKED_BYTES), true),
            0,
            self::BYTES - self::CHECKED_BYTES,
        );
    }
}
