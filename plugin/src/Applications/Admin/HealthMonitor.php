<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\ApplicationForms\Domain\FormInputValidator;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\HealthIssue;
use CourantDesk\Applications\Storage\HealthCollector;
use CourantDesk\Applications\Storage\MaintenanceTasks;
use CourantDesk\Email\Domain\SiteEmailQueue;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\PostTypes;
use RuntimeException;

/**
 * Checks application health once an hour and reports issues: a notice in wp-admin, and one email when they start.
 *
 * The check runs on cron and also after an application is received, because cron itself may have stopped.
 */
final class HealthMonitor
{
    /** Option {at, troubles}. Autoloaded, so that the notice costs no query. */
    public const OPTION = 'courant_troubles';

    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    public function install(): void
    {
        add_option(self::OPTION, ['at' => 0, 'troubles' => []], '', true);
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
    }

    public function checkAfterResponse(): void
    {
        if (has_action('shutdown', [$this, 'check']) === false) {
            add_action('shutdown', [$this, 'check'], 110);
        }
    }

    public function check(): void
    {
        $now = $this->factory->kernel->clock->now()->getTimestamp();
        [$at, $known] = $this->readState();
        if ($now - $at < HOUR_IN_SECONDS) {
            return;
        }
        (new MaintenanceTasks($this->factory))->schedule();
        /**
         * Fires once an hour before application health is measured. Callbacks reschedule cron events that are missing.
         *
         * @since 0.1.0
         */
        do_action('courant_desk_health_check');
        try {
            $issues = array_column((new HealthCollector($this->factory))->collect()->issues(), 'value');
        } catch (RuntimeException $failure) {
            $this->factory->kernel->log->error('applications.health', [], $failure);

            return;
        }
        update_option(self::OPTION, ['at' => $now, 'troubles' => $issues], true);
        $new = array_diff($issues, $known);
        if ($new !== []) {
            $this->enqueueAlert($new);
        }
    }

    public function printNotice(): void
    {
        $screen = get_current_screen();
        [, $issues] = $this->readState();
        if (
            $issues === []
            || $screen === null
            || !str_contains($screen->id . $screen->post_type, 'awsm_job')
            || !current_user_can(Capabilities::APPLICATIONS)
        ) {
            return;
        }
        $text = '<strong>' . esc_html__('Applications need your attention.', 'courant-desk') . '</strong> '
            . esc_html(implode(' ', array_map([self::class, 'describeIssue'], $issues)))
            . ' <a href="' . esc_url(admin_url('site-health.php')) . '">'
            . esc_html__('View Site Health', 'courant-desk') . '</a>';
        wp_admin_notice($text, ['type' => 'error']);
    }

    public static function describeIssue(string $issue): string
    {
        return match (HealthIssue::tryFrom($issue)) {
            HealthIssue::Emails => __('Emails about applications are not being sent.', 'courant-desk'),
            HealthIssue::Cron => __('WordPress scheduled tasks are not running.', 'courant-desk'),
            HealthIssue::Storage => __('The private folder for applicants’ files is not writable.', 'courant-desk'),
            HealthIssue::Disk => __('The disk with applicants’ files is nearly full.', 'courant-desk'),
            HealthIssue::Quota => __('Applicants’ files use at least 80% of the allowed space. At 100%, applications with files are rejected with “try again later”.', 'courant-desk'),
            HealthIssue::Files => __('Some applicants’ files cannot be read.', 'courant-desk'),
            null => '',
        };
    }

    /**
     * Enqueues the email to recruiters. If the email queue itself is blocked, the notice in wp-admin still reports it.
     *
     * @param array<string> $issues
     */
    private function enqueueAlert(array $issues): void
    {
        $hr = $this->factory->organization->hrEmail();
        $addresses = array_filter([get_bloginfo('admin_email'), $hr], [FormInputValidator::class, 'isEmail']);
        ($this->factory->siteEmails)()->enqueue(SiteEmailQueue::HEALTH_ALERT, array_values(array_unique($addresses)), [
            '{issues}' => implode("\n", array_map([self::class, 'describeIssue'], $issues)),
            '{site-title}' => wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES),
            '{applications-url}' => admin_url('edit.php?post_type=' . PostTypes::APPLICATION),
            '{site-health-url}' => admin_url('site-health.php'),
        ]);
    }

    /** @return array{int, list<string>} Unix time of the last check, and the issues that it found */
    private function readState(): array
    {
        $known = get_option(self::OPTION, []);
        $issues = is_array($known) && is_array($known['troubles'] ?? null) ? $known['troubles'] : [];

        return [
            is_array($known) && is_int($known['at'] ?? null) ? $known['at'] : 0,
            array_values(array_filter($issues, 'is_string')),
        ];
    }
}
