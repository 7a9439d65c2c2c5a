<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use ActionScheduler_Action;
use ActionScheduler_Store;

/**
 * Stores the scheduled events of this plugin in Action Scheduler, if another plugin (such as WooCommerce) provides it.
 * Modules call the functions of WP-Cron (`wp_schedule_event()`, `wp_next_scheduled()`); their filters call this class.
 *
 * @see docs/operations/scaling.md#action-scheduler
 */
final class ActionSchedulerEvents
{
    public const GROUP = 'courant-desk';

    /** `1` while events are stored in Action Scheduler; autoloaded. */
    public const OPTION = 'courant_action_scheduler';

    private const HOOK_PREFIX = 'courant_desk_';
    private const CLOSING_HOOK = 'awsm_check_for_expired_jobs';

    /** WordPress ignores a single event that is due less than ten minutes after the same one. */
    private const DUPLICATE_SECONDS = 600;

    /** Action Scheduler repeats nothing of a process that ended unexpectedly. */
    private const REPEAT_AFTER_SECONDS = 10;

    public function register(): void
    {
        add_filter('pre_schedule_event', [$this, 'schedule'], 10, 2);
        add_filter('pre_get_scheduled_event', [$this, 'find'], 10, 4);
        add_filter('pre_clear_scheduled_hook', [$this, 'clear'], 10, 3);
        add_filter('pre_unschedule_hook', [$this, 'clearAll'], 10, 2);
        add_action('action_scheduler_failed_action', [$this, 'repeatAfterTimeout']);
        add_action('action_scheduler_init', [$this, 'importFromWpCron']);
        add_action('init', [$this, 'restoreWpCron'], 20);
    }

    /**
     * Callback of `pre_schedule_event`.
     *
     * @param mixed $result null to store the event in WP-Cron
     * @return mixed
     */
    public function schedule(mixed $result, object $event): mixed
    {
        $fields = get_object_vars($event);
        $hook = is_string($fields['hook'] ?? null) ? $fields['hook'] : '';
        if ($result !== null || !$this->isOurs($hook)) {
            return $result;
        }
        $arguments = is_array($fields['args'] ?? null) ? $fields['args'] : [];
        $time = is_numeric($fields['timestamp'] ?? null) ? (int) $fields['timestamp'] : time();
        $interval = is_numeric($fields['interval'] ?? null) ? (int) $fields['interval'] : 0;
        $existing = $this->next($hook, $arguments);
        if ($existing !== null && ($interval > 0 || $existing['timestamp'] <= $time + self::DUPLICATE_SECONDS)) {
            return $interval > 0;
        }
        $id = $interval > 0
            ? as_schedule_recurring_action($time, $interval, $hook, $arguments, self::GROUP)
            : as_schedule_single_action($time, $hook, $arguments, self::GROUP);

        return $id > 0;
    }

    /**
     * Callback of `pre_get_scheduled_event`, which `wp_next_scheduled()` and `wp_get_schedule()` call.
     *
     * @param mixed        $result    null to search in WP-Cron
     * @param array<mixed> $arguments
     * @return mixed
     */
    public function find(mixed $result, string $hook, array $arguments, ?int $time = null): mixed
    {
        if ($result !== null || $time !== null || !$this->isOurs($hook)) {
            return $result;
        }
        $event = $this->next($hook, $arguments);

        return $event === null ? null : (object) $event;
    }

    /**
     * Callback of `pre_clear_scheduled_hook`. WordPress then also clears the hook in WP-Cron.
     *
     * @param mixed        $result
     * @param array<mixed> $arguments
     * @return mixed
     */
    public function clear(mixed $result, string $hook, array $arguments): mixed
    {
        if ($result === null && $this->isOurs($hook)) {
            as_unschedule_all_actions($hook, $arguments, self::GROUP);
        }

        return $result;
    }

    /** Callback of `pre_unschedule_hook`. WordPress then also clears the hook in WP-Cron. */
    public function clearAll(mixed $result, string $hook): mixed
    {
        if ($result === null && $this->isOurs($hook)) {
            as_unschedule_all_actions($hook, null, self::GROUP);
        }

        return $result;
    }

