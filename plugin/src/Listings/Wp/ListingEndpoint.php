<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\Continuation;
use CourantDesk\Listings\Domain\Extent;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\OptionsReader;
use CourantDesk\Listings\Domain\Pagination;
use CourantDesk\Listings\Domain\Passthrough;
use CourantDesk\Listings\Domain\Structured;
use CourantDesk\Listings\Domain\Text;
use CourantDesk\Listings\ListingsSettings;

/** The calls `jobfilter` and `loadmore`, and their JSON twins of the block (Jobs contract 2.1; Spec 7). */
final class ListingEndpoint
{
    private const KNOWN = [
        'action', 'jq', 'paged', 'lang', 'listings_per_page', 'shortcode_specs', 'awsm_pagination_base',
        'awsm_job_spec', 'awsm_job_specs_list', 'awsm_nonce', '_wpnonce', 'awsm_block_nonce', 'courant', 'sort', Continuation::FIELD, ...Structured::FILTERS,
    ];

    public function __construct(
        private readonly ListingRenderer $renderer,
        private readonly ListingsSettings $settings,
        private readonly Specifications $specifications,
        private readonly Addresses $addresses,
        private readonly Languages $languages,
    ) {
    }

    public function filter(Request $request): EndpointAnswer
    {
        if ($request->isNavigation()) {
            return new EndpointAnswer('', 0, $this->addresses->claimed($request)->to($this->query($request)->parameters()));
        }
        $answer = $this->answer($request, Extent::Shown);

        return new EndpointAnswer($answer->html() . $answer->data(), $answer->page->total);
    }

    public function more(Request $request): EndpointAnswer
    {
        $answer = $this->answer($request, Extent::Further);

        return new EndpointAnswer($answer->page->ids === [] ? '' : $answer->html(), $answer->page->total);
    }

    /** @return array{html: string, pagination_html: string, total?: int, facets?: object} */
    public function block(Request $request, Extent $extent): array
    {
        $answer = $this->answer($request, $extent);
        $nothing = $extent === Extent::Further && $answer->page->ids === [];

        return ['html' => $nothing ? '' : $answer->items, 'pagination_html' => $answer->pagination]
            + ($answer->facets === null ? [] : ['total' => $answer->page->total, 'facets' => (object) $answer->facets->toJson()]);
    }

    private function answer(Request $request, Extent $extent): ListingAnswer
    {
        $raw = $request->all();
        $this->languages->speak($raw['lang'] ?? null);
        $options = (new OptionsReader($this->settings->options(), $this->specifications))->request($raw);
        $query = ListingQuery::fromArray($raw, $options, $this->specifications, $extent);
        $known = [...self::KNOWN, ...$this->addresses->keys()];
        $atts = [
            'specs' => $options->specs,
            'listings' => (string) $query->perPage,
            'pagination' => $options->pagination->value,
            'loadmore' => $options->paginated ? 'yes' : 'no',
            'lang' => Text::line($raw['lang'] ?? null, 40),
        ] + Passthrough::others($raw, $known);

        $whole = $extent === Extent::Shown;

        $shown = !$whole && $options->pagination === Pagination::Modern ? Continuation::shown($raw[Continuation::FIELD] ?? null) : [];

        return $this->renderer->answer($query, $options, $this->addresses->claimed($request), $atts, $whole, $whole && self::isOurs($raw), $shown);
    }

    /**
     * Our own script says so; every other client gets what the contract gives it.
     *
     * @param array<array-key, mixed> $raw
     */
    private static function isOurs(array $raw): bool
    {
        return ($raw['courant'] ?? '') === '1';
    }

    private function query(Request $request): ListingQuery
    {
        $raw = $request->all();
        $this->languages->speak($raw['lang'] ?? null);
        $options = (new OptionsReader($this->settings->options(), $this->specifications))->request($raw);

        return ListingQuery::fromArray($raw, $options, $this->specifications);
    }
}
