<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** What other modules use of this one. */
interface PrivateFiles
{
    public function store(): FileStore;

    /** URL of the capability-checked download, for the current user. $id is a file's, or an attachment's of an adopted application. */
    public function downloadUrl(int $id, int $application): string;

    /**
     * URL of a download for whoever has the link, until a time.
     *
     * @param int $expires Unix time
     */
    public function signedUrl(int $id, int $application, int $expires): string;

    /** What a recruiter reads instead of a file that must not be opened, else ''. */
    public function warning(StoredFile $file): string;

    /** What recruiters read beside a file that may be opened, such as that it was not scanned; '' for nothing. */
    public function notice(StoredFile $file): string;

    /** Whether new files can be stored. */
    public function isWritable(): bool;

    /** How much the files of all applications take up. */
    public function usage(): StorageUsage;

    /** Number of files that could not be read when they were read last: damaged, missing, or without their key. */
    public function unreadableCount(): int;

    /** Bytes left on the disk of the current location; null where this is unknown. */
    public function freeBytes(): ?int;
}
