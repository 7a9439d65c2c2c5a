<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Domain;

/** The size of a place from a width of the window on, and how long it waits after the load event (Spec 9). */
final class Variant
{
    public function __construct(
        public readonly int $width,
        public readonly int $height,
        /** Least width of the window in pixels */
        public readonly int $from,
        /** Milliseconds */
        public readonly int $delay,
    ) {
    }

    /** @return array{width: int, height: int, from: int, delay: int} */
    public function toArray(): array
    {
        return ['width' => $this->width, 'height' => $this->height, 'from' => $this->from, 'delay' => $this->delay];
    }
}
