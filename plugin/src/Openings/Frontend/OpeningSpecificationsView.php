<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

/** View model of the specifications on the page of an opening. Text is plain. */
final class OpeningSpecificationsView
{
    /**
     * @param list<array{taxonomy: string, label: string, icon: string, drawing: string, terms: list<array{name: string,
     *   url: string}>, isInLine: bool}> $rows URLs are '' when terms are not links; icons are '' when none are shown
     */
    public function __construct(public readonly string $position, public readonly array $rows)
    {
    }

    /** Returns whether the line below the title contains all of them, so that small screens do not repeat them. */
    public function isInLine(): bool
    {
        return array_filter($this->rows, static fn (array $row): bool => !$row['isInLine']) === [];
    }
}
