<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Log;
use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\FileName;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\StoredName;
use RuntimeException;
use Throwable;

/** Stores applicants' files: rows in the database, encrypted content in a location. */
final class PrivateFileStore implements FileStore
{
    private const CLEANUP_BATCH_SIZE = 200;

    public function __construct(
        private readonly FileLocations $locations,
        private readonly FileRepository $files,
        private readonly FileContent $content,
        private readonly FileProblemRepository $problems,
        private readonly UnknownFileCleanup $unknown,
        private readonly Log $log,
    ) {
    }

    public function save(IncomingFile $file, string $field, ScanVerdict $scan = ScanVerdict::Off): StoredFile
    {
        $bytes = is_file($file->path) ? filesize($file->path) : false;
        if ($bytes === false) {
            throw new RuntimeException('An uploaded file does not exist.');
        }
        $this->locations->saveCurrent();
        $stored = $this->files->add(
            StoredName::create(get_current_blog_id()),
            $field,
            FileName::sanitizeForDisplay($file->name),
            FileKind::fromExtension(FileName::extension($file->name))?->mediaType() ?? 'application/octet-stream',
            $bytes,
            $scan
        );
        try {
            return $this->files->setHash($stored, $this->content->write($stored, FileContent::readPath($file->path)));
        } catch (Throwable $failure) {
            $this->delete($stored);
            throw $failure;
        }
    }

    public function assignToApplication(StoredFile $file, int $application): void
    {
        $this->files->assignToApplication($file, $application);
    }

    public function delete(StoredFile $file): void
    {
        try {
            $this->files->markAbandoned($file);
            $this->files->afterCommit(fn () => $this->deleteContentAndRow($file));
        } catch (RuntimeException $failure) {
            $this->log->error('private_files.discard', ['file' => $file->id], $failure);
        }
    }

    /** Deletes the content, then the row, so that the row still refers to the content after an interruption. */
    private function deleteContentAndRow(StoredFile $file): void
    {
        try {
            $this->content->delete($file);
            $this->files->delete($file);
            $this->problems->remove($file->id);
        } catch (RuntimeException $failure) {
            $this->log->error('private_files.discard', ['file' => $file->id], $failure);
        }
    }

    public function find(int $id): ?StoredFile
    {
        return $this->files->find($id);
    }

    public function findByApplication(int $application): array
    {
        return $this->files->findByApplication($application);
    }

    public function countByApplication(array $applications): array
    {
        return $this->files->countByApplication($applications);
    }

    public function exists(StoredFile $file): bool
    {
        return $this->content->exists($file);
    }

    public function read(StoredFile $file, int $from = 0, ?int $length = null): iterable
    {
        return $this->content->read($file, $from, $length);
    }

    public function deleteAbandoned(): void
    {
        foreach ($this->files->findAbandoned(self::CLEANUP_BATCH_SIZE) as $file) {
            $this->delete($file);
        }
        $this->unknown->run();
    }
}
