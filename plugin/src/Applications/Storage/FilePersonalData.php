<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Applications\Wp\AdoptedFiles;
use CourantDesk\PrivateFiles\Domain\FileStore;
use RuntimeException;

/** Files in the private store, and attachments of WP Job Openings. */
final class FilePersonalData implements PersonalDataStore
{
    public function __construct(private readonly FileStore $files, private readonly AdoptedFiles $adopted)
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
        $this->delete($application);
        if ($this->files->ofApplication($application) !== [] || $this->adopted->of($application) !== []) {
            throw new RuntimeException('Files of an application could not be deleted.');
        }
    }

    public function delete(int $application): void
    {
        foreach ($this->files->ofApplication($application) as $file) {
            $this->files->discard($file);
        }
        $this->adopted->discard($application);
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
