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
            sprintf(
                /* translators: 1: a number, 2: a number, 3: a number */
                __('In the last seven days: %1$s views, %2$s visitors, %3$s applications.', 'courant-desk'),
                number_format_i18n($report->total->views),
                number_format_i18n($report->total->visitors),
                number_format_i18n($report->total->applications),
            ),
            '',
        ];
        foreach ($report->openings as $row) {
            $lines[] = sprintf(
                /* translators: 1: title of an opening, 2: a number, 3: a number */
                __('%1$s: %2$s views, %3$s applications', 'courant-desk'),
                $row['title'],
                number_format_i18n($row['tally']->views),
                number_format_i18n($row['tally']->applications),
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
}
