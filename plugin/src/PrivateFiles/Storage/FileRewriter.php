<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFile;
use RuntimeException;
use Throwable;

/**
 * Writes a file again: in the current location, under a new name, with the newest key. Encryption of old files, key
 * rotation and moving are this one step.
 *
 * The new content has a row of its own before it is written, and the two rows swap their names in one transaction after it
 * was read back. So whatever interrupts this, one row has a whole file, and the other one is deleted by the daily sweep.
 */
final class FileRewriter
{
    public function __construct(
        private readonly FileLocations $locations,
        private readonly FileRepository $files,
        private readonly FileContent $content,
        private readonly FileStore $store,
        private readonly FileProblems $problems,
    ) {
    }

    /**
     * @return bool false when the file was deleted or rewritten by another process meanwhile
     * @throws UnreadableFile   when it cannot be read; it is left as it is
     * @throws RuntimeException when it could not be written; it is left as it is
     */
    public function rewrite(StoredFile $file): bool
    {
        $this->locations->remember();
        $bytes = $this->checkedBytes($file);
        $rewrite = $this->files->add(StoredName::create(get_current_blog_id()), $file->field, $file->originalName, $file->mediaType, $bytes, $file->scan);
        try {
            $this->content->write($rewrite, $this->content->read($file));
            $isSwapped = $this->files->swapNames($file, $rewrite);
        } catch (Throwable $failure) {
            $this->store->discard($this->files->find($rewrite->id) ?? $rewrite);
            throw $failure;
        }
        $this->store->discard($this->files->find($rewrite->id) ?? $rewrite);

        return $isSwapped;
    }

    /**
     * Reads the file once and compares it with its row.
     *
     * @return int bytes of the plaintext
     * @throws UnreadableFile
     */
    private function checkedBytes(StoredFile $file): int
    {
        $bytes = 0;
        $hash = hash_init('sha256');
        foreach ($this->content->read($file) as $piece) {
            $bytes += strlen($piece);
            hash_update($hash, $piece);
        }
        if ($bytes === $file->bytes && ($file->sha256 === '' || hash_equals($file->sha256, hash_final($hash)))) {
            $this->problems->resolve($file->id);

            return $bytes;
        }
        $changed = new UnreadableFile(FileProblem::Damaged, 'not what was stored');
        if (StoredName::parse($file->storedName)->isEncrypted()) {
            throw $changed;
        }
        // A plain file that somebody changed is encrypted as it is now, because leaving it readable helps nobody; the checksum
        // of what the applicant sent stays in its row.
        $this->problems->report($file, $changed);

        return $bytes;
    }
}
