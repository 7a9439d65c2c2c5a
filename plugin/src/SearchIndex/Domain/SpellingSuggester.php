<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Suggests another spelling for a search without results. */
interface SpellingSuggester
{
    /** @return string the corrected search, or '' when no indexed word is similar */
    public function suggest(string $search): string;
}
