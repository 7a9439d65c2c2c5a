<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use CourantDesk\Applications\Domain\IncomingFile;
use RuntimeException;

/** Applicants' files: encrypted when they are stored, decrypted chunk by chunk when they are read. */
interface FileStore
{
    /** The table of stored files, without prefix. */
    public const TABLE = 'files';

    /**
     * Stores a file. Until it is bound to an application it belongs to nobody and is deleted after a while.
     *
     * @throws RuntimeException when it cannot be stored; then nothing of it is left behind
     */
    public function keep(IncomingFile $file, string $field, ScanVerdict $scan = ScanVerdict::Off): StoredFile;

    /** Binds a file to the application that was stored with it; 0 takes it away from any. */
    public function bind(StoredFile $file, int $application): void;

    /** Deletes a file and its row; one that is gone already is no error. */
    public function discard(StoredFile $file): void;

    public function find(int $id): ?StoredFile;

    /** @return list<StoredFile> */
    public function ofApplication(int $application): array;

    /**
     * Counts the files of each application; applications without any are left out.
     *
     * @param list<int> $applications
     * @return array<int, int> number by application
     */
    public function count(array $applications): array;

    /** Whether the file is in a location; says nothing about its content. */
    public function isPresent(StoredFile $file): bool;

    /**
     * Reads a part of the plaintext, at most a chunk at a time. Every piece was authenticated before it is returned; a
     * file that ends early, goes on too long or was changed throws at that point.
     *
     * @param int      $from   the first byte
     * @param int|null $length bytes; null reads to the end
     * @return iterable<string>
     * @throws UnreadableFile also while iterating
     */
    public function read(StoredFile $file, int $from = 0, ?int $length = null): iterable;

    /** Deletes what interrupted requests left behind. */
    public function sweep(): void;
}
