<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\FileHeader;
use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFile;
use RuntimeException;

/** The content of stored files: encrypted, or plain where it is from before encryption. */
final class FileContent
{
    public function __construct(
        private readonly FileLocations $locations,
        private readonly CipherSuite $ciphers,
        private readonly KeyStore $keys,
    ) {
    }

    /**
     * Encrypts content into the current location.
     *
     * @param iterable<string> $plaintext
     * @return string SHA-256 of the plaintext
     * @throws RuntimeException when it could not be stored; then nothing of it is left
     */
    public function write(StoredFile $file, iterable $plaintext): string
    {
        $location = $this->locations->current();
        $this->locations->recordWrite($location);

        return (new EncryptedFileWriter($this->ciphers, $this->keys->ring()))
            ->write($location, StoredName::parse($file->storedName), $plaintext, $file->bytes);
    }

    /**
     * @param int|null $length bytes; null reads to the end
     * @return iterable<string>
     * @throws UnreadableFile while iterating
     */
    public function read(StoredFile $file, int $from = 0, ?int $length = null): iterable
    {
        $name = StoredName::parse($file->storedName);
        $location = $this->locations->find($name);

        yield from $name->isEncrypted()
            ? (new EncryptedFileReader($this->ciphers, $this->keys->ring()))->read($location, $name, $from, $length)
            : self::readPlain($location, $name, $from, $length);
    }

    /** @throws UnreadableFile also where the file is from before encryption: then it has none */
    public function header(StoredFile $file): FileHeader
    {
        $name = StoredName::parse($file->storedName);

        return (new EncryptedFileReader($this->ciphers, $this->keys->ring()))->header($this->locations->find($name), $name);
    }

    public function isPresent(StoredFile $file): bool
    {
        try {
            $this->locations->find(StoredName::parse($file->storedName));

            return true;
        } catch (RuntimeException) {
            return false;
        }
    }

    /** Deletes the content from every location that has it. */
    public function delete(StoredFile $file): void
    {
        $name = StoredName::parse($file->storedName);
        foreach ($this->locations->all() as $location) {
            $location->delete($name);
        }
    }

    /**
     * The content of a file that is not one of ours, such as an upload or an attachment.
     *
     * @return iterable<string>
     * @throws UnreadableFile while iterating
     */
    public static function ofPath(string $path, int $from = 0, ?int $length = null): iterable
    {
        $stream = is_file($path) ? @fopen($path, 'rb') : false;

        return self::part($stream === false ? throw new UnreadableFile(FileProblem::Missing) : $stream, $from, $length);
    }

    /** @return iterable<string> */
    private static function readPlain(FileLocation $location, StoredName $name, int $from, ?int $length): iterable
    {
        return self::part($location->open($name), $from, $length);
    }

    /**
     * @param resource $stream
     * @return iterable<string>
     */
    private static function part($stream, int $from, ?int $length): iterable
    {
        $end = $length === null ? PHP_INT_MAX : $from + $length;
        $position = 0;
        while ($position < $end && !feof($stream)) {
            $piece = fread($stream, FileHeader::CHUNK_BYTES);
            if ($piece === false) {
                throw new UnreadableFile(FileProblem::Damaged, 'read error');
            }
            $wanted = substr($piece, max(0, min(strlen($piece), $from - $position)), max(0, $end - max($from, $position)));
            $position += strlen($piece);
            if ($wanted !== '') {
                yield $wanted;
            }
        }
        fclose($stream);
    }
}
