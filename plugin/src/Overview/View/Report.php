<?php

declare(strict_types=1);

namespace CourantDesk\Overview\View;

use CourantDesk\Overview\Domain\Period;
use CourantDesk\Overview\Domain\Tally;

/** Everything that the overview shows of a period. Text is plain. */
final class Report
{
    /**
     * @param list<array{label: string, tally: Tally, views: float, applications: float}> $bars
     *        days or, for long periods, weeks; heights in percent of the greatest
     * @param list<array{title: string, url: string, tally: Tally, conversion: string, sources: string}> $openings
     * @param list<array{label: string, number: int}> $stages
     */
    public function __construct(
        public readonly Period $period,
        public readonly Tally $total,
        public readonly string $conversion,
        public readonly int $published,
        public readonly array $bars,
        public readonly array $openings,
        public readonly array $stages,
    ) {
    }
}
