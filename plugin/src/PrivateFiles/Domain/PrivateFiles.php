<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Defines what this module provides to other modules. */
interface PrivateFiles
{
    public function store(): FileStore;

    /** Returns access to the application files of WP Job Openings. */
    public function attachments(): LegacyAttachments;

    /** Returns access to copies of these files in the store. */
    public function attachmentCopies(): AttachmentCopies;

    /** Returns the configured malware scanner. */
    public function scanner(): Scanner;

    public function fileKindDetector(): FileKindDetector;

    /**
     * Returns the URL of the capability-checked download for the current user. $id is the ID of a file, or of an
     * attachment of WP Job Openings.
     */
    public function downloadUrl(int $id, int $application): string;

    /**
     * Returns the URL of a download that anyone with the link can use until a given time.
     *
     * @param int $expires Unix time
     */
    public function signedUrl(int $id, int $application, int $expires): string;

    /** Returns the text shown instead of a file that must not be opened, otherwise ''. */
    public function scanWarning(StoredFile $file): string;

    /** Returns the text shown next to a file that may be opened, for example that it was not scanned; '' for none. */
    public function scanNotice(StoredFile $file): string;

    /** Checks whether new files can be stored. */
    public function isWritable(): bool;

    /** Returns the storage that the files of all applications use. */
    public function usage(): StorageUsage;

    /** Returns the number of files whose last read failed: damaged, missing, or encrypted with a missing key. */
    public function unreadableCount(): int;

    /** Returns the free bytes on the disk of the current location; null if unknown. */
    public function freeBytes(): ?int;
}
