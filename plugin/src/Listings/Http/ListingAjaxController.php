<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Http;

use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Listings\Domain\NextPageFinder;
use CourantDesk\Listings\Domain\PageRange;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\Listings\Domain\PassthroughAttributes;
use CourantDesk\Listings\Frontend\ListingRenderer;
use CourantDesk\Listings\Frontend\RenderedListing;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;

/** Handles the AJAX actions `jobfilter` and `loadmore`, and their JSON counterparts for the block. */
final class ListingAjaxController
{
    private const KNOWN_PARAMETERS = [
        'action', 'jq', 'paged', 'lang', 'listings_per_page', 'shortcode_specs', 'awsm_pagination_base',
        'awsm_job_spec', 'awsm_job_specs_list', 'awsm_nonce', '_wpnonce', 'awsm_block_nonce', 'courant', 'sort',
        NextPageFinder::SHOWN_IDS_FIELD,
    ];

    public function __construct(
        private readonly ListingRenderer $renderer,
        private readonly ListingsSettings $settings,
        private readonly ListingQueryParser $queries,
        private readonly PageUrlResolver $urls,
        private readonly Languages $languages,
    ) {
    }

    public function handleFilter(Request $request): ListingAjaxResponse
    {
        if ($request->isNavigation()) {
            return new ListingAjaxResponse(
                '',
                0,
                $this->urls->refererUrl($request)->build($this->parseQuery($request)->urlParameters()),
            );
        }
        $listing = $this->renderListing($request, PageRange::Initial);

        return new ListingAjaxResponse($listing->toHtml() . $listing->toJsonScript(), $listing->page->total);
    }

    /**
     * Returns whether the script for blocks of WP Job Openings 4.0 sent the form of a block. It sends the form's
     * `action`, but expects the response of `block_jobfilter`. Only that script sends `awsm-layout` with a hyphen; this
     * plugin's script sends `courant` as well.
     */
    public function isBlockScriptOfWpJobOpenings(Request $request): bool
    {
        $raw = $request->all();

        return isset($raw['awsm-layout']) && !isset($raw['courant']) && !$request->isNavigation();
    }

    public function handleLoadMore(Request $request): ListingAjaxResponse
    {
        $listing = $this->renderListing($request, PageRange::NextPage);

        return new ListingAjaxResponse($listing->page->ids === [] ? '' : $listing->toHtml(), $listing->page->total);
    }

    /** @return array{html: string, pagination_html: string, total?: int, facets?: object} */
    public function handleBlock(Request $request, PageRange $range): array
    {
        $listing = $this->renderListing($request, $range);
        $isEmpty = $range === PageRange::NextPage && $listing->page->ids === [];

        return ['html' => $isEmpty ? '' : $listing->itemsHtml, 'pagination_html' => $listing->paginationHtml]
            + (
                $listing->facets === null
                ? []
                : ['total' => $listing->page->total, 'facets' => (object) $listing->facets->toJson()]
            );
    }

    private function renderListing(Request $request, PageRange $range): RenderedListing
    {
        $raw = $request->all();
        $this->languages->switchTo($raw['lang'] ?? null);
        $options = $this->settings->optionsParser()->parseRequest($raw);
        $query = $this->queries->parse($raw, $options, $range);
        $known = [...self::KNOWN_PARAMETERS, ...$this->urls->filterKeys()];
        $atts = [
            'specs' => $options->fixedTermsText,
            'listings' => (string) $query->perPage,
            'pagination' => $options->pagination->value,
            'loadmore' => $options->isPaginated ? 'yes' : 'no',
            'lang' => TextFieldSanitizer::sanitize($raw['lang'] ?? null, 40),
        ] + PassthroughAttributes::collect($raw, $known);

        $isInitial = $range === PageRange::Initial;

        $shownIds = !$isInitial && $options->pagination === PaginationType::LoadMore
            ? NextPageFinder::parseShownIds($raw[NextPageFinder::SHOWN_IDS_FIELD] ?? null)
            : [];

        return $this->renderer->render(
            $query,
            $options,
            $this->urls->refererUrl($request),
            $atts,
            $isInitial,
            $isInitial && self::isOwnScript($raw),
            $shownIds,
        );
    }

    /**
     * Returns whether the plugin's own script sent the request. Other clients get the markup without facets.
     *
     * @param array<array-key, mixed> $raw
     */
    private static function isOwnScript(array $raw): bool
    {
        return ($raw['courant'] ?? '') === '1';
    }

    private function parseQuery(Request $request): ListingQuery
    {
        $raw = $request->all();
        $this->languages->switchTo($raw['lang'] ?? null);

        return $this->queries->parse($raw, $this->settings->optionsParser()->parseRequest($raw));
    }
}
