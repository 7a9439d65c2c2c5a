<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use RuntimeException;

/**
 * Provides access to a storage location of files: a folder, or a prefix of any PHP stream wrapper
 * (`s3://bucket/prefix`). Only opening for reading and for exclusive creation, file_exists, unlink, mkdir and opendir
 * are used.
 */
interface FileLocation
{
    /** Returns the path or URL, without a trailing slash. */
    public function path(): string;

    public function exists(StoredName $name): bool;

    /**
     * @return resource open for reading, at offset 0
     * @throws UnreadableFileException with FileProblem::Missing
     */
    public function open(StoredName $name);

    /**
     * @return resource open for writing
     * @throws RuntimeException when it cannot be created or already exists
     */
    public function create(StoredName $name);

    /**
     * Closes the stream returned by create() and ensures that the content is written to the disk.
     *
     * @param resource $stream
     * @throws RuntimeException when not all bytes were written
     */
    public function closeAndSync($stream, StoredName $name): void;

    /** Deletes a file; a missing file is not an error. @throws RuntimeException when it still exists */
    public function delete(StoredName $name): void;

    public function isWritable(): bool;

    /** Checks whether this is a folder of the server, not a stream wrapper. */
    public function isLocal(): bool;

    /**
     * Returns the names of all files of a site, unordered, read one folder at a time; entries with other names are
     * skipped.
     *
     * @return iterable<StoredName>
     */
    public function listNames(int $site): iterable;
}
