<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/** One thing that a search wants found, and the terms of specifications that are called so. */
final class Wanted
{
    /** @param list<string> $terms keys */
    public function __construct(public readonly Phrase $phrase, public readonly array $terms)
    {
    }
}
