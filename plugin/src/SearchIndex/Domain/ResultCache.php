<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** The cached results of the job index. */
interface ResultCache
{
    /** Discards all cached results. */
    public function invalidate(): void;
}
