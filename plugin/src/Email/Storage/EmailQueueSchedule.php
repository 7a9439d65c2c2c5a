<?php

declare(strict_types=1);

namespace CourantDesk\Email\Storage;

use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Kernel\Clock;

/**
 * Schedules the worker soon after an email was stored: a single event for the next cron request, and an event every
 * minute in case a process ended before it scheduled the single one.
 *
 * The request that stored the email sends nothing itself. Even if PHP can end a response early (fastcgi_finish_request,
 * litespeed_finish_request), a slow mail server would occupy one of few PHP workers and delay the requests of visitors.
 * Cron has its own process, and WordPress runs only one at a time.
 */
final class EmailQueueSchedule
{
    private const INTERVAL = 'courant_every_minute';
    private const SINGLE_ARGUMENTS = ['now'];

    public function __construct(private readonly Clock $clock)
    {
    }

    /**
     * Adds the interval first: during activation no hook of the plugin is registered yet, and WordPress rejects an
     * unknown interval.
     */
    public function install(): void
    {
        add_filter('cron_schedules', [$this, 'addInterval']);
        if (wp_get_schedule(EmailQueue::WORK_EVENT) !== self::INTERVAL) {
            wp_clear_scheduled_hook(EmailQueue::WORK_EVENT);
            wp_schedule_event($this->now() + MINUTE_IN_SECONDS, self::INTERVAL, EmailQueue::WORK_EVENT);
        }
    }

    /** Schedules the recurring event if something removed it. */
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
     * Adds the interval of one minute. Other plugins list the intervals before `init`, when WordPress reports each
     * translation as too early.
     *
     * @param array<string, array{interval: int, display: string}> $schedules
     * @return array<string, array{interval: int, display: string}>
     */
    public function addInterval(array $schedules): array
    {
        $isTranslatable = did_action('init') > 0;

        return $schedules + [self::INTERVAL => [
            'interval' => MINUTE_IN_SECONDS,
            'display' => $isTranslatable ? __('Every minute', 'courant-desk') : 'Every minute',
        ]];
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
        $next = wp_next_scheduled(EmailQueue::WORK_EVENT, self::SINGLE_ARGUMENTS);
        if ($next === false) {
            wp_schedule_single_event($this->now(), EmailQueue::WORK_EVENT, self::SINGLE_ARGUMENTS);
        }
    }

    /** Finishes the response first, so that the visitor does not wait for the scheduling and the cron request. */
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
