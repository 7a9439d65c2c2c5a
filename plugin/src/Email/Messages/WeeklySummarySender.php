<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use Closure;
use CourantDesk\Email\Domain\SiteEmailQueue;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\ScheduledTasks;
use CourantDesk\Openings\Domain\HiringOrganization;
use CourantDesk\Reports\Domain\ReportBuilder;

/** Sends the weekly email with the views and applications of the last seven days. */
final class WeeklySummarySender
{
    public const EVENT = 'courant_desk_digest';

    /**
     * @param Closure(): bool   $isEnabled
     * @param Closure(): string $overviewUrl returns the URL of the screen with the same statistics
     */
    public function __construct(
        private readonly ReportBuilder $reports,
        private readonly HiringOrganization $company,
        private readonly Clock $clock,
        private readonly SiteEmailQueue $emails,
        private readonly ScheduledTasks $tasks,
        private readonly Closure $isEnabled,
        private readonly Closure $overviewUrl,
    ) {
    }

    public function schedule(): void
    {
        if (wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_event($this->clock->now()->modify('next monday 07:00')->getTimestamp(), 'weekly', self::EVENT);
        }
    }

    public function unschedule(): void
    {
        wp_clear_scheduled_hook(self::EVENT);
    }

    public function send(): void
    {
        $to = $this->company->hrEmail();
        if (!($this->isEnabled)() || $to === '') {
            return;
        }
        // Several servers may start the event, one after the other.
        $this->tasks->exclusive(
            'weekly-summary',
            fn () => $this->emails->enqueue(SiteEmailQueue::WEEKLY_SUMMARY, [$to], $this->currentTags()),
            DAY_IN_SECONDS,
        )();
    }

    /**
     * Returns the values of the email with the current statistics.
     *
     * @return array<string, string> by tag with braces
     */
    public function currentTags(): array
    {
        $report = $this->reports->create(7, 10);
        $lines = [
            /* translators: %s: numbers such as "12 views, 4 visitors, 1 application" */
            sprintf(__('In the last seven days: %s.', 'courant-desk'), implode(', ', [
                $this->formatViews($report->total->views),
                /* translators: %s: a number */
                sprintf(_n('%s visitor', '%s visitors', $report->total->visitors, 'courant-desk'), number_format_i18n(
                    $report->total->visitors
                )),
                $this->formatApplications($report->total->applications),
            ])),
            '',
        ];
        foreach ($report->openings as $row) {
            $lines[] = sprintf(
                /* translators: 1: title of an opening, 2: such as "3 views", 3: such as "1 application" */
                __('%1$s: %2$s, %3$s', 'courant-desk'),
                $row['title'],
                $this->formatViews($row['counts']->views),
                $this->formatApplications($row['counts']->applications),
            );
        }
        /**
         * Filters the lines of the weekly summary email. Other modules append lines.
         *
         * @since 0.1.0
         *
         * @param list<string> $lines plain text
         */
        $filtered = apply_filters('courant_desk_digest_lines', $lines);

        return [
            '{company}' => $this->company->name(),
            '{report}' => implode("\n", array_filter(is_array($filtered) ? $filtered : $lines, is_string(...))),
            '{report-url}' => ($this->overviewUrl)(),
        ];
    }

    private function formatViews(int $number): string
    {
        /* translators: %s: a number */
        return sprintf(_n('%s view', '%s views', $number, 'courant-desk'), number_format_i18n($number));
    }

    private function formatApplications(int $number): string
    {
        /* translators: %s: a number */
        return sprintf(_n('%s application', '%s applications', $number, 'courant-desk'), number_format_i18n($number));
    }
}
