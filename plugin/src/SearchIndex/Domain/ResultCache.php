<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Invalidates the cached results of the job index. */
interface ResultCache
{
    /** Invalidates all cached results. */
    public function invalidate(): void;
}
