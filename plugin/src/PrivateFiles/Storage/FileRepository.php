<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\StoredName;

/**
 * Reads and writes the rows of stored files. A row without an application that is older than ABANDONED_AFTER_SECONDS
 * belongs to a file that is not needed and is deleted, which completes an interrupted upload, rewrite or deletion.
 */
final class FileRepository
{
    /** Age in seconds. */
    public const ABANDONED_AFTER_SECONDS = 3600;
    private const BATCH_SIZE = 200;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /** Adds the row of a file that is about to be written, without an application. */
    public function add(
        StoredName $name,
        string $field,
        string $originalName,
        string $mediaType,
        int $bytes,
        ScanVerdict $scan,
    ): StoredFile {
        $id = $this->sql->insert($this->table(), [
            'application_id' => 0,
            'field' => $field,
            'stored_name' => $name->value,
            'original_name' => $originalName,
            'type' => $mediaType,
            'bytes' => $bytes,
            'sha256' => '',
            'scan' => $scan->value,
            'created' => $this->clock->now()->getTimestamp(),
        ]);

        return new StoredFile(
            id: $id,
            application: 0,
            field: $field,
            storedName: $name->value,
            originalName: $originalName,
            mediaType: $mediaType,
            bytes: $bytes,
            sha256: '',
            scan: $scan
        );
    }

    public function setHash(StoredFile $file, string $sha256): StoredFile
    {
        $this->sql->execute('UPDATE %i SET sha256 = %s WHERE id = %d', $this->table(), $sha256, $file->id);

        return new StoredFile(
            id: $file->id,
            application: $file->application,
            field: $file->field,
            storedName: $file->storedName,
            originalName: $file->originalName,
            mediaType: $file->mediaType,
            bytes: $file->bytes,
            sha256: $sha256,
            scan: $file->scan
        );
    }

    public function setScan(StoredFile $file, ScanVerdict $scan): void
    {
        $this->sql->execute('UPDATE %i SET scan = %s WHERE id = %d', $this->table(), $scan->value, $file->id);
    }

    public function assignToApplication(StoredFile $file, int $application): void
    {
        $this->sql->execute('UPDATE %i SET application_id = %d WHERE id = %d', $this->table(), $application, $file->id);
    }

    /** Marks a file as not needed. It is deleted immediately or, after an interruption, by the daily cleanup. */
    public function markAbandoned(StoredFile $file): void
    {
        $this->sql->execute('UPDATE %i SET application_id = 0, created = 0 WHERE id = %d', $this->table(), $file->id);
    }

    public function delete(StoredFile $file): void
    {
        $this->sql->execute('DELETE FROM %i WHERE id = %d', $this->table(), $file->id);
    }

    /**
     * Swaps the stored names of two rows, if the name in the row of $file has not changed since it was read.
     *
     * @param StoredFile $file    file that was rewritten
     * @param StoredFile $rewrite row of the new content; afterwards the row of the old content, to be deleted
     * @return bool false without a swap when the file was changed or deleted in the meantime
     */
    public function swapNames(StoredFile $file, StoredFile $rewrite): bool
    {
        $sql = 'SELECT stored_name FROM %i WHERE id = %d FOR UPDATE';
        $currentName = fn (): ?string => $this->sql->fetchValue($sql, $this->table(), $file->id);

        return $this->sql->transaction(function () use ($file, $rewrite, $currentName): bool {
            if ($currentName() !== $file->storedName) {
                return false;
            }
            $sql = 'UPDATE %i SET stored_name = %s WHERE id = %d';
            $this->sql->execute($sql, $this->table(), $rewrite->storedName, $file->id);
            $sql = 'UPDATE %i SET stored_name = %s, created = 0 WHERE id = %d';
            $this->sql->execute($sql, $this->table(), $file->storedName, $rewrite->id);

            return true;
        }, static fn (): bool => $currentName() === $rewrite->storedName);
    }

    public function find(int $id): ?StoredFile
    {
        $row = $this->sql->fetchRows('SELECT * FROM %i WHERE id = %d', $this->table(), $id)[0] ?? null;

        return $row === null ? null : self::fromRow($row);
    }

    /** @return list<StoredFile> */
    public function findByApplication(int $application): array
    {
        $sql = 'SELECT * FROM %i WHERE application_id = %d AND application_id > 0 ORDER BY id';

        return array_map(self::fromRow(...), $this->sql->fetchRows($sql, $this->table(), $application));
    }

