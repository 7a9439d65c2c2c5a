<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/**
 * Queues all emails. A request only stores a row; the worker sends it after the response, see `docs/features/email.md`.
 *
 * A row that is stored in a transaction becomes effective with its COMMIT.
 */
interface EmailQueue
{
    /** Cron event that runs the worker. Other modules hook into it with a later priority. */
    public const WORK_EVENT = 'courant_desk_send_mails';

    /** Enqueues an email about an application. The email is composed when it is sent. */
    public function enqueue(int $application, string $kind, EmailState $state = EmailState::Queued): void;

    /**
     * Enqueues an email with a final text.
     *
     * @param int    $author    ID of the user who wrote it, or 0
     * @param string $recipient email address of a user, for kinds that go to one; '' for the applicant
     * @param int    $sendAt    Unix time before which it is not sent; 0 to send it soon
     * @return int ID of the row
     */
    public function enqueueText(
        int $application,
        string $kind,
        string $subject,
        string $body,
        int $author = 0,
        string $recipient = '',
        int $sendAt = 0,
    ): int;

    /**
     * Deletes an email that no worker has begun to send.
     *
     * @param bool $isKept keeps the row as canceled, so that it can be sent later
     * @return bool false when a worker has begun, or when the email does not exist
     */
    public function cancel(int $id, bool $isKept = false): bool;

    /**
     * Enqueues an email that belongs to no application, with one row per recipient, so that each is retried separately.
     */
    public function enqueueEmail(string $kind, Email $email): void;

    /** @return list<QueuedEmail> all emails of an application, oldest first */
    public function findByApplication(int $application): array;

    /** Makes an email due immediately that failed, was held, or should be sent again. */
    public function requeue(int $id): void;

    /**
     * Returns the worst email state of each application, for lists.
     *
     * @param list<int> $applications
     * @return array<int, EmailState>
     */
    public function findStates(array $applications): array;

    /** Deletes all emails of an application. */
    public function deleteByApplication(int $application): void;

    /** Deletes the emails to this address that belong to no application. @return int number of deleted emails */
    public function deleteByRecipient(string $address): int;

    /** @return list<QueuedEmail> the emails to this address that belong to no application */
    public function findByRecipient(string $address): array;

    /** Returns the seconds since the oldest email without any attempt became due; 0 when there is none. */
    public function longestWaitSeconds(): int;

    /**
     * Returns the number of emails that failed permanently since a time.
     *
     * @param int $since Unix time
     */
    public function countFailed(int $since): int;
}
