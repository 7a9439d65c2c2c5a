<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/**
 * The queue of all emails. Storing a row is all that a request does; the worker sends it after the response, see
 * `docs/email.md`. A row that is stored in a transaction counts only after its COMMIT.
 */
interface EmailQueue
{
    /** The cron event on which the worker runs; others may hook into it at a later priority. */
    public const WORK_EVENT = 'courant_desk_send_mails';

    /** Enqueues an email about an application; its module composes it when it is sent. */
    public function enqueue(int $application, string $kind, EmailState $state = EmailState::Queued): void;

    /**
     * Enqueues an email to the applicant whose text is final.
     *
     * @param int $author the user who wrote it, or 0
     * @return int the row's id
     */
    public function enqueueText(int $application, string $kind, string $subject, string $body, int $author = 0): int;

    /** Enqueues an email that belongs to no application, one row for each recipient, so that each is retried alone. */
    public function enqueueEmail(string $kind, Email $email): void;

    /** @return list<QueuedEmail> all emails of an application, oldest first */
    public function findByApplication(int $application): array;

    /** Makes an email due at once that failed, was held, or is wanted a second time. */
    public function requeue(int $id): void;

    /**
     * Returns the worst state of each application's emails, for lists.
     *
     * @param list<int> $applications
     * @return array<int, EmailState>
     */
    public function findStates(array $applications): array;

    /** Deletes all emails of an application. */
    public function deleteByApplication(int $application): void;

    /** Deletes the emails to this address that belong to no application. @return int how many there were */
    public function deleteByRecipient(string $address): int;

    /** @return list<QueuedEmail> the emails to this address that belong to no application */
    public function findByRecipient(string $address): array;

    /** Returns for how many seconds the oldest email has been due that was never tried; 0 when there is none. */
    public function longestWait(): int;

    /** @param int $since Unix time */
    public function countFailed(int $since): int;
}
