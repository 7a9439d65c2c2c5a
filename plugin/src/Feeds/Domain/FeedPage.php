<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Domain;

/**
 * Represents one page of a feed. It may have fewer entries than requested: filled openings are removed after the query.
 */
final class FeedPage
{
    /** @param list<FeedEntry> $entries newest first */
    public function __construct(public readonly array $entries, public readonly bool $hasNext)
    {
    }
}
