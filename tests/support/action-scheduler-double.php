<?php

/**
 * A small implementation of the documented functions of Action Scheduler, which the package registry of CI does not
 * have. `npm run cluster -- test --only=scheduled` tests Action Scheduler itself (docs/operations/scaling.md#tests).
 */

declare(strict_types=1);

// phpcs:disable -- the names are those of Action Scheduler.

final class ActionScheduler_Schedule
{
    public function __construct(private int $time, private int $interval)
    {
    }

    public function get_date(): DateTime
    {
        return new DateTime('@' . $this->time);
    }

    public function is_recurring(): bool
    {
        return $this->interval > 0;
    }

    public function get_recurrence(): int
    {
        return $this->interval;
    }
}

final class ActionScheduler_Action
{
    public string $status = 'pending';

    public function __construct(
        public string $hook,
        public array $args,
        public string $group,
        public ActionScheduler_Schedule $schedule,
    ) {
    }

    public function get_hook(): string
    {
        return $this->hook;
    }

    public function get_group(): string
    {
        return $this->group;
    }

    public function get_args(): array
    {
        return $this->args;
    }

    public function get_schedule(): ActionScheduler_Schedule
    {
        return $this->schedule;
    }
}

final class ActionScheduler_Store
{
    public const STATUS_PENDING = 'pending';
    public const STATUS_RUNNING = 'in-progress';

    /** @var array<int, ActionScheduler_Action> */
    public array $actions = [];

    private static ?self $instance = null;

    public static function instance(): self
    {
        return self::$instance ??= new self();
    }

    public function fetch_action(string $id): ActionScheduler_Action
    {
        return $this->actions[(int) $id];
    }

    public function add(int $time, int $interval, string $hook, array $args, string $group): int
    {
        $this->actions[] = new ActionScheduler_Action(
            $hook,
            $args,
            $group,
            new ActionScheduler_Schedule($time, $interval),
        );

        return count($this->actions);
    }
}

function as_schedule_single_action(int $timestamp, string $hook, array $args = [], string $group = ''): int
{
    return ActionScheduler_Store::instance()->add($timestamp, 0, $hook, $args, $group);
}

function as_schedule_recurring_action(int $timestamp, int $interval, string $hook, array $args = [], string $group = ''): int
{
    return ActionScheduler_Store::instance()->add($timestamp, $interval, $hook, $args, $group);
}

function as_unschedule_all_actions(string $hook, ?array $args = [], string $group = ''): void
{
    foreach (ActionScheduler_Store::instance()->actions as $action) {
        if ($action->status === 'pending' && $action->hook === $hook && $action->group === $group
            && ($args === null || $action->args === $args)) {
            $action->status = 'canceled';
        }
    }
}

function as_get_scheduled_actions(array $query = []): array
{
    $found = array_filter(
        ActionScheduler_Store::instance()->actions,
        static fn (ActionScheduler_Action $action): bool => $action->hook === $query['hook']
            && $action->args === $query['args'] && $action->group === $query['group']
            && $action->status === $query['status'],
    );
    uasort($found, static fn ($left, $right): int => $left->schedule->get_date() <=> $right->schedule->get_date());

    return array_slice($found, 0, $query['per_page'], true);
}
