<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

/** View model of the specifications on the page of an opening. Text is plain. */
final class OpeningSpecificationsView
{
    /**
     * @param list<array{taxonomy: string, label: string, icon: string, drawing: string, terms: list<array{name: string,
     *   url: string}>}> $rows URLs are '' when terms are not links; icons are '' when none are shown
     */
    public function __construct(public readonly string $position, public readonly array $rows)
    {
    }
}
