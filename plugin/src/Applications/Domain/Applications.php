<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\PrivateFiles\Domain\StoredFile;

/** Defines what this module provides to other modules. */
interface Applications
{
    /** Cron event that runs the daily maintenance of applications and of recruiting. */
    public const MAINTENANCE_EVENT = 'courant_desk_sweep_applications';

    /**
     * Finds the responses to custom fields.
     *
     * @return list<FieldResponse> responses to the fields without a separate meta key
     */
    public function findCustomResponses(int $application): array;

    /**
     * Finds the files that the applicant sent, with the labels of their fields.
     *
     * @return list<array{label: string, file: StoredFile}>
     */
    public function findSentFiles(int $application): array;

    /**
     * Finds unconfirmed second applications.
     *
     * @return list<int> IDs of second applications that the applicant has not confirmed, newest first
     */
    public function findPendingUpdateIds(int $application): array;

    /**
     * Marks an application as not spam and sends the emails that were held back.
     *
     * @return bool whether the application was suspected spam before
     */
    public function markNotSpam(int $application): bool;

    /** Returns the number of unread new applications. Costs no query. */
    public function unreadCount(): int;

    public function recountUnread(): void;

    /** Returns the URL of the applicant portal. Anyone who has it may change the application. */
    public function portalUrl(int $application, string $reference): string;

    /** Returns whether the IP address of applicants is stored. */
    public function isNetworkAddressStored(): bool;
}
