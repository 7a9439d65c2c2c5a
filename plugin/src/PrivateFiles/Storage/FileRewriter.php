<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;
use RuntimeException;
use Throwable;

/**
 * Rewrites a file: in the current location, with a new name and the newest key. Encrypting, moving and key rotation use
 * this class.
 *
 * A separate row is added before the new content is written. After the content was read back, the two rows swap their
 * names in one transaction. So after an interruption one row has a complete file, and the daily cleanup deletes the
 * other one.
 */
final class FileRewriter
{
    public function __construct(
        private readonly FileLocations $locations,
        private readonly FileRepository $files,
        private readonly FileContent $content,
        private readonly FileStore $store,
        private readonly FileProblemRepository $problems,
    ) {
    }

    /**
     * @return bool false when the file was deleted or rewritten by another process in the meantime
     * @throws UnreadableFileException   when it cannot be read; the file is left unchanged
     * @throws RuntimeException when it could not be written; the file is left unchanged
     */
    public function rewrite(StoredFile $file): bool
    {
        $this->locations->saveCurrent();
        $bytes = $this->verifyAndMeasure($file);
        $rewrite = $this->files->add(
            StoredName::create(get_current_blog_id()),
            $file->field,
            $file->originalName,
            $file->mediaType,
            $bytes,
            $file->scan,
        );
        try {
            $this->content->write($rewrite, $this->content->read($file));
            $isSwapped = $this->files->swapNames($file, $rewrite);
        } catch (Throwable $failure) {
            $this->store->delete($this->files->find($rewrite->id) ?? $rewrite);
            throw $failure;
        }
        $this->store->delete($this->files->find($rewrite->id) ?? $rewrite);

        return $isSwapped;
    }

    /**
     * Reads the file once and compares it with its row.
     *
     * @return int length of the plaintext in bytes
     * @throws UnreadableFileException
     */
    private function verifyAndMeasure(StoredFile $file): int
    {
        $bytes = 0;
        $hash = hash_init('sha256');
        foreach ($this->content->read($file) as $piece) {
            $bytes += strlen($piece);
            hash_update($hash, $piece);
        }
        if ($bytes === $file->bytes && ($file->sha256 === '' || hash_equals($file->sha256, hash_final($hash)))) {
            $this->problems->remove($file->id);

            return $bytes;
        }
        $changed = new UnreadableFileException(FileProblem::Damaged, 'not what was stored');
        if (StoredName::parse($file->storedName)->isEncrypted()) {
            throw $changed;
        }
        // A changed plain file is encrypted with its current content, because leaving it unencrypted has no benefit;
        // the row keeps the checksum of the applicant's upload.
        $this->problems->add($file, $changed);

        return $bytes;
    }
}
