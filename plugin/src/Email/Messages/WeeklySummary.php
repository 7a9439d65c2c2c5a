<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use Closure;
use CourantDesk\Email\Domain\SiteEmailMessage;
use CourantDesk\Email\Domain\SiteEmailQueue;

/** Reports the views and applications of the last seven days to HR. */
final class WeeklySummary extends SiteEmailMessage
{
    /**
     * @param Closure(): array<string, string> $currentTags returns the values of a summary sent now, for the preview
     */
    public function __construct(private readonly Closure $currentTags)
    {
    }

    public function kind(): string
    {
        return SiteEmailQueue::WEEKLY_SUMMARY;
    }

    public function label(): string
    {
        return __('Weekly report', 'courant-desk');
    }

    public function subject(): string
    {
        /* translators: %s: name of the company */
        return sprintf(__('Weekly report: openings at %s', 'courant-desk'), '{company}');
    }

    public function text(): string
    {
        return "{report}\n\n{report-url}";
    }

    public function sampleTags(): array
    {
        return ($this->currentTags)();
    }
}
