<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Html;

/** View model of a list of openings. */
final class OpeningListView
{
    /**
     * @param list<OpeningItemView>        $items
     * @param array<string, string> $atts   shortcode attributes passed to hooks
     * @param string                $emptyMessage   text of an empty list
     * @param list<SuggestionView>         $suggestions   for an empty list
     * @param list<array{label: string, url: string}> $teams teams with openings, for a list without matches
     */
    public function __construct(
        public readonly array $items,
        public readonly bool $isGrid,
        public readonly bool $hasDualClassNames,
        public readonly array $atts,
        public readonly string $emptyMessage,
        public readonly array $suggestions,
        /** Heading level of the openings, one below the heading above the list. */
        public readonly int $headingLevel = 2,
        public readonly array $teams = [],
        /** Note about openings that the minimum salary does not compare. */
        public readonly Html $note = new Html(''),
    ) {
    }
}
