<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\HealthIssue;
use CourantDesk\Applications\Storage\HealthCollector;
use CourantDesk\Kernel\SiteHealthResult;
use RuntimeException;

/** Registers the tests of this module in Site Health. */
final class SiteHealthTests
{
    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    /**
     * Adds one test for each health issue except damaged files.
     *
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function addTests(array $tests): array
    {
        foreach (HealthIssue::cases() as $issue) {
            if ($issue === HealthIssue::Files) {
                // The PrivateFiles module has its own test for this issue, which lists the files.
                continue;
            }
            $tests['direct']['courant_' . $issue->value] = [
                'label' => $this->labels($issue)[0],
                'test' => fn (): array => $this->runTest($issue),
            ];
        }

        return $tests;
    }

    /** @return array<string, mixed> */
    private function runTest(HealthIssue $issue): array
    {
        try {
            $hasIssue = in_array($issue, (new HealthCollector($this->factory))->collect()->issues(), true);
        } catch (RuntimeException) {
            $hasIssue = true;
        }
        [$good, $bad, $help] = $this->labels($issue);

        return SiteHealthResult::create(
            'courant_' . $issue->value,
            $hasIssue ? 'critical' : 'good',
            $hasIssue ? $bad : $good,
            $hasIssue ? $help : '',
        );
    }

    /** @return array{string, string, string} label when the test passes, label when it fails, and what to do */
    private function labels(HealthIssue $issue): array
    {
        return match ($issue) {
            HealthIssue::Emails => [
                __('Emails about applications are sent', 'courant-desk'),
                __('Emails about applications are not being sent', 'courant-desk'),
                __('Emails have been queued for more than an hour, or failed after several attempts. They are kept and can be sent again from their applications. Check how this site sends email, preferably through an SMTP server.', 'courant-desk'),
            ],
            HealthIssue::Cron => [
                __('Scheduled tasks for applications are running', 'courant-desk'),
                __('Scheduled tasks for applications are not running', 'courant-desk'),
                __('WordPress scheduled tasks are more than an hour late. Set up a server cron job that requests wp-cron.php every five minutes, or check why WordPress cannot send requests to itself.', 'courant-desk'),
            ],
            HealthIssue::Storage => [
                __('The folder for applicants’ files is writable', 'courant-desk'),
                __('The folder for applicants’ files is not writable', 'courant-desk'),
                __('Applications with files are rejected with “try again later”. Give the web server user write permission for the folder, or set another folder with COURANT_PRIVATE_DIR in wp-config.php.', 'courant-desk'),
            ],
            HealthIssue::Disk => [
                __('There is enough disk space for applicants’ files', 'courant-desk'),
                __('The disk with applicants’ files is nearly full', 'courant-desk'),
                __('Less than 1 GB is free. When the disk is full, applications with files are rejected with “try again later”.', 'courant-desk'),
            ],
            HealthIssue::Files => [
                __('Applicants’ files can be read', 'courant-desk'),
                __('Some applicants’ files cannot be read', 'courant-desk'),
                __('Restore these files or their key from a backup, then run “wp courant files verify”. Files that can be read again are removed from this list.', 'courant-desk'),
            ],
            HealthIssue::Quota => [
                __('Applicants’ files are within the storage limit', 'courant-desk'),
                __('Applicants’ files have nearly reached the storage limit', 'courant-desk'),
                __('Files use at least 80% of the allowed space. At 100%, applications with files are rejected with “try again later”. Raise the limit in the application settings, or delete applications that you no longer need.', 'courant-desk'),
            ],
        };
    }
}
