<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Domain;

/** Holds the data of the overview for a period. Text is plain. */
final class Report
{
    /**
     * @param list<array{label: string, counts: Counts, views: float, applications: float}> $bars days or, for long
     *   periods, weeks; heights in percent of the maximum
     * @param list<array{title: string, url: string, counts: Counts, conversion: string, sources: string}> $openings
     * @param list<array{label: string, number: int}> $stages
     */
    public function __construct(
        public readonly Period $period,
        public readonly Counts $total,
        public readonly string $conversion,
        public readonly int $published,
        public readonly array $bars,
        public readonly array $openings,
        public readonly array $stages,
    ) {
    }
}
