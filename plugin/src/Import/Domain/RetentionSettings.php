<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use Closure;

/** Reads and saves the retention periods of the module Recruiting. */
final class RetentionSettings
{
    /**
     * @param Closure(): array<string, int> $read days by stage, 0 for no limit
     * @param Closure(array<string, int>): void $save
     */
    public function __construct(private readonly Closure $read, private readonly Closure $save)
    {
    }

    /** @return array<string, int> days by stage, 0 for no limit */
    public function days(): array
    {
        return ($this->read)();
    }

    /** @param array<string, int> $days by stage */
    public function save(array $days): void
    {
        ($this->save)($days);
    }
}
