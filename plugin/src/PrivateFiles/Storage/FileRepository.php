<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\StoredName;

/**
 * The rows of stored files. A row without an application that is older than ABANDONED_AFTER owns a file that nobody needs:
 * it is how an interrupted upload, rewrite or deletion is completed later.
 */
final class FileRepository
{
    /** seconds */
    public const ABANDONED_AFTER = 3600;
    private const BATCH = 200;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /** Adds the row of a file that is about to be written, as belonging to nobody. */
    public function add(StoredName $name, string $field, string $originalName, string $mediaType, int $bytes, ScanVerdict $scan): StoredFile
    {
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

        return new StoredFile($id, 0, $field, $name->value, $originalName, $mediaType, $bytes, '', $scan);
    }

    public function setHash(StoredFile $file, string $sha256): StoredFile
    {
        $this->sql->run('UPDATE %i SET sha256 = %s WHERE id = %d', $this->table(), $sha256, $file->id);

        return new StoredFile($file->id, $file->application, $file->field, $file->storedName, $file->originalName, $file->mediaType, $file->bytes, $sha256, $file->scan);
    }

    public function setScan(StoredFile $file, ScanVerdict $scan): void
    {
        $this->sql->run('UPDATE %i SET scan = %s WHERE id = %d', $this->table(), $scan->value, $file->id);
    }

    public function bind(StoredFile $file, int $application): void
    {
        $this->sql->run('UPDATE %i SET application_id = %d WHERE id = %d', $this->table(), $application, $file->id);
    }

    /** Marks a file as one that nobody needs any more, to be deleted now or, after an interruption, by the daily sweep. */
    public function abandon(StoredFile $file): void
    {
        $this->sql->run('UPDATE %i SET application_id = 0, created = 0 WHERE id = %d', $this->table(), $file->id);
    }

    public function remove(StoredFile $file): void
    {
        $this->sql->run('DELETE FROM %i WHERE id = %d', $this->table(), $file->id);
    }

    /**
     * Gives each of two rows the other's stored name, if $file still has the name that it was read with.
     *
     * @param StoredFile $file    the file that was rewritten
     * @param StoredFile $rewrite the new content; afterwards the row of the old one, which nobody needs
     * @return bool false when the file was changed or deleted meanwhile; then nothing was swapped
     */
    public function swapNames(StoredFile $file, StoredFile $rewrite): bool
    {
        $currentName = fn (): ?string => $this->sql->value('SELECT stored_name FROM %i WHERE id = %d FOR UPDATE', $this->table(), $file->id);

        return $this->sql->transaction(function () use ($file, $rewrite, $currentName): bool {
            if ($currentName() !== $file->storedName) {
                return false;
            }
            $this->sql->run('UPDATE %i SET stored_name = %s WHERE id = %d', $this->table(), $rewrite->storedName, $file->id);
            $this->sql->run('UPDATE %i SET stored_name = %s, created = 0 WHERE id = %d', $this->table(), $file->storedName, $rewrite->id);

            return true;
        }, static fn (): bool => $currentName() === $rewrite->storedName);
    }

    public function find(int $id): ?StoredFile
    {
        $row = $this->sql->rows('SELECT * FROM %i WHERE id = %d', $this->table(), $id)[0] ?? null;

        return $row === null ? null : self::fromRow($row);
    }

    /** @return list<StoredFile> */
    public function ofApplication(int $application): array
    {
        return array_map(
            self::fromRow(...),
            $this->sql->rows('SELECT * FROM %i WHERE application_id = %d AND application_id > 0 ORDER BY id', $this->table(), $application)
        );
    }

    /**
     * @param list<int> $applications
     * @return array<int, int> number by application
     */
    public function count(array $applications): array
    {
        if ($applications === []) {
            return [];
        }
        $slots = implode(', ', array_fill(0, count($applications), '%d'));
        $counts = [];
        $rows = $this->sql->rows(
            "SELECT application_id, COUNT(*) AS number FROM %i WHERE application_id IN ($slots) GROUP BY application_id",
            $this->table(),
            ...$applications
        );
        foreach ($rows as $row) {
            $counts[(int) $row['application_id']] = (int) $row['number'];
        }

        return $counts;
    }

