<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Domain;

/** Represents a slot's size from a minimum viewport width, with the delay after the load event. */
final class AdSlotSize
{
    public function __construct(
        public readonly int $width,
        public readonly int $height,
        /** Minimum viewport width in pixels */
        public readonly int $minWindowWidth,
        /** Delay in milliseconds */
        public readonly int $delayMs,
    ) {
    }

    /** @return array{width: int, height: int, from: int, delay: int} */
    public function toArray(): array
    {
        return [
            'width' => $this->width, 'height' => $this->height, 'from' => $this->minWindowWidth,
            'delay' => $this->delayMs,
        ];
    }
}
