<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\HealthIssue;
use CourantDesk\Applications\Storage\HealthCollector;
use RuntimeException;

/** Registers the tests of this module in Site Health. */
final class SiteHealthTests
{
    public function __construct(private readonly ApplicationsFactory $parts)
    {
    }

    public function register(): void
    {
        add_filter('site_status_tests', [$this, 'addTests']);
    }

    /**
     * Adds one test for each health issue except damaged files.
     *
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function addTests(array $tests): array
    {
        foreach (HealthIssue::cases() as $trouble) {
            if ($trouble === HealthIssue::Files) {
                // The PrivateFiles module has its own test for this issue, which lists the files.
                continue;
            }
            $tests['direct']['courant_' . $trouble->value] = ['label' => $this->labels($trouble)[0], 'test' => fn (): array => $this->runTest($trouble)];
        }

        return $tests;
    }

    /** @return array<string, mixed> */
    private function runTest(HealthIssue $trouble): array
    {
        try {
            $isTrouble = in_array($trouble, (new HealthCollector($this->parts))->collect()->issues(), true);
        } catch (RuntimeException) {
            $isTrouble = true;
        }
        [$good, $bad, $help] = $this->labels($trouble);

        return self::createResult('courant_' . $trouble->value, $isTrouble ? 'critical' : 'good', $isTrouble ? $bad : $good, $isTrouble ? $help : '');
    }

    /**
     * Returns the result of a test.
     *
     * @return array<string, mixed> a test result in the format of Site Health
     */
    public static function createResult(string $test, string $status, string $label, string $text, string $html = ''): array
    {
        return [
            'test' => $test,
            'status' => $status,
            'label' => $label,
            'badge' => ['label' => __('Applications', 'courant-desk'), 'color' => 'blue'],
            'description' => ($text === '' ? '<p>' . esc_html($label) . '.</p>' : '<p>' . esc_html($text) . '</p>') . $html,
            'actions' => '',
        ];
    }

    /** @return array{string, string, string} label when the test passes, label when it fails, and what to do */
    private function labels(HealthIssue $trouble): array
    {
        return match ($trouble) {
            HealthIssue::Emails => [
                __('Mails about applications go out', 'courant-desk'),
                __('Mails about applications do not go out', 'courant-desk'),
                __('Mails have waited for more than an hour, or were given up after several tries. Nothing is lost: they wait with their applications, each with “send again”. Check how this site sends mail, best through an SMTP server.', 'courant-desk'),
            ],
            HealthIssue::Cron => [
                __('Scheduled tasks for applications run', 'courant-desk'),
                __('Scheduled tasks for applications do not run', 'courant-desk'),
                __('WordPress’s scheduled tasks are late by more than an hour. Let the server call wp-cron.php every five minutes, or look why WordPress cannot call itself.', 'courant-desk'),
            ],
            HealthIssue::Storage => [
                __('The folder for applicants’ files can be written to', 'courant-desk'),
                __('The folder for applicants’ files cannot be written to', 'courant-desk'),
                __('Applications with files are refused with the request to try again. Give the web server’s user the right to write into the folder, or name another one in wp-config.php with COURANT_PRIVATE_DIR.', 'courant-desk'),
            ],
            HealthIssue::Disk => [
                __('There is room for applicants’ files', 'courant-desk'),
                __('The disk with applicants’ files is nearly full', 'courant-desk'),
                __('Less than one gigabyte is left. When nothing is left, applications are refused with the request to try again.', 'courant-desk'),
            ],
            HealthIssue::Files => [
                __('Applicants’ files can be read', 'courant-desk'),
                __('Some applicants’ files cannot be read', 'courant-desk'),
                __('Restore these files or their key from a backup, then run “wp courant files verify”. What can be read again disappears from this list.', 'courant-desk'),
            ],
            HealthIssue::Quota => [
                __('Applicants’ files are within their limit', 'courant-desk'),
                __('Applicants’ files have nearly reached their limit', 'courant-desk'),
                __('Files take up at least 80 % of the space that the settings allow. At 100 %, applications with files are answered with “try again later”. Raise the limit in the settings of applications, or delete applications that you no longer need.', 'courant-desk'),
            ],
        };
    }
}
