<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Accesses the application files of WP Job Openings, which are attachments. */
interface LegacyAttachments
{
    /**
     * Returns the file of an attachment that belongs to an application.
     *
     * @param int $application 0 for the parent of the attachment
     * @return array{path: string, name: string, application: int}|null null when there is no such attachment
     */
    public function find(int $attachment, int $application): ?array;

    /**
     * Returns the stored file for an attachment that was moved into the private store.
     *
     * @param int $application 0 for the application that the attachment belonged to
     * @return array{file: int, application: int}|null null when it was not moved
     */
    public function findStored(int $attachment, int $application): ?array;

    /**
     * @return list<array{id: int, name: string}> attachments of the application, without copies of files in the private
     *     store
     */
    public function findByApplication(int $application): array;

    /** Deletes the attachments of an application, including copies that were written back. */
    public function deleteByApplication(int $application): void;
}
