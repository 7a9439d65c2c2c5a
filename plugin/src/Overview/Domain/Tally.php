<?php

declare(strict_types=1);

namespace CourantDesk\Overview\Domain;

/** What was counted of one day, one opening or all of them. */
final class Tally
{
    public function __construct(
        public readonly int $views = 0,
        public readonly int $visitors = 0,
        public readonly int $applications = 0,
    ) {
    }

    public function plus(self $other): self
    {
        return new self($this->views + $other->views, $this->visitors + $other->visitors, $this->applications + $other->applications);
    }

    /** Applications of a hundred visitors; null when nobody came. */
    public function conversion(): ?float
    {
        return $this->visitors === 0 ? null : min(100.0, 100 * $this->applications / $this->visitors);
    }
}
