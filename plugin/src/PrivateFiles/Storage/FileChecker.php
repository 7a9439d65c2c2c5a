<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFile;

/** Tells which files have to be rewritten, and whether a file is what was stored. */
final class FileChecker
{
    public function __construct(
        private readonly FileLocations $locations,
        private readonly FileContent $content,
        private readonly KeyStore $keys,
        private readonly FileProblems $problems,
    ) {
    }

    /** Whether a file is plain or in an earlier location. @throws UnreadableFile when it is in none */
    public function isOutdated(StoredFile $file): bool
    {
        $name = StoredName::parse($file->storedName);

        return !$name->isEncrypted() || $this->locations->find($name)->path() !== $this->locations->current()->path();
    }

    /** Whether a file is encrypted with another key than the newest one, or not at all. @throws UnreadableFile */
    public function hasOlderKey(StoredFile $file): bool
    {
        return !StoredName::parse($file->storedName)->isEncrypted() || $this->content->header($file)->keyId !== $this->keys->ring()->newest()->id;
    }

    /**
     * Reads the whole file and compares it with its row.
     *
     * @throws UnreadableFile
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
            throw new UnreadableFile(FileProblem::Damaged, 'not what was stored');
        }
        $this->problems->resolve($file->id);
    }
}
