<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Copies applicants' attachments into the private store, and deletes either the copy or the attachment. */
interface AttachmentCopies
{
    /** Returns the number of applicants' attachments. */
    public function count(): int;

    /** @return list<int> IDs of applicants' attachments, ascending */
    public function findAfter(int $attachment, int $limit): array;

    /** Stores a copy unless it exists. Returns '', or the reason why that was not possible. */
    public function copy(int $attachment): string;

    /** Deletes the copy of an attachment that still exists. */
    public function deleteCopy(int $attachment): void;

    /** Deletes an attachment and its file after it was copied. Returns '', or the reason why it could not be copied. */
    public function move(int $attachment): string;

    /**
     * Returns files in the folder for applicants' files that belong to no attachment, so that they cannot be copied.
     *
     * @return iterable<string> paths relative to the uploads folder
     */
    public function findUnknownFiles(): iterable;
}
