<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file or stream is read and written in chunks, which WP_Filesystem cannot do.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\FileHeader;
use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;
use RuntimeException;

/**
 * Reads and writes the content of stored files: encrypted, or unencrypted in files from before encryption was
 * introduced.
 */
final class FileContent
{
    public function __construct(
        private readonly FileLocations $locations,
        private readonly CipherSuite $ciphers,
        private readonly KeyRepository $keys,
    ) {
    }

    /**
     * Encrypts content into the current location.
     *
     * @param iterable<string> $plaintext
     * @return string SHA-256 of the plaintext
     * @throws RuntimeException when it could not be stored; no data remains
     */
    public function write(StoredFile $file, iterable $plaintext): string
    {
        $location = $this->locations->current();
        $this->locations->recordWrite($location);

        return (new EncryptedFileWriter($this->ciphers, $this->keys->keyRing()))
            ->write($location, StoredName::parse($file->storedName), $plaintext, $file->bytes);
    }

    /**
     * @param int|null $length number of bytes; null reads to the end
     * @return iterable<string>
     * @throws UnreadableFileException while iterating
     */
    public function read(StoredFile $file, int $from = 0, ?int $length = null): iterable
    {
        $name = StoredName::parse($file->storedName);
        $location = $this->locations->find($name);

        yield from $name->isEncrypted()
            ? (new EncryptedFileReader($this->ciphers, $this->keys->keyRing()))->read($location, $name, $from, $length)
            : self::readPlain($location, $name, $from, $length);
    }

    /** @throws UnreadableFileException also when the file is not encrypted and has no header */
    public function readHeader(StoredFile $file): FileHeader
    {
        $name = StoredName::parse($file->storedName);

        return (new EncryptedFileReader($this->ciphers, $this->keys->keyRing()))
            ->readHeaderOf($this->locations->find($name), $name);
    }

    public function exists(StoredFile $file): bool
    {
        try {
            $this->locations->find(StoredName::parse($file->storedName));

            return true;
        } catch (RuntimeException) {
            return false;
        }
    }

    /** Deletes the content from all locations. */
    public function delete(StoredFile $file): void
    {
        $name = StoredName::parse($file->storedName);
        foreach ($this->locations->all() as $location) {
            $location->delete($name);
        }
    }

    /**
     * Reads the content of a file outside of the store, such as an upload or an attachment.
     *
     * @return iterable<string>
     * @throws UnreadableFileException while iterating
     */
    public static function readPath(string $path, int $from = 0, ?int $length = null): iterable
    {
        $stream = is_file($path) ? @fopen($path, 'rb') : false;

        return self::readChunks(
            $stream === false ? throw new UnreadableFileException(FileProblem::Missing) : $stream,
            $from,
            $length,
        );
    }

    /** @return iterable<string> */
    private static function readPlain(FileLocation $location, StoredName $name, int $from, ?int $length): iterable
    {
        return self::readChunks($location->open($name), $from, $length);
    }

    /**
     * @param resource $stream
     * @return iterable<string>
     */
    private static function readChunks($stream, int $from, ?int $length): iterable
    {
        $end = $length === null ? PHP_INT_MAX : $from + $length;
        $position = 0;
        while ($position < $end && !feof($stream)) {
            $piece = fread($stream, FileHeader::CHUNK_BYTES);
            if ($piece === false) {
                throw new UnreadableFileException(FileProblem::Damaged, 'read error');
            }
            $bytes = substr($piece, max(0, min(strlen($piece), $from - $position)), max(
                0,
                $end - max($from, $position),
            ));
            $position += strlen($piece);
            if ($bytes !== '') {
                yield $bytes;
            }
        }
        fclose($stream);
    }
}
