<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\FileKind;
use CourantDesk\Applications\Domain\FileName;
use CourantDesk\Applications\Domain\FileStore;
use CourantDesk\Applications\Domain\IncomingFile;
use CourantDesk\Applications\Domain\ScanVerdict;
use CourantDesk\Applications\Domain\StoredFile;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;
use RuntimeException;

/**
 * Files under names of 160 random bits without an ending, readable by the server's user only, each with a row in a
 * table of our own (design, decision 9).
 */
final class PrivateFileStore implements FileStore
{
    /** What belongs to nobody after this time is swept; seconds. */
    private const SWEPT_AFTER = 3600;

    public function __construct(
        private readonly PrivateDirectory $directory,
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly Log $log,
    ) {
    }

    public function keep(IncomingFile $file, string $field, ScanVerdict $scan = ScanVerdict::Off): StoredFile
    {
        $random = bin2hex(random_bytes(20));
        $name = get_current_blog_id() . '/' . substr($random, 0, 2) . '/' . $random;
        $path = $this->directory->file($name);
        $this->copy($file->path, $path);
        $row = [
            'application_id' => 0,
            'field' => $field,
            'stored_name' => $name,
            'original_name' => FileName::shown($file->name),
            'type' => FileKind::ofExtension(FileName::extension($file->name))?->mediaType() ?? 'application/octet-stream',
            'bytes' => (int) filesize($path),
            'sha256' => (string) hash_file('sha256', $path),
            'scan' => $scan->value,
            'created' => $this->clock->now()->getTimestamp(),
        ];
        try {
            $id = $this->sql->insert($this->table(), $row);
        } catch (SqlFailure $failure) {
            wp_delete_file($path);
            throw $failure;
        }

        return new StoredFile($id, 0, $field, $name, $row['original_name'], $row['type'], $row['bytes'], $row['sha256'], $scan);
    }

    public function discard(StoredFile $file): void
    {
        try {
            wp_delete_file($this->directory->file($file->storedName));
            $this->sql->run('DELETE FROM %i WHERE id = %d', $this->table(), $file->id);
        } catch (RuntimeException $failure) {
            $this->log->error('applications.file_discard', ['file' => $file->id], $failure);
        }
    }

    public function find(int $id): ?StoredFile
    {
        $row = $this->sql->rows('SELECT * FROM %i WHERE id = %d', $this->table(), $id)[0] ?? null;

        return $row === null ? null : $this->fromRow($row);
    }

    public function ofApplication(int $application): array
    {
        return array_map(
            [$this, 'fromRow'],
            $this->sql->rows('SELECT * FROM %i WHERE application_id = %d AND application_id > 0 ORDER BY id', $this->table(), $application)
        );
    }

    /** Where a stored file lies. */
    public function path(StoredFile $file): string
    {
        return $this->directory->file($file->storedName);
    }

    /** Writes a readable copy; false when the stored file could not be read or the copy not be written. */
    public function copyTo(StoredFile $file, string $path): bool
    {
        return @copy($this->path($file), $path) && filesize($path) === $file->bytes;
    }

    /** Binds files to the application that was stored with them. */
    public function bind(StoredFile $file, int $application): void
    {
        $this->sql->run('UPDATE %i SET application_id = %d WHERE id = %d', $this->table(), $application, $file->id);
    }

    /** Removes what an interrupted request left: rows without an application, and files without a row. */
    public function sweep(): void
    {
        $before = $this->clock->now()->getTimestamp() - self::SWEPT_AFTER;
        $left = $this->sql->rows('SELECT * FROM %i WHERE application_id = 0 AND created < %d LIMIT 200', $this->table(), $before);
        foreach ($left as $row) {
            $this->discard($this->fromRow($row));
        }
        foreach ((array) glob($this->directory->path() . '/' . get_current_blog_id() . '/*/*') as $path) {
            if (is_string($path) && filemtime($path) < $before && !$this->isKnown($path)) {
                wp_delete_file($path);
            }
        }
    }

    private function isKnown(string $path): bool
    {
        $name = substr($path, strlen($this->directory->path()) + 1);

        return $this->sql->value('SELECT id FROM %i WHERE stored_name = %s', $this->table(), $name) !== null;
    }

    /** @throws RuntimeException */
    private function copy(string $from, string $to): void
    {
        $folder = dirname($to);
        if (!is_dir($folder) && !@mkdir($folder, 0700, true) && !is_dir($folder)) {
            throw new RuntimeException('A folder for private files cannot be made.');
        }
        $bytes = filesize($from);
        if (!@copy($from, $to) || filesize($to) !== $bytes) {
            if (is_file($to)) {
                wp_delete_file($to);
            }
            throw new RuntimeException('A file could not be kept.');
        }
        @chmod($to, 0600);
    }

    /** @param array<string, string|null> $row */
    private function fromRow(array $row): StoredFile
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
        return $this->sql->table(Tables::FILES);
    }
}
