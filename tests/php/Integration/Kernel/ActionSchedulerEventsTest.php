<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use ActionScheduler_Action;
use ActionScheduler_Store;
use CourantDesk\Kernel\ActionSchedulerEvents;
use CourantDesk\Kernel\Lifecycle;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Scheduled events of the plugin on a site with Action Scheduler. */
#[Group('once')]
final class ActionSchedulerEventsTest extends SiteTestCase
{
    private const HOOK = 'courant_desk_test';

    protected function setUp(): void
    {
        parent::setUp();
        require_once dirname(__DIR__, 3) . '/support/action-scheduler-double.php';
        ActionScheduler_Store::instance()->actions = [];
    }

    protected function tearDown(): void
    {
        $this->stop();
        delete_option(ActionSchedulerEvents::OPTION);
        wp_unschedule_hook(self::HOOK);
        parent::tearDown();
    }

    public function testEventsOfThePluginAreActionsAndOtherEventsStayInWpCron(): void
    {
        $this->start();
        $time = time() + 300;
        wp_schedule_event($time, 'hourly', self::HOOK);
        wp_schedule_event($time, 'hourly', 'another_plugin');
        self::assertSame($time, wp_next_scheduled(self::HOOK));
        self::assertSame('hourly', wp_get_schedule(self::HOOK));
        self::assertCount(1, $this->pending());
        self::assertSame(['another_plugin'], $this->hooksInWpCron([self::HOOK, 'another_plugin']));
        wp_clear_scheduled_hook('another_plugin');
        wp_clear_scheduled_hook(self::HOOK);
        self::assertFalse(wp_next_scheduled(self::HOOK));
        self::assertSame([], $this->pending());
    }

    public function testASingleEventIsNotScheduledTwiceInTenMinutes(): void
    {
        $this->start();
        $time = time() + 10;
        self::assertTrue(wp_schedule_single_event($time, self::HOOK, ['now']));
        self::assertFalse(wp_schedule_single_event($time + 60, self::HOOK, ['now']));
        self::assertTrue(wp_schedule_single_event($time, self::HOOK, ['later']));
        self::assertFalse(wp_next_scheduled(self::HOOK));
        self::assertSame($time, wp_next_scheduled(self::HOOK, ['now']));
        self::assertCount(2, $this->pending());
        wp_unschedule_hook(self::HOOK);
        self::assertSame([], $this->pending());
    }

    public function testATaskThatRunsCanScheduleItsContinuationButNoSecondRecurringEvent(): void
    {
        $this->start();
        wp_schedule_single_event(time(), self::HOOK, ['once']);
        wp_schedule_event(time(), 'hourly', self::HOOK);
        foreach ($this->pending() as $action) {
            $action->status = ActionScheduler_Store::STATUS_RUNNING;
        }
        self::assertFalse(wp_next_scheduled(self::HOOK, ['once']));
        self::assertTrue(wp_schedule_single_event(time() + 10, self::HOOK, ['once']));
        self::assertIsInt(wp_next_scheduled(self::HOOK));
        wp_schedule_event(time(), 'hourly', self::HOOK);
        self::assertCount(1, $this->pending());
    }

    public function testEarlierEventsMoveToActionSchedulerAndBackWhenItIsRemoved(): void
    {
        $time = time() + 300;
        wp_schedule_event($time, 'daily', self::HOOK);
        $this->start();
        self::assertSame([], $this->hooksInWpCron([self::HOOK]));
        self::assertSame($time, wp_next_scheduled(self::HOOK));
        self::assertSame('daily', wp_get_schedule(self::HOOK));

        $this->stop();
        update_option(Lifecycle::INSTALLED_VERSION_OPTION, 'x', true);
        (new ActionSchedulerEvents())->restoreWpCron();
        self::assertFalse(get_option(Lifecycle::INSTALLED_VERSION_OPTION), 'The modules are installed again.');
        self::assertFalse(get_option(ActionSchedulerEvents::OPTION));
        update_option(Lifecycle::INSTALLED_VERSION_OPTION, 'x', true);
        (new ActionSchedulerEvents())->restoreWpCron();
        self::assertSame('x', get_option(Lifecycle::INSTALLED_VERSION_OPTION), 'Only once.');
    }

    public function testTheActionOfAProcessThatEndedUnexpectedlyIsRepeated(): void
    {
        $this->start();
        wp_schedule_event(time() - 600, 'hourly', self::HOOK, ['a']);
        wp_schedule_single_event(time() - 600, self::HOOK, ['b']);
        foreach ($this->pending() as $id => $action) {
            $action->status = 'failed';
            do_action('action_scheduler_failed_action', $id, 300);
        }
        $repeated = array_values(array_map(
            static fn (ActionScheduler_Action $action): array => [
                $action->get_args(), $action->get_schedule()->get_recurrence(),
            ],
            $this->pending(),
        ));
        self::assertSame([[['a'], HOUR_IN_SECONDS], [['b'], 0]], $repeated);
        as_schedule_single_action(time(), 'another_plugin', [], 'other');
        do_action('action_scheduler_failed_action', array_key_last($this->pending()), 300);
        self::assertCount(3, $this->pending(), 'Actions of other plugins are not repeated.');
        do_action('action_scheduler_failed_action', 'no number', 300);
    }

    private function start(): void
    {
        do_action('action_scheduler_init');
    }

    private function stop(): void
    {
        /** @var array<string, int> $wp_actions */
        global $wp_actions;
        unset($wp_actions['action_scheduler_init']);
    }

    /** @return array<int, ActionScheduler_Action> those that the tests created */
    private function pending(): array
    {
        return array_filter(
            ActionScheduler_Store::instance()->actions,
            static fn (ActionScheduler_Action $action): bool => $action->status === 'pending'
                && in_array($action->get_hook(), [self::HOOK, 'another_plugin'], true),
        );
    }

    /**
     * @param list<string> $hooks
     * @return list<string>
     */
    private function hooksInWpCron(array $hooks): array
    {
        $found = array_merge([], ...array_values(array_map(array_keys(...), _get_cron_array())));

        return array_values(array_intersect($hooks, $found));
    }
}