    /**
     * The next files in the order of their ids, also those that belong to nobody yet.
     *
     * @return list<StoredFile>
     */
    public function after(int $id, int $limit): array
    {
        return array_map(self::fromRow(...), $this->sql->rows('SELECT * FROM %i WHERE id > %d ORDER BY id LIMIT %d', $this->table(), $id, $limit));
    }

    /** Number of files that belong to an application. */
    public function total(): int
    {
        return (int) $this->sql->value('SELECT COUNT(*) FROM %i WHERE application_id > 0', $this->table());
    }

    /**
     * Whether any of many stored names has a row.
     *
     * @param iterable<StoredName> $names
     */
    public function hasAny(iterable $names): bool
    {
        $batch = [];
        foreach ($names as $name) {
            $batch[] = $name;
            if (count($batch) === self::BATCH) {
                if ($this->known($batch) !== []) {
                    return true;
                }
                $batch = [];
            }
        }

        return $this->known($batch) !== [];
    }

    /** Whether any file is from before encryption. */
    public function hasPlain(): bool
    {
        return $this->sql->value("SELECT id FROM %i WHERE application_id > 0 AND stored_name NOT LIKE %s LIMIT 1", $this->table(), '%' . $this->sql->like('.enc')) !== null;
    }

    /** Number of files from before encryption that still wait for it. */
    public function countPlain(): int
    {
        return (int) $this->sql->value("SELECT COUNT(*) FROM %i WHERE application_id > 0 AND stored_name NOT LIKE %s", $this->table(), '%' . $this->sql->like('.enc'));
    }

    /** Runs $effect when what was changed is stored for good. @param callable(): mixed $effect */
    public function afterCommit(callable $effect): void
    {
        $this->sql->afterCommit($effect);
    }

    /**
     * Files that nobody needs.
     *
     * @return list<StoredFile>
     */
    public function abandoned(int $limit): array
    {
        return array_map(self::fromRow(...), $this->sql->rows(
            'SELECT * FROM %i WHERE application_id = 0 AND created < %d ORDER BY id LIMIT %d',
            $this->table(),
            $this->abandonedBefore(),
            $limit
        ));
    }

    /**
     * Bytes of all files, and of those that were added in the last seconds.
     *
     * @return array{int, int}
     */
    public function bytes(int $seconds): array
    {
        $row = $this->sql->rows(
            'SELECT SUM(bytes) AS total, SUM(CASE WHEN created > %d THEN bytes ELSE 0 END) AS recent FROM %i',
            $this->clock->now()->getTimestamp() - $seconds,
            $this->table()
        )[0] ?? [];

        return [(int) ($row['total'] ?? 0), (int) ($row['recent'] ?? 0)];
    }

    /** The time before which what belongs to nobody is abandoned. */
    public function abandonedBefore(): int
    {
        return $this->clock->now()->getTimestamp() - self::ABANDONED_AFTER;
    }

    /**
     * Which of some stored names have a row.
     *
     * @param list<StoredName> $names
     * @return array<string, true> by name
     */
    public function known(array $names): array
    {
        if ($names === []) {
            return [];
        }
        $slots = implode(', ', array_fill(0, count($names), '%s'));
        $found = $this->sql->column("SELECT stored_name FROM %i WHERE stored_name IN ($slots)", $this->table(), ...array_map(static fn (StoredName $name): string => $name->value, $names));

        return array_fill_keys($found, true);
    }

    /** @param array<string, string|null> $row */
    private static function fromRow(array $row): StoredFile
    {
        return new StoredFile(
            (int) $row['id'],
            (int) $row['application_id'],
            (string) $row['field'],
            (string) $row['stored_name'],
            (string) $row['original_name'],
            (string) $row['type'],
            (int) $row['bytes'],
            (string) $row['sha256'],
            ScanVerdict::tryFrom($row['scan'] ?? '') ?? ScanVerdict::Off,
        );
    }

    private function table(): string
    {
        return $this->sql->table(FilesTable::NAME);
    }
}
