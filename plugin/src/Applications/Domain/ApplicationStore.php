<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use RuntimeException;

/** Stores applications. */
interface ApplicationStore
{
    /**
     * Stores the application, links its files to it, finishes the attempt and enqueues the emails, all in one
     * transaction.
     *
     * @throws OutcomeUnknownException   when it is unknown whether the application was stored
     * @throws RuntimeException when it could not be stored; nothing of it remains
     */
    public function save(NewApplication $application, SubmissionAttempt $attempt): SubmissionReceipt;
}
