<?php

declare(strict_types=1);

namespace CourantDesk\Overview\Domain;

/** What happened to openings and applications. Suspected spam and the trash count nowhere. */
interface Figures
{
    /** @return array<string, Tally> by day, each day of the period */
    public function days(Period $period): array;

    /** @return list<OpeningTally> openings that were seen or applied for, most views first */
    public function openings(Period $period, int $limit): array;

    /** @return list<OpeningTally> the same with an id greater than $after, by id: for reading all in batches */
    public function openingsAfter(Period $period, int $after, int $limit): array;

    /** @return array<string, int> applications of the period by their present stage */
    public function stages(Period $period): array;

    /** How many openings are published now. */
    public function published(): int;
}
