<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use CourantDesk\Kernel\Result;

/** Writes openings. */
interface OpeningWriter
{
    /**
     * Creates an opening, or updates the one with this id; empty values of the draft clear the stored ones.
     *
     * @return Result<int> its id
     */
    public function save(OpeningDraft $draft, int $id = 0): Result;

    /**
     * Returns the id of the opening with a meta value (see OpeningDraft::$meta), in any status but trash; 0 when there
     * is none.
     */
    public function findByMeta(string $key, string $value): int;
}
