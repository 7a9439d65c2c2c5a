<?php

declare(strict_types=1);

namespace CourantDesk\Overview\Wp;

use CourantDesk\Email\Domain\Email;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Clock;
use CourantDesk\Overview\Admin\OverviewScreen;
use CourantDesk\Overview\OverviewSettings;
use CourantDesk\Overview\View\Reports;

/** The week's figures by mail, where the owner wants them. */
final class Digest
{
    public const EVENT = 'courant_desk_digest';

    public function __construct(
        private readonly Reports $reports,
        private readonly OverviewSettings $settings,
        private readonly Organisation $company,
        private readonly Clock $clock,
        private readonly EmailQueue $emails,
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
        $to = $this->company->hrAddress();
        if (!$this->settings->sendsDigest() || $to === '') {
            return;
        }
        [$subject, $text] = $this->letter();
        $this->emails->enqueueEmail('digest', new Email([$to], $subject, $text, ['Auto-Submitted: auto-generated']));
    }

    /** @return array{string, string} subject and text */
    public function letter(): array
    {
        $report = $this->reports->make(7, 10);
        $lines = [
            /* translators: %s: numbers such as "12 views, 4 visitors, 1 application" */
            sprintf(__('In the last seven days: %s.', 'courant-desk'), implode(', ', [
                $this->views($report->total->views),
                /* translators: %s: a number */
                sprintf(_n('%s visitor', '%s visitors', $report->total->visitors, 'courant-desk'), number_format_i18n($report->total->visitors)),
                $this->applications($report->total->applications),
            ])),
            '',
        ];
        foreach ($report->openings as $row) {
            $lines[] = sprintf(
                /* translators: 1: title of an opening, 2: such as "3 views", 3: such as "1 application" */
                __('%1$s: %2$s, %3$s', 'courant-desk'),
                $row['title'],
                $this->views($row['tally']->views),
                $this->applications($row['tally']->applications),
            );
        }
        /**
         * Filters the lines of the weekly summary email, which other modules add to.
         *
         * @since 1.0.0
         *
         * @param list<string> $lines plain text
         */
        $filtered = apply_filters('courant_desk_digest_lines', $lines);
        $lines = [...array_filter(is_array($filtered) ? array_values($filtered) : $lines, is_string(...)), '', OverviewScreen::address(7)];
        /* translators: %s: name of the company */
        $subject = sprintf(__('Openings at %s: the week', 'courant-desk'), $this->company->name());

        return [$subject, implode("\n", $lines)];
    }

    private function views(int $number): string
    {
        /* translators: %s: a number */
        return sprintf(_n('%s view', '%s views', $number, 'courant-desk'), number_format_i18n($number));
    }

    private function applications(int $number): string
    {
        /* translators: %s: a number */
        return sprintf(_n('%s application', '%s applications', $number, 'courant-desk'), number_format_i18n($number));
    }
}
