<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Composes the emails of one module when they are sent, so that the request that enqueues them only stores a row. */
interface EmailComposer
{
    public function isResponsible(QueuedEmail $queued): bool;

    /**
     * Composes the email of a row in the queue.
     *
     * @return Email|null null when there is no recipient or no content
     */
    public function compose(QueuedEmail $queued): ?Email;

    /**
     * Runs $work, which composes and sends an email, in the locale of that email.
     *
     * @param callable(): void $work
     */
    public function inLanguage(QueuedEmail $queued, callable $work): void;

    /** Records an email after it was sent and its row was updated. */
    public function recordSent(QueuedEmail $queued, Email $email): void;
}
