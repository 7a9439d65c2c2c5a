<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Applications\Wp\AdoptedFiles;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;
use RuntimeException;

/** Files in the private store, and attachments of WP Job Openings. */
final class FilePersonalData implements PersonalDataStore
{
    public function __construct(private readonly Sql $sql, private readonly FileStore $files, private readonly AdoptedFiles $adopted)
    {
    }

    public function locations(): array
    {
        return ['table:' . FileStore::TABLE];
    }

    public function isTransactional(): bool
    {
        return false;
    }

    public function withdraw(int $application): void
    {
        foreach ($this->files->ofApplication($application) as $file) {
            $this->files->discard($file);
        }
        $this->adopted->discard($application);
        if ($this->files->ofApplication($application) !== [] || $this->adopted->of($application) !== []) {
            throw new RuntimeException('Files of an application could not be deleted.');
        }
    }

    /** In a transaction the files go after its COMMIT; without an application they are swept, should the process not come to that. */
    public function delete(int $application): void
    {
        foreach ($this->files->ofApplication($application) as $file) {
            $this->files->bind($file, 0);
            $this->sql->afterCommit(fn () => $this->files->discard($file));
        }
    }

    public function export(int $application): array
    {
        $rows = [];
        foreach ($this->files->ofApplication($application) as $file) {
            $rows[] = ['name' => __('File', 'courant-desk'), 'value' => $file->originalName . ' (' . size_format($file->bytes) . ')'];
        }
        foreach ($this->adopted->of($application) as $file) {
            $rows[] = ['name' => __('File', 'courant-desk'), 'value' => $file['name']];
        }

        return $rows;
    }
}
