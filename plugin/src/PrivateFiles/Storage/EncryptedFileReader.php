<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\ChunkCipher;
use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\FileCipher;
use CourantDesk\PrivateFiles\Domain\FileHeader;
use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\KeyRing;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFile;

/** Reads encrypted files: only the chunks that a range needs, one at a time, in memory for one chunk. */
final class EncryptedFileReader
{
    public function __construct(private readonly CipherSuite $ciphers, private readonly KeyRing $keys)
    {
    }

    /** @throws UnreadableFile when the file is missing or does not begin with the header of this file */
    public function header(FileLocation $location, StoredName $name): FileHeader
    {
        $stream = $location->open($name);
        try {
            return self::readHeader($stream, $name);
        } finally {
            fclose($stream);
        }
    }

    /**
     * @param int|null $length bytes; null reads to the end
     * @return iterable<string> at most a chunk at a time, each authenticated
     * @throws UnreadableFile while iterating
     */
    public function read(FileLocation $location, StoredName $name, int $from = 0, ?int $length = null): iterable
    {
        // No `finally`: PHP's JIT runs it also where the generator was never started. The stream is closed with the generator.
        $stream = $location->open($name);
        $header = self::readHeader($stream, $name);
        $key = $this->keys->find($header->keyId) ?? throw new UnreadableFile(FileProblem::KeyMissing, bin2hex($header->keyId));
        $cipher = new FileCipher($header, $this->ciphers->forReading($header->cipher), $key);
        $end = $length === null ? $header->length : min($header->length, $from + $length);
        $first = min(intdiv(max(0, $from), $header->chunkBytes), $header->chunkCount() - 1);
        $last = max($first, intdiv(max(0, $end - 1), $header->chunkBytes));
        $stream = self::moveTo($stream, $header->chunkOffset($first), $location, $name);
        for ($index = $first; $index <= $last; $index++) {
            $plaintext = $cipher->open($index, self::take($stream, $header->chunkLength($index) + ChunkCipher::TAG_BYTES));
            if ($index === $header->chunkCount() - 1 && self::take($stream, 1) !== '') {
                throw new UnreadableFile(FileProblem::Damaged, 'longer than it was');
            }
            $start = $index * $header->chunkBytes;
            $piece = substr($plaintext, max(0, $from - $start), max(0, $end - max($from, $start)));
            if ($piece !== '') {
                yield $piece;
            }
        }
        fclose($stream);
    }

    /** @param resource $stream at its beginning */
    private static function readHeader($stream, StoredName $name): FileHeader
    {
        $header = FileHeader::parse(self::take($stream, FileHeader::BYTES));
        if (!hash_equals($name->fileId(), $header->fileId)) {
            throw new UnreadableFile(FileProblem::Damaged, 'another file');
        }
        $facts = @fstat($stream);
        // Wrappers need not know the size; then a cut file is found where it ends.
        if ($facts !== false && $facts['size'] > 0 && $facts['size'] !== $header->fileBytes()) {
            throw new UnreadableFile(FileProblem::Damaged, 'size');
        }

        return $header;
    }

    /**
     * Wrappers need not be able to seek, and one that fails to may have lost its place: the file is then opened again and
     * read up to the position.
     *
     * @param resource $stream
     * @return resource
     */
    private static function moveTo($stream, int $offset, FileLocation $location, StoredName $name)
    {
        if ($offset === FileHeader::BYTES || @fseek($stream, $offset) === 0) {
            return $stream;
        }
        $again = $location->open($name);
        fclose($stream);
        for ($left = $offset; $left > 0; $left -= strlen($skipped)) {
            $skipped = self::take($again, min(FileHeader::CHUNK_BYTES, $left));
            if ($skipped === '') {
                break;
            }
        }

        return $again;
    }

    /**
     * Reads so many bytes, fewer only where the file ends: a wrapper may return less than it is asked for.
     *
     * @param resource $stream
     */
    private static function take($stream, int $bytes): string
    {
        $taken = '';
        while (strlen($taken) < $bytes && !feof($stream)) {
            $more = fread($stream, max(1, $bytes - strlen($taken)));
            if ($more === false || ($more === '' && feof($stream))) {
                break;
            }
            $taken .= $more;
        }

        return $taken;
    }
}
