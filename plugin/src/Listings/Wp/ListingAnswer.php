<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Kernel\InlineJson;
use CourantDesk\Listings\Domain\Facets;
use CourantDesk\Listings\Domain\ListingPage;

/** A list as it is sent: the openings and their pagination as HTML, and what was found. */
final class ListingAnswer
{
    public function __construct(
        public readonly ListingPage $page,
        public readonly string $items,
        public readonly string $pagination,
        /** Null where nobody asked for them. */
        public readonly ?Facets $facets = null,
    ) {
    }

    public function html(): string
    {
        return $this->items . $this->pagination;
    }

    /** What our own script is told beside the HTML (docs/decisions/0006); nothing where nobody asked. */
    public function data(): string
    {
        if ($this->facets === null) {
            return '';
        }
        $json = InlineJson::encode(['total' => $this->page->total, 'facets' => (object) $this->facets->toJson()]);

        return '<script type="application/json" data-courant-answer>' . $json . '</script>';
    }
}
