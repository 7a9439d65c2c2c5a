<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** How openings are laid out. */
enum Layout: string
{
    case Rows = 'list';
    case Grid = 'grid';
    /** Cards below one another: the markup of rows in another dress. */
    case Stack = 'stack';

    /** Understands the contract's option values `list-view` and `grid-view` too (Jobs contract 1.4). */
    public static function read(mixed $raw): ?self
    {
        return is_string($raw) ? self::tryFrom(str_replace('-view', '', $raw)) : null;
    }

    /** What the contract's classes and hooks call it, which know two kinds. */
    public function kind(): string
    {
        return $this === self::Grid ? 'grid' : 'list';
    }
}
