<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Finds openings by ID. */
interface OpeningRepository
{
    /** Returns an opening of any status; null when the ID is unknown. */
    public function find(int $id): ?Opening;

    /**
     * Returns many openings with few queries, in the order of the IDs; unknown IDs are omitted.
     *
     * @param list<int> $ids
     * @return list<Opening>
     */
    public function findMany(array $ids): array;

    /**
     * Clears the cache of findMany() for these openings, for callers that read all openings in batches.
     *
     * @param list<int> $ids
     */
    public function clearCache(array $ids): void;
}
