<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use CourantDesk\Kernel\Result;

/** Stores openings. */
interface OpeningWriter
{
    /**
     * Creates an opening, or updates the one with this ID; empty values of the draft delete the stored ones.
     *
     * @return Result<int> ID of the opening
     */
    public function save(OpeningDraft $draft, int $id = 0): Result;

    /**
     * Returns the ID of the opening with a meta value (see OpeningDraft::$meta), in any status except trash; 0 when
     * there is none.
     */
    public function findByMeta(string $key, string $value): int;
}
