<?php

declare(strict_types=1);

namespace CourantDesk\Email;

use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Kernel\Clock;

/**
 * Makes cron run the worker soon after an email was stored: a single event at once, which the next cron call runs, and an
 * event every minute in case a process died before it could plan that one.
 *
 * The request that stored the email sends nothing itself. Also where PHP can end a response early
 * (fastcgi_finish_request, litespeed_finish_request), a slow mail server would still hold one of few PHP workers, and
 * visitors wait for those. Cron has a process of its own, of which WordPress runs one at a time.
 */
final class EmailQueueSchedule
{
    private const INTERVAL = 'courant_every_minute';
    private const SINGLE = ['now'];

    public function __construct(private readonly Clock $clock)
    {
    }

    /** @param bool $starts whether an email that was stored has cron called */
    public function boot(bool $starts): void
    {
        add_filter('cron_schedules', [$this, 'addInterval']);
        if ($starts) {
            add_action(Storage\EmailQueueRepository::QUEUED, [$this, 'startAfterResponse']);
        }
    }

    /** Also while the plugin is being activated, when nothing of it is hooked yet: WordPress refuses an unknown interval. */
    public function install(): void
    {
        add_filter('cron_schedules', [$this, 'addInterval']);
        if (wp_get_schedule(EmailQueue::WORK_EVENT) !== self::INTERVAL) {
            wp_clear_scheduled_hook(EmailQueue::WORK_EVENT);
            wp_schedule_event($this->now() + MINUTE_IN_SECONDS, self::INTERVAL, EmailQueue::WORK_EVENT);
        }
    }

    /** Plans the event of every minute where something removed it. */
    public function restore(): void
    {
        if (wp_next_scheduled(EmailQueue::WORK_EVENT) === false) {
            $this->install();
        }
    }

    public function uninstall(): void
    {
        wp_unschedule_hook(EmailQueue::WORK_EVENT);
    }

    /**
     * @param array<string, array{interval: int, display: string}> $schedules
     * @return array<string, array{interval: int, display: string}>
     */
    public function addInterval(array $schedules): array
    {
        return $schedules + [self::INTERVAL => ['interval' => MINUTE_IN_SECONDS, 'display' => __('Every minute', 'courant-desk')]];
    }

    public function startAfterResponse(): void
    {
        if (has_action('shutdown', [$this, 'start']) === false) {
            add_action('shutdown', [$this, 'start'], 1000);
        }
    }

    public function start(): void
    {
        self::finishResponse();
        $this->scheduleNow();
        if (!self::isSet('ALTERNATE_WP_CRON') && !self::isSet('DISABLE_WP_CRON')) {
            spawn_cron();
        }
    }

    public function scheduleNow(): void
    {
        $next = wp_next_scheduled(EmailQueue::WORK_EVENT, self::SINGLE);
        if ($next === false) {
            wp_schedule_single_event($this->now(), EmailQueue::WORK_EVENT, self::SINGLE);
        }
    }

    /** The visitor's browser has everything: planning and the call of cron take their time after it. */
    private static function finishResponse(): void
    {
        foreach (['fastcgi_finish_request', 'litespeed_finish_request'] as $finish) {
            if (function_exists($finish)) {
                $finish();

                return;
            }
        }
    }

    private static function isSet(string $constant): bool
    {
        return defined($constant) && constant($constant) !== false;
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }
}