    /**
     * @param list<int> $applications
     * @return array<int, int> number of files by application ID
     */
    public function countByApplication(array $applications): array
    {
        if ($applications === []) {
            return [];
        }
        $slots = implode(', ', array_fill(0, count($applications), '%d'));
        $counts = [];
        $rows = $this->sql->fetchRows(
            "SELECT application_id, COUNT(*) AS number FROM %i WHERE application_id IN ($slots) AND field <> %s GROUP BY application_id",
            ...[$this->table(), ...$applications, FileStore::EMAIL_FIELD]
        );
        foreach ($rows as $row) {
            $counts[(int) $row['application_id']] = (int) $row['number'];
        }

        return $counts;
    }

    /**
     * Returns the next files by ascending ID, including those without an application.
     *
     * @return list<StoredFile>
     */
    public function findAfter(int $id, int $limit): array
    {
        $sql = 'SELECT * FROM %i WHERE id > %d ORDER BY id LIMIT %d';

        return array_map(self::fromRow(...), $this->sql->fetchRows($sql, $this->table(), $id, $limit));
    }

    /** Returns the number of files that belong to an application. */
    public function countAll(): int
    {
        return (int) $this->sql->fetchValue('SELECT COUNT(*) FROM %i WHERE application_id > 0', $this->table());
    }

    /**
     * Checks whether at least one of many stored names has a row.
     *
     * @param iterable<StoredName> $names
     */
    public function hasAny(iterable $names): bool
    {
        $batch = [];
        foreach ($names as $name) {
            $batch[] = $name;
            if (count($batch) === self::BATCH_SIZE) {
                if ($this->findKnownNames($batch) !== []) {
                    return true;
                }
                $batch = [];
            }
        }

        return $this->findKnownNames($batch) !== [];
    }

    /** Checks whether there are files that are not encrypted yet. */
    public function hasPlain(): bool
    {
        $sql = 'SELECT id FROM %i WHERE application_id > 0 AND stored_name NOT LIKE %s LIMIT 1';

        return $this->sql->fetchValue($sql, $this->table(), '%' . $this->sql->escapeLike('.enc')) !== null;
    }

    /** Returns the number of files that are not encrypted yet. */
    public function countPlain(): int
    {
        $sql = 'SELECT COUNT(*) FROM %i WHERE application_id > 0 AND stored_name NOT LIKE %s';

        return (int) $this->sql->fetchValue($sql, $this->table(), '%' . $this->sql->escapeLike('.enc'));
    }

    /** Runs $effect after the current transaction is committed. @param callable(): mixed $effect */
    public function afterCommit(callable $effect): void
    {
        $this->sql->afterCommit($effect);
    }

    /**
     * Returns files that are not needed.
     *
     * @return list<StoredFile>
     */
    public function findAbandoned(int $limit): array
    {
        return array_map(self::fromRow(...), $this->sql->fetchRows(
            'SELECT * FROM %i WHERE application_id = 0 AND created < %d ORDER BY id LIMIT %d',
            $this->table(),
            $this->abandonedBefore(),
            $limit
        ));
    }

    /**
     * Returns the total bytes of all files, and of those added in the last $seconds seconds.
     *
     * @return array{int, int}
     */
    public function sumBytes(int $seconds): array
    {
        $row = $this->sql->fetchRows(
            'SELECT SUM(bytes) AS total, SUM(CASE WHEN created > %d THEN bytes ELSE 0 END) AS recent FROM %i',
            $this->clock->now()->getTimestamp() - $seconds,
            $this->table()
        )[0] ?? [];

        return [(int) ($row['total'] ?? 0), (int) ($row['recent'] ?? 0)];
    }

    /** Returns the time before which files without an application count as abandoned. */
    public function abandonedBefore(): int
    {
        return $this->clock->now()->getTimestamp() - self::ABANDONED_AFTER_SECONDS;
    }

    /**
     * Returns those of the given stored names that have a row.
     *
     * @param list<StoredName> $names
     * @return array<string, true> by name
     */
    public function findKnownNames(array $names): array
    {
        if ($names === []) {
            return [];
        }
        $slots = implode(', ', array_fill(0, count($names), '%s'));
        $values = array_map(static fn (StoredName $name): string => $name->value, $names);
        $sql = "SELECT stored_name FROM %i WHERE stored_name IN ($slots)";
        $found = $this->sql->fetchColumn($sql, $this->table(), ...$values);

        return array_fill_keys($found, true);
    }

    /** @param array<string, string|null> $row */
    private static function fromRow(array $row): StoredFile
    {
        return new StoredFile(
            id: (int) $row['id'],
            application: (int) $row['application_id'],
            field: (string) $row['field'],
            storedName: (string) $row['stored_name'],
            originalName: (string) $row['original_name'],
            mediaType: (string) $row['type'],
            bytes: (int) $row['bytes'],
            sha256: (string) $row['sha256'],
            scan: ScanVerdict::tryFrom($row['scan'] ?? '') ?? ScanVerdict::Off,
        );
    }

    private function table(): string
    {
        return $this->sql->table(FilesTable::NAME);
    }
}
