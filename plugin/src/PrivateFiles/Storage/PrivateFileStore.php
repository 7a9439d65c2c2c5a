<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Applications\Domain\FileKind;
use CourantDesk\Applications\Domain\FileName;
use CourantDesk\Applications\Domain\IncomingFile;
use CourantDesk\Kernel\Log;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\StoredName;
use RuntimeException;
use Throwable;

/** Applicants' files: rows in the database, encrypted content in a location. */
final class PrivateFileStore implements FileStore
{
    private const SWEEP_BATCH = 200;

    public function __construct(
        private readonly FileLocations $locations,
        private readonly FileRepository $files,
        private readonly FileContent $content,
        private readonly FileProblems $problems,
        private readonly UnknownFiles $unknown,
        private readonly Log $log,
    ) {
    }

    public function keep(IncomingFile $file, string $field, ScanVerdict $scan = ScanVerdict::Off): StoredFile
    {
        $bytes = is_file($file->path) ? filesize($file->path) : false;
        if ($bytes === false) {
            throw new RuntimeException('An uploaded file is not there.');
        }
        $this->locations->remember();
        $stored = $this->files->add(
            StoredName::create(get_current_blog_id()),
            $field,
            FileName::shown($file->name),
            FileKind::ofExtension(FileName::extension($file->name))?->mediaType() ?? 'application/octet-stream',
            $bytes,
            $scan
        );
        try {
            return $this->files->setHash($stored, $this->content->write($stored, FileContent::ofPath($file->path)));
        } catch (Throwable $failure) {
            $this->discard($stored);
            throw $failure;
        }
    }

    public function bind(StoredFile $file, int $application): void
    {
        $this->files->bind($file, $application);
    }

    public function discard(StoredFile $file): void
    {
        try {
            $this->files->abandon($file);
            $this->files->afterCommit(fn () => $this->delete($file));
        } catch (RuntimeException $failure) {
            $this->log->error('private_files.discard', ['file' => $file->id], $failure);
        }
    }

    /** Deletes the content, then the row, which finds the content again where this was interrupted. */
    private function delete(StoredFile $file): void
    {
        try {
            $this->content->delete($file);
            $this->files->remove($file);
            $this->problems->resolve($file->id);
        } catch (RuntimeException $failure) {
            $this->log->error('private_files.discard', ['file' => $file->id], $failure);
        }
    }

    public function find(int $id): ?StoredFile
    {
        return $this->files->find($id);
    }

    public function ofApplication(int $application): array
    {
        return $this->files->ofApplication($application);
    }

    public function count(array $applications): array
    {
        return $this->files->count($applications);
    }

    public function isPresent(StoredFile $file): bool
    {
        return $this->content->isPresent($file);
    }

    public function read(StoredFile $file, int $from = 0, ?int $length = null): iterable
    {
        return $this->content->read($file, $from, $length);
    }

    public function sweep(): void
    {
        foreach ($this->files->abandoned(self::SWEEP_BATCH) as $file) {
            $this->discard($file);
        }
        $this->unknown->run();
    }
}
