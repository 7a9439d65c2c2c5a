<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file is written in chunks, which WP_Filesystem cannot do.

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use RuntimeException;

/**
 * Attaches files of the private store to emails to applicants: files of the applicant, and files that recruiters
 * uploaded. They remain encrypted until an email is sent.
 */
final class ReplyAttachments
{
    public const MAX_FILES = 10;
    /** Maximum bytes of all attachments of an email: mail servers reject larger ones. */
    public const MAX_TOTAL_BYTES = 10 * 1024 * 1024;
    /** Age at which uploaded files that are attached to no email are deleted, in seconds. */
    private const UNUSED_SECONDS = 2 * 86400;
    private const BATCH_SIZE = 200;

    public function __construct(
        private readonly Sql $sql,
        private readonly FileStore $files,
        private readonly Clock $clock,
        private readonly Log $log,
    ) {
    }

    /**
     * @param list<int> $ids
     * @return list<StoredFile>|null null when one of them is not a file of the application
     */
    public function findFiles(int $application, array $ids): ?array
    {
        $files = [];
        foreach (array_unique($ids) as $id) {
            $file = $this->files->find($id);
            if ($file === null || $file->application !== $application) {
                return null;
            }
            $files[] = $file;
        }

        return $files;
    }

    /** @param list<StoredFile> $files */
    public function attach(int $email, int $application, array $files): void
    {
        foreach ($files as $file) {
            $this->sql->insert($this->table(), [
                'email_id' => $email,
                'file_id' => $file->id,
                'application_id' => $application,
            ]);
        }
    }

    /** @return array<int, list<StoredFile>> existing files by ID of the email */
    public function findByApplication(int $application): array
    {
        $files = [];
        foreach ($this->files->findByApplication($application) as $file) {
            $files[$file->id] = $file;
        }
        $byEmail = [];
        foreach (
            $this->sql->fetchRows(
                'SELECT email_id, file_id FROM %i WHERE application_id = %d ORDER BY email_id, file_id',
                $this->table(),
                $application,
            ) as $row
        ) {
            $file = $files[(int) $row['file_id']] ?? null;
            if ($file !== null) {
                $byEmail[(int) $row['email_id']][] = $file;
            }
        }

        return $byEmail;
    }

    /**
     * Removes the attachments of a canceled email. The files are available for another email until deleteUnused() runs.
     */
    public function detach(int $email): void
    {
        $this->sql->execute('DELETE FROM %i WHERE email_id = %d', $this->table(), $email);
    }

    /**
     * Deletes a file that was uploaded for an email.
     *
     * @return bool false when the file was not uploaded for an email, or is attached to one
     */
    public function deleteUpload(StoredFile $file): bool
    {
        $email = $this->sql
            ->fetchValue('SELECT email_id FROM %i WHERE file_id = %d LIMIT 1', $this->table(), $file->id);
        if ($file->field !== FileStore::EMAIL_FIELD || $email !== null) {
            return false;
        }
        $this->files->delete($file);

        return true;
    }

    /** Runs once a day. */
    public function deleteUnusedInBackground(): void
    {
        try {
            $this->deleteUnused();
        } catch (RuntimeException $failure) {
            $this->log->error('applications.attachments', [], $failure);
        }
    }

    /** Deletes uploaded files that were not sent. */
    public function deleteUnused(): void
    {
        $ids = $this->sql->fetchColumn(
            'SELECT f.id FROM %i f LEFT JOIN %i a ON a.file_id = f.id WHERE f.field = %s AND f.created < %d AND a.file_id IS NULL ORDER BY f.id LIMIT %d',
            $this->sql->table(FileStore::TABLE),
            $this->table(),
            FileStore::EMAIL_FIELD,
            $this->clock->now()->getTimestamp() - self::UNUSED_SECONDS,
            self::BATCH_SIZE,
        );
        foreach ($ids as $id) {
            $file = $this->files->find((int) $id);
            if ($file !== null) {
                $this->files->delete($file);
            }
        }
    }

    /**
     * Adds the attachments of an email in the queue as decrypted temporary files, which are deleted after the attempt
     * to send it.
     *
     * @return list<mixed> the files of the filter with the attachments
     * @throws RuntimeException when a file does not exist or cannot be read; sending is tried again later
     */
    public function addToEmail(mixed $files, int $email): array
    {
        $all = is_array($files) ? array_values($files) : [];
        if ($email < 1) {
            return $all;
        }
        foreach (
            $this->sql->fetchColumn(
                'SELECT file_id FROM %i WHERE email_id = %d ORDER BY file_id',
                $this->table(),
                $email,
            ) as $id
        ) {
            $file = $this->files->find((int) $id);
            try {
                $path = $file === null ? '' : $this->decrypt($file);
            } catch (RuntimeException $failure) {
                self::deleteTemporary($all);
                throw $failure;
            }
            if ($file === null) {
                self::deleteTemporary($all);
                throw new RuntimeException('An attachment of an email no longer exists.');
            }
            $all[] = ['file' => $path, 'temp' => true, 'name' => $file->originalName];
        }

        return $all;
    }

    /** @param list<mixed> $files */
    private static function deleteTemporary(array $files): void
    {
        foreach ($files as $file) {
            if (is_array($file) && ($file['temp'] ?? false) === true && is_string($file['file'] ?? null)) {
                wp_delete_file($file['file']);
            }
        }
    }

    private function decrypt(StoredFile $file): string
    {
        $path = tempnam(get_temp_dir(), 'courant-email-');
        if ($path === false) {
            throw new RuntimeException('An attachment of an email could not be written.');
        }
        // Only the user of this process may read the file.
        chmod($path, 0600);
        try {
            $handle = fopen($path, 'wb');
            foreach ($this->files->read($file) as $piece) {
                if (!is_resource($handle) || fwrite($handle, $piece) !== strlen($piece)) {
                    throw new RuntimeException('An attachment of an email could not be written.');
                }
            }
            if (!is_resource($handle) || !fclose($handle)) {
                throw new RuntimeException('An attachment of an email could not be written.');
            }
        } catch (RuntimeException $failure) {
            wp_delete_file($path);
            throw $failure;
        }

        return $path;
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::EMAIL_ATTACHMENTS);
    }
}
