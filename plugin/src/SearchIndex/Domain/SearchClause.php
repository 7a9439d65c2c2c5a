<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents one required condition of a search, with the specification terms whose names match it. */
final class SearchClause
{
    /** @param list<string> $termKeys set keys of the terms */
    public function __construct(public readonly Phrase $phrase, public readonly array $termKeys)
    {
    }
}
