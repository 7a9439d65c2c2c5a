<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Health;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\Trouble;
use RuntimeException;

/** The room's tests in Site Health. */
final class SiteHealth
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
        add_filter('site_status_tests', [$this, 'add']);
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function add(array $tests): array
    {
        foreach (Trouble::cases() as $trouble) {
            if ($trouble === Trouble::Files) {
                // The module PrivateFiles has a test that names them.
                continue;
            }
            $tests['direct']['courant_' . $trouble->value] = ['label' => $this->labels($trouble)[0], 'test' => fn (): array => $this->test($trouble)];
        }

        return $tests;
    }

    /** @return array<string, mixed> */
    private function test(Trouble $trouble): array
    {
        try {
            $isTrouble = in_array($trouble, (new VitalSigns($this->parts))->measure()->troubles(), true);
        } catch (RuntimeException) {
            $isTrouble = true;
        }
        [$good, $bad, $help] = $this->labels($trouble);

        return self::result('courant_' . $trouble->value, $isTrouble ? 'critical' : 'good', $isTrouble ? $bad : $good, $isTrouble ? $help : '');
    }

    /** @return array<string, mixed> in the shape of Site Health */
    public static function result(string $test, string $status, string $label, string $text, string $html = ''): array
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

    /** @return array{string, string, string} well, not well, what to do */
    private function labels(Trouble $trouble): array
    {
        return match ($trouble) {
            Trouble::Mails => [
                __('Mails about applications go out', 'courant-desk'),
                __('Mails about applications do not go out', 'courant-desk'),
                __('Mails have waited for more than an hour, or were given up after several tries. Nothing is lost: they wait with their applications, each with “send again”. Check how this site sends mail, best through an SMTP server.', 'courant-desk'),
            ],
            Trouble::Cron => [
                __('Scheduled tasks for applications run', 'courant-desk'),
                __('Scheduled tasks for applications do not run', 'courant-desk'),
                __('WordPress’s scheduled tasks are late by more than an hour. Let the server call wp-cron.php every five minutes, or look why WordPress cannot call itself.', 'courant-desk'),
            ],
            Trouble::Store => [
                __('The folder for applicants’ files can be written to', 'courant-desk'),
                __('The folder for applicants’ files cannot be written to', 'courant-desk'),
                __('Applications with files are refused with the request to try again. Give the web server’s user the right to write into the folder, or name another one in wp-config.php with COURANT_PRIVATE_DIR.', 'courant-desk'),
            ],
            Trouble::Disk => [
                __('There is room for applicants’ files', 'courant-desk'),
                __('The disk with applicants’ files is nearly full', 'courant-desk'),
                __('Less than one gigabyte is left. When nothing is left, applications are refused with the request to try again.', 'courant-desk'),
            ],
            Trouble::Files => [
                __('Applicants’ files can be read', 'courant-desk'),
                __('Some applicants’ files cannot be read', 'courant-desk'),
                __('Restore these files or their key from a backup, then run “wp courant files verify”. What can be read again disappears from this list.', 'courant-desk'),
            ],
            Trouble::Quota => [
                __('Applicants’ files are within their limit', 'courant-desk'),
                __('Applicants’ files have nearly reached their limit', 'courant-desk'),
                __('Files take up at least 80 % of the space that the settings allow. At 100 %, applications with files are answered with “try again later”. Raise the limit in the settings of applications, or delete applications that you no longer need.', 'courant-desk'),
            ],
        };
    }
}
