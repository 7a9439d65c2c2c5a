<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Composes the emails of one module when they are sent, so that storing a row can hardly fail. */
interface EmailComposer
{
    public function isResponsible(QueuedEmail $queued): bool;

    /** @return Email|null null when there is nobody to write to, or nothing to write about */
    public function compose(QueuedEmail $queued): ?Email;

    /**
     * Runs the composing and sending of an email in that email's language.
     *
     * @param callable(): void $work
     */
    public function inLanguage(QueuedEmail $queued, callable $work): void;

    /** Called once an email is sent and its row says so. */
    public function recordSent(QueuedEmail $queued, Email $email): void;
}
