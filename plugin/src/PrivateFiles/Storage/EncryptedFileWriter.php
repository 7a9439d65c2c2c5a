<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file or stream is read and written in chunks, which WP_Filesystem cannot do.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\FileCipher;
use CourantDesk\PrivateFiles\Domain\FileHeader;
use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\KeyRing;
use CourantDesk\PrivateFiles\Domain\StoredName;
use RuntimeException;
use Throwable;

/** Writes encrypted files, in chunks, and verifies them by reading them back. */
final class EncryptedFileWriter
{
    public function __construct(private readonly CipherSuite $ciphers, private readonly KeyRing $keys)
    {
    }

    /**
     * @param iterable<string> $plaintext parts of any size
     * @param int              $length    total number of bytes
     * @return string SHA-256 of the plaintext, in hexadecimal
     * @throws RuntimeException when the file could not be written completely; no data remains
     */
    public function write(FileLocation $location, StoredName $name, iterable $plaintext, int $length): string
    {
        $cipher = $this->ciphers->forWriting();
        $key = $this->keys->newest();
        $header = FileHeader::create($cipher->id(), $length, $key->id, $name->fileId());
        $stream = $location->create($name);
        try {
            try {
                $hash = $this->encrypt($stream, $header, new FileCipher($header, $cipher, $key), $plaintext);
            } catch (Throwable $failure) {
                fclose($stream);
                throw $failure;
            }
            $location->closeAndSync($stream, $name);
            $this->verifyWritten($location, $name, $length);
        } catch (Throwable $failure) {
            $location->delete($name);
            throw $failure;
        }

        return $hash;
    }

    /**
     * @param resource         $stream
     * @param iterable<string> $plaintext
     */
    private function encrypt($stream, FileHeader $header, FileCipher $cipher, iterable $plaintext): string
    {
        $hash = hash_init('sha256');
        self::writeBytes($stream, $header->encode());
        $buffer = '';
        $index = 0;
        $written = 0;
        foreach ($plaintext as $piece) {
            hash_update($hash, $piece);
            $buffer .= $piece;
            // The last chunk is written after the loop, because it needs a flag.
            while (strlen($buffer) > $header->chunkBytes) {
                if ($index >= $header->chunkCount() - 1) {
                    throw new RuntimeException('A private file is longer than stated.');
                }
                self::writeBytes($stream, $cipher->seal($index++, substr($buffer, 0, $header->chunkBytes)));
                $buffer = substr($buffer, $header->chunkBytes);
                $written += $header->chunkBytes;
            }
        }
        if ($written + strlen($buffer) !== $header->length) {
            throw new RuntimeException('A private file has not the length that was stated.');
        }
        self::writeBytes($stream, $cipher->seal($index, $buffer));

        return hash_final($hash);
    }

    /**
     * Reads the file back and checks its length. Reading authenticates every chunk, so the content is not hashed again,
     * which would take longer than encryption and decryption together.
     *
     * @throws RuntimeException when the written file cannot be read back completely
     */
    private function verifyWritten(FileLocation $location, StoredName $name, int $length): void
    {
        foreach ((new EncryptedFileReader($this->ciphers, $this->keys))->read($location, $name) as $piece) {
            $length -= strlen($piece);
        }
        if ($length !== 0) {
            throw new RuntimeException('A private file was not stored as it was written.');
        }
    }

    /** @param resource $stream */
    private static function writeBytes($stream, string $bytes): void
    {
        while ($bytes !== '') {
            $written = @fwrite($stream, $bytes);
            if ($written === false || $written === 0) {
                throw new RuntimeException('A private file could not be written.');
            }
            $bytes = substr($bytes, $written);
        }
    }
}
