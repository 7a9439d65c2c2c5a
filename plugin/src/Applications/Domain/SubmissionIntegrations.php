<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/**
 * Lets other plugins take part in a submission through the hooks of WP Job Openings.
 *
 * @see docs/compatibility/wp-job-openings.md#application-processing
 * @see docs/compatibility/wp-job-openings.md#hooks
 */
interface SubmissionIntegrations
{
    /**
     * Returns the errors that other plugins report for an application.
     *
     * @return list<string> error messages; the application is rejected when there are any
     */
    public function collectErrors(ApplicationInput $input): array;

    public function notifySubmitted(int $application): void;
}
