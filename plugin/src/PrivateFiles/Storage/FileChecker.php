<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;

/** Finds the files that must be rewritten, and whether a file has its original content. */
final class FileChecker
{
    public function __construct(
        private readonly FileLocations $locations,
        private readonly FileContent $content,
        private readonly KeyRepository $keys,
        private readonly FileProblemRepository $problems,
    ) {
    }

    /**
     * Checks whether a file is not encrypted or in an earlier location.
     *
     * @throws UnreadableFileException when no location contains it
     */
    public function isOutdated(StoredFile $file): bool
    {
        $name = StoredName::parse($file->storedName);

        return !$name->isEncrypted() || $this->locations->find($name)->path() !== $this->locations->current()->path();
    }

    /**
     * Checks whether a file is encrypted with a key other than the newest one, or not encrypted.
     *
     * @throws UnreadableFileException
     */
    public function hasOlderKey(StoredFile $file): bool
    {
        return !StoredName::parse($file->storedName)->isEncrypted()
            || $this->content->readHeader($file)->keyId !== $this->keys->keyRing()->newest()->id;
    }

    /**
     * Reads the whole file and compares it with its row.
     *
     * @throws UnreadableFileException
     */
    public function verify(StoredFile $file): void
    {
        $hash = hash_init('sha256');
        $bytes = 0;
        foreach ($this->content->read($file) as $piece) {
            $bytes += strlen($piece);
            hash_update($hash, $piece);
        }
        if ($bytes !== $file->bytes || !hash_equals($file->sha256, hash_final($hash))) {
            throw new UnreadableFileException(FileProblem::Damaged, 'not what was stored');
        }
        $this->problems->remove($file->id);
    }
}
