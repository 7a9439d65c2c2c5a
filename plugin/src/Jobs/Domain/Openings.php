<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** Where openings are found by id. */
interface Openings
{
    /** Any status; null when there is no opening of this id. */
    public function find(int $id): ?Opening;

    /**
     * Many at once, with few queries, in the order of the ids; unknown ids are left out.
     *
     * @param list<int> $ids
     * @return list<Opening>
     */
    public function many(array $ids): array;

    /**
     * Releases the memory that many() keeps for these, for whoever reads all openings in batches.
     *
     * @param list<int> $ids
     */
    public function forget(array $ids): void;
}
