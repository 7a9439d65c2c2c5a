<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use RuntimeException;

/** Stores applicants' files: encrypted when written, decrypted in chunks when read. */
interface FileStore
{
    /** Name of the table of stored files, without prefix. */
    public const TABLE = 'files';

    /** Field of files that recruiters attach to emails to the applicant. They are not files of the applicant. */
    public const EMAIL_FIELD = 'courant_email';

    /**
     * Stores a file. A file that is not assigned to an application is deleted after some time.
     *
     * @throws RuntimeException when it cannot be stored; no data remains
     */
    public function save(IncomingFile $file, string $field, ScanVerdict $scan = ScanVerdict::Off): StoredFile;

    /** Assigns a file to its application; 0 removes the assignment. */
    public function assignToApplication(StoredFile $file, int $application): void;

    /** Deletes a file and its row; a missing file is not an error. */
    public function delete(StoredFile $file): void;

    public function find(int $id): ?StoredFile;

    /** @return list<StoredFile> */
    public function findByApplication(int $application): array;

    /**
     * Counts the files of each application; applications without files are missing.
     *
     * @param list<int> $applications
     * @return array<int, int> number by application
     */
    public function countByApplication(array $applications): array;

    /** Checks whether the file exists in a location, without reading its content. */
    public function exists(StoredFile $file): bool;

    /**
     * Reads a part of the plaintext, at most one chunk at a time. Every chunk is authenticated before it is returned;
     * if the file was truncated, extended or changed, an exception is thrown at that point.
     *
     * @param int      $from   offset of the first byte
     * @param int|null $length number of bytes; null reads to the end
     * @return iterable<string>
     * @throws UnreadableFileException also while iterating
     */
    public function read(StoredFile $file, int $from = 0, ?int $length = null): iterable;

    /** Deletes files and rows of interrupted requests. */
    public function deleteAbandoned(): void;
}
