<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Domain;

/** Reads statistics of openings and applications. Suspected spam and the trash are excluded. */
interface Statistics
{
    /** @return array<string, Counts> by day, each day of the period */
    public function countByDay(Period $period): array;

    /** @return list<OpeningCounts> openings with views or applications, most views first */
    public function findTopOpenings(Period $period, int $limit): array;

    /** @return list<OpeningCounts> the same with an ID greater than $after, by ID, for reading all in batches */
    public function findOpeningsAfter(Period $period, int $after, int $limit): array;

    /** @return array<string, int> applications of the period by current stage */
    public function countByStage(Period $period): array;

    /** Returns the number of published openings. */
    public function countPublished(): int;
}
