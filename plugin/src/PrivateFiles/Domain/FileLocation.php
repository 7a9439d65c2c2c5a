<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use RuntimeException;

/**
 * A place that holds files: a folder, or a prefix of any PHP stream wrapper (`s3://bucket/prefix`). Only opening for
 * reading and for exclusive creation, file_exists, unlink, mkdir and opendir are used.
 */
interface FileLocation
{
    /** The path or URL, without a slash at its end. */
    public function path(): string;

    public function exists(StoredName $name): bool;

    /**
     * @return resource open for reading, at its beginning
     * @throws UnreadableFile with FileProblem::Missing
     */
    public function open(StoredName $name);

    /**
     * @return resource open for writing
     * @throws RuntimeException when it cannot be created or is there already
     */
    public function create(StoredName $name);

    /**
     * Closes what create() returned and makes sure that it is on the disk.
     *
     * @param resource $stream
     * @throws RuntimeException when not everything was written
     */
    public function finish($stream, StoredName $name): void;

    /** Deletes a file; one that is gone already is no error. @throws RuntimeException when it is still there */
    public function delete(StoredName $name): void;

    public function isWritable(): bool;

    /** Whether this is a folder of the server, not a stream wrapper. */
    public function isLocal(): bool;

    /**
     * The names of all files of a site, in no order, read folder by folder: names of other things are left out.
     *
     * @return iterable<StoredName>
     */
    public function names(int $site): iterable;
}
