<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file or stream is read and written in chunks, which WP_Filesystem cannot do.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\ChunkCipher;
use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\FileCipher;
use CourantDesk\PrivateFiles\Domain\FileHeader;
use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\KeyRing;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;

/** Reads encrypted files: only the chunks of the requested range, with one chunk in memory at a time. */
final class EncryptedFileReader
{
    public function __construct(private readonly CipherSuite $ciphers, private readonly KeyRing $keys)
    {
    }

    /** @throws UnreadableFileException when the file is missing or does not start with the header of this file */
    public function readHeaderOf(FileLocation $location, StoredName $name): FileHeader
    {
        $stream = $location->open($name);
        try {
            return self::readHeader($stream, $name);
        } finally {
            fclose($stream);
        }
    }

    /**
     * @param int|null $length number of bytes; null reads to the end
     * @return iterable<string> parts of at most one chunk, each authenticated
     * @throws UnreadableFileException while iterating
     */
    public function read(FileLocation $location, StoredName $name, int $from = 0, ?int $length = null): iterable
    {
        // `finally` is not used, because PHP's JIT runs it even if the generator was never started. The stream is
        // closed with the generator.
        $stream = $location->open($name);
        $header = self::readHeader($stream, $name);
        $key = $this->keys->find($header->keyId)
            ?? throw new UnreadableFileException(FileProblem::KeyMissing, bin2hex($header->keyId));
        $cipher = new FileCipher($header, $this->ciphers->forReading($header->cipher), $key);
        $end = $length === null ? $header->length : min($header->length, $from + $length);
        $first = min(intdiv(max(0, $from), $header->chunkBytes), $header->chunkCount() - 1);
        $last = max($first, intdiv(max(0, $end - 1), $header->chunkBytes));
        $stream = self::seek($stream, $header->chunkOffset($first), $location, $name);
        for ($index = $first; $index <= $last; $index++) {
            $plaintext = $cipher->open(
                $index,
                self::readBytes($stream, $header->chunkLength($index) + ChunkCipher::TAG_BYTES),
            );
            if ($index === $header->chunkCount() - 1 && self::readBytes($stream, 1) !== '') {
                throw new UnreadableFileException(FileProblem::Damaged, 'longer than it was');
            }
            $start = $index * $header->chunkBytes;
            $piece = substr($plaintext, max(0, $from - $start), max(0, $end - max($from, $start)));
            if ($piece !== '') {
                yield $piece;
            }
        }
        fclose($stream);
    }

    /** @param resource $stream at offset 0 */
    private static function readHeader($stream, StoredName $name): FileHeader
    {
        $header = FileHeader::parse(self::readBytes($stream, FileHeader::BYTES));
        if (!hash_equals($name->fileId(), $header->fileId)) {
            throw new UnreadableFileException(FileProblem::Damaged, 'another file');
        }
        $facts = @fstat($stream);
        // Stream wrappers may not report the size; a truncated file is then detected at its end.
        if ($facts !== false && $facts['size'] > 0 && $facts['size'] !== $header->fileBytes()) {
            throw new UnreadableFileException(FileProblem::Damaged, 'size');
        }

        return $header;
    }

    /**
     * Seeks to an offset. Stream wrappers may not support seeking, and a failed seek may have changed the offset: the
     * file is then opened again and read up to the offset.
     *
     * @param resource $stream
     * @return resource
     */
    private static function seek($stream, int $offset, FileLocation $location, StoredName $name)
    {
        if ($offset === FileHeader::BYTES || @fseek($stream, $offset) === 0) {
            return $stream;
        }
        $again = $location->open($name);
        fclose($stream);
        for ($left = $offset; $left > 0; $left -= strlen($skipped)) {
            $skipped = self::readBytes($again, min(FileHeader::CHUNK_BYTES, $left));
            if ($skipped === '') {
                break;
            }
        }

        return $again;
    }

    /**
     * Reads the given number of bytes, fewer only at the end of the file: a stream wrapper may return less than
     * requested.
     *
     * @param resource $stream
     */
    private static function readBytes($stream, int $bytes): string
    {
        $read = '';
        while (strlen($read) < $bytes && !feof($stream)) {
            $more = fread($stream, max(1, $bytes - strlen($read)));
            if ($more === false || ($more === '' && feof($stream))) {
                break;
            }
            $read .= $more;
        }

        return $read;
    }
}
