<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use RuntimeException;

/** The private store of applicants' files. */
interface FileStore
{
    /**
     * Takes a file in. Until an application is stored with it, it belongs to nobody and is swept after a while.
     *
     * @throws RuntimeException when it cannot be kept; then nothing of it is left behind
     */
    public function keep(IncomingFile $file, string $field, ScanVerdict $scan = ScanVerdict::Off): StoredFile;

    /** Removes a file and its row; one that is gone already is no error. */
    public function discard(StoredFile $file): void;

    public function find(int $id): ?StoredFile;

    /** @return list<StoredFile> */
    public function ofApplication(int $application): array;
}