    /** Schedules an action again whose process ended unexpectedly; Action Scheduler only marks it as failed. */
    public function repeatAfterTimeout(mixed $id): void
    {
        if (!is_numeric($id) || !self::isAvailable()) {
            return;
        }
        $action = ActionScheduler_Store::instance()->fetch_action((string) (int) $id);
        $hook = $action->get_hook();
        if ($action->get_group() !== self::GROUP || !$this->isOurs($hook)) {
            return;
        }
        $this->schedule(null, (object) [
            'hook' => $hook,
            'timestamp' => time() + self::REPEAT_AFTER_SECONDS,
            'args' => $action->get_args(),
            'interval' => self::intervalOf($action),
        ]);
    }

    /** Moves events that were scheduled before Action Scheduler was loaded or installed. */
    public function importFromWpCron(): void
    {
        if (!self::isAvailable()) {
            return;
        }
        if (get_option(self::OPTION) !== '1') {
            update_option(self::OPTION, '1', true);
        }
        foreach (_get_cron_array() as $time => $hooks) {
            foreach ($hooks as $hook => $events) {
                foreach ($this->isOurs($hook) ? $events : [] as $event) {
                    $this->schedule(null, (object) ($event + ['hook' => $hook, 'timestamp' => $time]));
                    wp_unschedule_event($time, $hook, array_values($event['args']));
                }
            }
        }
    }

    /** Schedules events in WP-Cron again after Action Scheduler was removed. */
    public function restoreWpCron(): void
    {
        // Among the autoloaded options, because get_option() reads a missing option from the database in each request.
        if (!self::isAvailable() && (wp_load_alloptions()[self::OPTION] ?? '') === '1') {
            delete_option(self::OPTION);
            // The next request of cron or to wp-admin installs the modules again, which schedule their events.
            delete_option(Lifecycle::INSTALLED_VERSION_OPTION);
        }
    }

    /**
     * Returns the next action as an event of WP-Cron, or null. A single action that is running is not returned, because
     * a task may schedule its continuation.
     *
     * @param array<mixed> $arguments
     * @return array{hook: string, timestamp: int, args: array<mixed>, schedule: string|false, interval?: int}|null
     */
    private function next(string $hook, array $arguments): ?array
    {
        $running = self::firstAction($hook, $arguments, ActionScheduler_Store::STATUS_RUNNING);
        $isRunning = $running !== null && self::intervalOf($running) > 0;
        $action = $isRunning ? $running : self::firstAction($hook, $arguments, ActionScheduler_Store::STATUS_PENDING);
        if ($action === null) {
            return null;
        }
        $date = $isRunning ? null : $action->get_schedule()->get_date();
        $interval = self::intervalOf($action);
        $event = [
            'hook' => $hook, 'timestamp' => $date?->getTimestamp() ?? time(), 'args' => $arguments,
            'schedule' => self::scheduleName($interval),
        ];

        return $interval > 0 ? $event + ['interval' => $interval] : $event;
    }

    /** @param array<mixed> $arguments */
    private static function firstAction(string $hook, array $arguments, string $status): ?ActionScheduler_Action
    {
        $actions = as_get_scheduled_actions([
            'hook' => $hook, 'args' => $arguments, 'group' => self::GROUP, 'status' => $status,
            'per_page' => 1, 'orderby' => 'date', 'order' => 'ASC',
        ]);
        $action = reset($actions);

        return $action instanceof ActionScheduler_Action ? $action : null;
    }

    /** Returns the number of seconds between two runs, 0 for a single action. */
    private static function intervalOf(ActionScheduler_Action $action): int
    {
        $schedule = $action->get_schedule();

        return $schedule->is_recurring() ? max(0, (int) $schedule->get_recurrence()) : 0;
    }

    /** Returns the name of an interval of WP-Cron, false for a single event. */
    private static function scheduleName(int $interval): string|false
    {
        foreach ($interval > 0 ? wp_get_schedules() : [] as $name => $schedule) {
            if ($schedule['interval'] === $interval) {
                return (string) $name;
            }
        }

        return false;
    }

    private function isOurs(string $hook): bool
    {
        return self::isAvailable() && (str_starts_with($hook, self::HOOK_PREFIX) || $hook === self::CLOSING_HOOK);
    }

    private static function isAvailable(): bool
    {
        return function_exists('as_get_scheduled_actions') && did_action('action_scheduler_init') > 0;
    }
}
