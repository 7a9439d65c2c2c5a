<?php

declare(strict_types=1);

namespace CourantTests\Support\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;

/** A file store in memory. */
final class InMemoryFileStore implements FileStore
{
    /** @var array<int, StoredFile> */
    private array $kept = [];

    /** @return list<string> */
    public function names(): array
    {
        return array_values(array_map(static fn (StoredFile $file): string => $file->originalName, $this->kept));
    }

    public function save(IncomingFile $file, string $field, ScanVerdict $scan = ScanVerdict::Off): StoredFile
    {
        $id = count($this->kept) + 1;

        return $this->kept[$id] = new StoredFile(
            id: $id,
            application: 0,
            field: $field,
            storedName: "stored-$id",
            originalName: $file->name,
            mediaType: 'application/pdf',
            bytes: $file->bytes,
            sha256: '',
            scan: $scan
        );
    }

    public function delete(StoredFile $file): void
    {
        unset($this->kept[$file->id]);
    }

    public function find(int $id): ?StoredFile
    {
        return $this->kept[$id] ?? null;
    }

    public function assignToApplication(StoredFile $file, int $application): void
    {
    }

    public function countByApplication(array $applications): array
    {
        return [];
    }

    public function exists(StoredFile $file): bool
    {
        return isset($this->kept[$file->id]);
    }

    public function read(StoredFile $file, int $from = 0, ?int $length = null): iterable
    {
        return [];
    }

    public function deleteAbandoned(): void
    {
    }

    public function findByApplication(int $application): array
    {
        return [];
    }
}
