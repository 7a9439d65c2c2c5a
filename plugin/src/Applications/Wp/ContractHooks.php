<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\Integrations;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Utf8;
use Throwable;

/** The contract's hooks around an application (Jobs contract 4.1, steps 11 and 14). */
final class ContractHooks implements Integrations
{
    public function __construct(private readonly Log $log)
    {
    }

    public function objections(ApplicationInput $input): array
    {
        // The contract's integrations read and write this global; it is theirs, not ours.
        $GLOBALS['awsm_response'] = ['success' => [], 'error' => []];
        /** The contract's hook: integrations append messages to $awsm_response['error'] to refuse the application. */
        do_action('awsm_job_application_submitting');
        $response = $GLOBALS['awsm_response'] ?? null;
        $errors = is_array($response) ? (array) ($response['error'] ?? []) : [];
        $messages = [];
        foreach ($errors as $error) {
            $text = is_scalar($error) ? Utf8::line(wp_strip_all_tags((string) $error)) : '';
            $messages[] = $text !== '' ? $text : __('Your application was not accepted. Please try again.', 'courant-desk');
        }

        return $messages;
    }

    public function submitted(int $application): void
    {
        try {
            /**
             * The contract's hook: an application is stored.
             *
             * @param int $application its id
             */
            do_action('awsm_job_application_submitted', $application);
        } catch (Throwable $failure) {
            // It is stored already: what others do with it must not turn success into an error.
            $this->log->error('applications.integration', ['application' => $application], $failure);
        }
    }
}
