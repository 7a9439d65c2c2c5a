<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

use CourantDesk\Kernel\Result;

/** Where openings are written. */
interface OpeningStore
{
    /**
     * Makes an opening, or changes the one of this id; what the draft leaves empty becomes empty.
     *
     * @return Result<int> its id
     */
    public function save(OpeningDraft $draft, int $id = 0): Result;

    /** The id of the opening that bears a mark (see OpeningDraft::$marks), in any status but trash; 0 when none does. */
    public function withMark(string $key, string $value): int;
}
