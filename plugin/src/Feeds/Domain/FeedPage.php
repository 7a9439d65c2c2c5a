<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Domain;

/** One page of a feed. It may hold fewer entries than asked for: filled openings are left out after they were found. */
final class FeedPage
{
    /** @param list<FeedEntry> $entries newest first */
    public function __construct(public readonly array $entries, public readonly bool $hasNext)
    {
    }
}
