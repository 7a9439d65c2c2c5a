<?php

declare(strict_types=1);

namespace CourantTools\Bench;

/** A small, fixed sequence of numbers. */
final class Sequence
{
    private int $state = 20261121;

    /** @param int $below more than 0 */
    public function next(int $below): int
    {
        $this->state = ($this->state * 1103515245 + 12345) & 0x7fffffff;

        return intdiv($this->state, 65536) % $below;
    }

    /**
     * @template T
     * @param non-empty-list<T> $from
     * @return T
     */
    public function of(array $from): mixed
    {
        return $from[$this->next(count($from))];
    }
}
