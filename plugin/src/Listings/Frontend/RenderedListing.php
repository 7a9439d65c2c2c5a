<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\InlineJson;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\ListingPage;

/** Holds a rendered list: the HTML of openings and pagination, and the result that it was rendered from. */
final class RenderedListing
{
    public function __construct(
        public readonly ListingPage $page,
        public readonly string $itemsHtml,
        public readonly string $paginationHtml,
        /** Null when not requested. */
        public readonly ?Facets $facets = null,
    ) {
    }

    public function toHtml(): string
    {
        return $this->itemsHtml . $this->paginationHtml;
    }

    /**
     * Returns the total and facets as a JSON script element for the listing script; '' without facets. See
     * docs/decisions/0006-facets-sorting-and-structured-filters.md.
     */
    public function toJsonScript(): string
    {
        if ($this->facets === null) {
            return '';
        }
        $json = InlineJson::encode(['total' => $this->page->total, 'facets' => (object) $this->facets->toJson()]);

        return '<script type="application/json" data-courant-facets>' . $json . '</script>';
    }
}
