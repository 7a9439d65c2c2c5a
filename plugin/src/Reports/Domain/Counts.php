<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Domain;

/** Holds the numbers of views, visitors and applications of a day, an opening or a period. */
final class Counts
{
    public function __construct(
        public readonly int $views = 0,
        public readonly int $visitors = 0,
        public readonly int $applications = 0,
    ) {
    }

    public function add(self $other): self
    {
        return new self(
            $this->views + $other->views,
            $this->visitors + $other->visitors,
            $this->applications + $other->applications,
        );
    }

    /** Returns the number of applications per hundred visitors; null without visitors. */
    public function conversionRate(): ?float
    {
        return $this->visitors === 0 ? null : min(100.0, 100 * $this->applications / $this->visitors);
    }
}
