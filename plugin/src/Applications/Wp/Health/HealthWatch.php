<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Health;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\Trouble;
use CourantDesk\Applications\Domain\Validator;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\Housekeeping;
use CourantDesk\Email\Domain\Email;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Kernel\Capabilities;
use RuntimeException;

/**
 * Looks once an hour, by cron and after an application came in (for cron may be what is dead), and tells of trouble:
 * one notice in wp-admin, and one mail when it begins.
 */
final class HealthWatch
{
    /** {at, troubles}; autoloaded, so that the notice costs no query (Rulings 37). */
    public const OPTION = 'courant_troubles';

    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
        add_action(EmailQueue::WORK_EVENT, [$this, 'look'], 20);
        add_action('awsm_job_application_submitted', [$this, 'lookAtTheEnd'], 20);
        add_action('admin_notices', [$this, 'showNotice']);
        (new SiteHealth($this->parts))->boot();
    }

    public function install(): void
    {
        add_option(self::OPTION, ['at' => 0, 'troubles' => []], '', true);
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
    }

    public function lookAtTheEnd(): void
    {
        if (has_action('shutdown', [$this, 'look']) === false) {
            add_action('shutdown', [$this, 'look'], 110);
        }
    }

    public function look(): void
    {
        $now = $this->parts->kernel->clock->now()->getTimestamp();
        [$at, $known] = $this->known();
        if ($now - $at < HOUR_IN_SECONDS) {
            return;
        }
        (new Housekeeping($this->parts))->plan();
        /** Fires once an hour, before the health of applications is measured: restore what should be planned. */
        do_action('courant_desk_health_check');
        try {
            $troubles = array_column((new VitalSigns($this->parts))->measure()->troubles(), 'value');
        } catch (RuntimeException $failure) {
            $this->parts->kernel->log->error('applications.health', [], $failure);

            return;
        }
        update_option(self::OPTION, ['at' => $now, 'troubles' => $troubles], true);
        $new = array_diff($troubles, $known);
        if ($new !== []) {
            $this->write($new);
        }
    }

    public function showNotice(): void
    {
        $screen = get_current_screen();
        [, $troubles] = $this->known();
        if ($troubles === [] || $screen === null || !str_contains($screen->id . $screen->post_type, 'awsm_job') || !current_user_can(Capabilities::APPLICATIONS)) {
            return;
        }
        $text = '<strong>' . esc_html__('Applications need your attention.', 'courant-desk') . '</strong> ' . esc_html(implode(' ', array_map([self::class, 'say'], $troubles)))
            . ' <a href="' . esc_url(admin_url('site-health.php')) . '">' . esc_html__('Site Health says more.', 'courant-desk') . '</a>';
        wp_admin_notice($text, ['type' => 'error']);
    }

    public static function say(string $trouble): string
    {
        return match (Trouble::tryFrom($trouble)) {
            Trouble::Mails => __('Mails about applications do not go out.', 'courant-desk'),
            Trouble::Cron => __('WordPress’s scheduled tasks do not run.', 'courant-desk'),
            Trouble::Store => __('The private folder for applicants’ files cannot be written to.', 'courant-desk'),
            Trouble::Disk => __('The disk with applicants’ files is nearly full.', 'courant-desk'),
            Trouble::Quota => __('Applicants’ files take up at least 80 % of the space that the settings allow. At 100 %, applications with files are answered with “try again later”.', 'courant-desk'),
            Trouble::Files => __('Some applicants’ files cannot be read.', 'courant-desk'),
            null => '',
        };
    }

    /**
     * Where the queue is what is stuck the notice in wp-admin still says so.
     *
     * @param array<string> $troubles
     */
    private function write(array $troubles): void
    {
        $hr = $this->parts->organisation->hrAddress();
        $lines = [...array_map([self::class, 'say'], $troubles), '', admin_url('edit.php?post_type=' . ApplicationType::NAME), admin_url('site-health.php')];
        $this->parts->emails->enqueueEmail('health', new Email(
            array_values(array_unique(array_filter([get_bloginfo('admin_email'), $hr], [Validator::class, 'isEmail']))),
            /* translators: %s: name of the site */
            sprintf(__('Applications at %s need your attention', 'courant-desk'), wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES)),
            implode("\n", $lines) . "\n"
        ));
    }

    /** @return array{int, list<string>} when it was looked last, and what was found */
    private function known(): array
    {
        $known = get_option(self::OPTION, []);
        $troubles = is_array($known) && is_array($known['troubles'] ?? null) ? $known['troubles'] : [];

        return [is_array($known) && is_int($known['at'] ?? null) ? $known['at'] : 0, array_values(array_filter($troubles, 'is_string'))];
    }
}
