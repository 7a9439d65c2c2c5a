<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\SubmissionIntegrations;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Utf8;
use Throwable;

/**
 * Fires the hooks of WP Job Openings for an application. @see
 * docs/compatibility/wp-job-openings.md#application-processing
 */
final class SubmissionHooks implements SubmissionIntegrations
{
    public function __construct(private readonly Log $log)
    {
    }

    public function collectErrors(ApplicationInput $input): array
    {
        // Integrations for WP Job Openings read and write this global variable.
        $GLOBALS['awsm_response'] = ['success' => [], 'error' => []];
        /**
         * Fires before an application is stored. Integrations append messages to $awsm_response['error'] to reject the
         * application. Hook of WP Job Openings.
         *
         * @since 0.1.0
         */
        do_action('awsm_job_application_submitting');
        $response = $GLOBALS['awsm_response'] ?? null;
        $errors = is_array($response) ? (array) ($response['error'] ?? []) : [];
        $messages = [];
        foreach ($errors as $error) {
            $text = is_scalar($error) ? Utf8::toSingleLine(wp_strip_all_tags((string) $error)) : '';
            $messages[] = $text !== ''
                ? $text
                : __('Your application was not accepted. Please try again.', 'courant-desk');
        }

        return $messages;
    }

    public function notifySubmitted(int $application): void
    {
        try {
            /**
             * Fires when an application was stored. Hook of WP Job Openings.
             *
             * @since 0.1.0
             *
             * @param int $application application ID
             */
            do_action('awsm_job_application_submitted', $application);
        } catch (Throwable $failure) {
            // The application is stored already: an exception in another plugin must not turn success into an error.
            $this->log->error('applications.integration', ['application' => $application], $failure);
        }
    }
}
