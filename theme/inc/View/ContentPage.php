<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * The page of the current post that is shown, of those that page breaks divide it into.
 */
final class ContentPage
{
    private function __construct(public readonly int $number, public readonly int $count)
    {
    }

    public static function current(): self
    {
        return new self(self::global('page'), self::global('numpages'));
    }

    public function isFirst(): bool
    {
        return $this->number === 1;
    }

    public function isLast(): bool
    {
        return $this->number >= $this->count;
    }

    private static function global(string $name): int
    {
        $value = $GLOBALS[$name] ?? 1;

        return is_numeric($value) ? max(1, (int) $value) : 1;
    }
}
