<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Island;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\OpeningsUrl;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Listings\Domain\ListingLayout;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Listings\Domain\NextPageFinder;
use CourantDesk\Listings\Domain\PageUrl;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\Listings\Http\PageUrlResolver;
use CourantDesk\Listings\Storage\FilterableListingQuery;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use WP_Term;

/** Renders listings for all entry points: blocks, shortcodes, archives, AJAX and REST. */
final class ListingRenderer
{
    /** Number of blocks rendered so far on this page; makes their ids unique. */
    private int $blockCount = 0;

    public function __construct(
        private readonly SpecificationRepository $specifications,
        private readonly AttributeFilters $filters,
        private readonly ListingQueryParser $queries,
        private readonly JobIndex $index,
        private readonly ListViewFactory $views,
        private readonly FilterBarBuilder $filterBar,
        private readonly ListingMap $map,
        private readonly PageUrlResolver $urls,
        private readonly TemplateRenderer $template,
        private readonly Languages $languages,
        private readonly RequestedPage $requestedPage = new RequestedPage(),
    ) {
    }

    /**
     * Renders a complete block with the search, filters and page of the current URL.
     *
     * @param array<string, string> $atts shortcode attributes, passed to hooks
     */
    public function renderBlock(ListingOptions $options, Request $request, array $atts = []): string
    {
        $this->blockCount++;
        $uid = ($atts['uid'] ?? '') !== ''
            ? sanitize_html_class($atts['uid'], (string) $this->blockCount)
            : (string) $this->blockCount;
        $pageUrl = $this->urls->currentUrl($request);
        $parsed = $this->queries->parse($this->requestedParameters($options, $request), $options);
        $query = $this->requestedPage->findQuery($parsed);
        $listing = $this->render($query, $options, $pageUrl, $atts, true, $this->offeredFilterKeys($options) !== []);
        $bar = $this->filterBar
            ->build($uid, $options, $query, $listing->facets ?? new Facets(), $pageUrl->build(), $atts);
        $display = $options->display;
        $wrap = 'awsm-job-wrap'
            . ($display->hasDualClassNames ? ' awsm-b-job-wrap wp-block-wp-job-openings-blocks' : '');
        $wrap .= $display->filterPlacement === 'side' && $bar !== null ? ' awsm-job-2-col' : '';

        return $this->template->render('listings/block', new ListingBlockView(
            htmlId: $display->anchor !== '' ? $display->anchor : 'awsm-job-wrap-' . $uid,
            classes: $wrap,
            // Styled selects must be initialized before visitors interact with them.
            island: new Island('listings', $display->filterBar->isStyled() ? 'idle' : 'interact'),
            stateJson: $this->encodeState($query, $options, $listing),
            filterBar: new Html($bar === null ? '' : $this->template->render('listings/filter-bar', $bar)),
            filterForm: $bar,
            countText: ListingLabels::found($listing->page->total),
            chips: $bar === null ? [] : FilterChips::create($bar, $query, $pageUrl),
            archiveTerm: FilterChips::createArchiveTerm($options, $this->specifications->findAll()),
            clearUrl: $pageUrl->build(),
            map: $this->map->render($uid),
            styleAttribute: implode(';', array_map(
                static fn (string $name, string $value): string => "$name:$value",
                array_keys($display->cssProperties),
                $display->cssProperties,
            )),
            listClasses: ListClasses::list($options->display),
            itemsClasses: $display->hasDualClassNames ? ListClasses::blockItems($display) : '',
            dataAttributes: $this->dataAttributes($options, $query, $atts),
            atts: $atts,
            items: new Html($listing->itemsHtml),
            pagination: new Html($listing->paginationHtml),
        ));
    }

    /**
     * Renders the openings and their pagination.
     *
     * @param array<string, string> $atts   shortcode attributes passed to hooks
     * @param bool                  $clampPage  shows the last page for page numbers beyond it
     * @param bool                  $withFacets also counts the openings of each filter option
     * @param list<int>             $shownIds  visible openings, to continue after; empty to use the page number
     */
    public function render(
        ListingQuery $query,
        ListingOptions $options,
        PageUrl $pageUrl,
        array $atts,
        bool $clampPage = true,
        bool $withFacets = false,
        array $shownIds = [],
    ): RenderedListing {
        $sent = $query;
        $listingQuery = new FilterableListingQuery($this->index);
        $page = $shownIds === [] || FilterableListingQuery::hasFilters($options)
            ? $this->requestedPage->find($query) ?? $listingQuery->find($query, $options, $atts)
            : NextPageFinder::find($this->index, $query, $shownIds);
        if ($clampPage && $page->ids === [] && $page->total > 0) {
            $query = $query->withPage($page->pages);
            $page = $listingQuery->find($query, $options, $atts);
        }
        $pagination = $this->views->createPagination($page, $query, $options, $pageUrl);
        // The next page of "Load more" is added to a list that has the note already.
        $hasNote = $clampPage || $options->pagination !== PaginationType::LoadMore;
        $only = $hasNote ? UnitNoteView::findFilterKey($query) : null;
        $facets = $withFacets || $only !== null ? $this->index->countFacets($sent, $withFacets ? null : $only) : null;
        $note = $only === null ? null : UnitNoteView::forQuery($query, $facets, $pageUrl);
        $noteHtml = new Html($note === null ? '' : $this->template->render('listings/unit-note', $note));
        $previous = $shownIds[array_key_last($shownIds) ?? 0] ?? 0;
        $list = $this->views->createList($page, $query, $options, $pageUrl, $atts, 2, $previous, $noteHtml);

        return new RenderedListing(
            $page,
            $this->template->render('listings/items', $list),
            $pagination === null ? '' : $this->template->render('listings/pagination', $pagination),
            $withFacets ? $facets : null,
        );
    }

    /** Returns whether the list has the requested page. */
    public function hasRequestedPage(ListingOptions $options, Request $request): bool
    {
        $query = $this->queries->parse($this->requestedParameters($options, $request), $options);

        return $query->lastPage <= $this->requestedPage->load($this->index, $query, $options)->pages;
    }

    /** Renders a teaser with the newest openings; '' without openings. */
    public function renderTeaser(ListingOptions $options): string
    {
        $query = $this->queries->parse([], $options);
        $page = $this->index->find($query);
        if ($page->ids === []) {
            return '';
        }
        $all = OpeningsUrl::find();
        $pageUrl = PageUrl::fromUrl($all !== '' ? $all : home_url('/'), []);
        $list = $this->views->createList($page, $query, $options, $pageUrl, [], 3);

        return $this->template->render('listings/teaser', new ListingTeaserView(
            ListClasses::list($options->display),
            new Html($this->template->render('listings/items', $list)),
            $pageUrl->build(),
            /* translators: %s: number of openings */
            sprintf(_n('Show %s opening', 'Show all %s openings', $page->total, 'courant-desk'), number_format_i18n(
                $page->total
            )),
        ));
    }

    /**
     * Returns the search, filters, order and page of the current URL, limited to what the block offers.
     *
     * @return array<array-key, mixed>
     */
    private function requestedParameters(ListingOptions $options, Request $request): array
    {
        $query = is_admin() || wp_is_serving_rest_request() ? [] : $request->query();
        $parameters = ['paged' => $this->urls->requestedPage($request)];
        if ($options->display->showsSearch) {
            $parameters['jq'] = $query['jq'] ?? '';
        }
        foreach ($this->specifications->findAll() as $specification) {
            if (in_array($specification->taxonomy, $options->display->taxonomyFilters, true)) {
                $parameters[$specification->filterKey()] = $query[$specification->filterKey()] ?? '';
                $parameters['awsm_job_spec'] = $query['awsm_job_spec'] ?? [];
            }
        }
        foreach ([...$options->display->attributeFilters, 'sort'] as $key) {
            $parameters[$key] = $query[$key] ?? '';
        }

        return $parameters;
    }

    /** @return list<string> keys of the filters that the block offers */
    private function offeredFilterKeys(ListingOptions $options): array
    {
        $counted = array_map(
            static fn (AttributeFilter $filter): string => $filter->key(),
            [...$this->filters->choices(), ...$this->filters->minimums()],
        );
        $keys = array_values(array_intersect($counted, $options->display->attributeFilters));
        foreach ($this->specifications->findAll() as $specification) {
            if (in_array($specification->taxonomy, $options->selectableTaxonomies(), true)) {
                $keys[] = $specification->filterKey();
            }
        }

        return $keys;
    }

    /** Encodes the rendered state for the attribute `data-query` (schema/listing-state.json). */
    private function encodeState(ListingQuery $query, ListingOptions $options, RenderedListing $listing): string
    {
        $state = [
            'jq' => $query->search,
            'specs' => (object) $query->filterParameters(),
            'paged' => max(1, min($query->lastPage, $listing->page->pages)),
            'total' => $listing->page->total,
        ];
        $state += $query->chosenSortOrder === null ? [] : ['sort' => $query->chosenSortOrder->parameter()];
        $state += $listing->facets === null
            ? []
            : ['facets' => (object) $listing->facets->forKeys($this->offeredFilterKeys($options))->toJson()];

        return InlineJson::encode($state);
    }

    /**
     * Returns the data attributes of the list, which scripts send along with each request.
     *
     * @param array<string, string> $atts
     * @return array<string, string>
     */
    private function dataAttributes(ListingOptions $options, ListingQuery $query, array $atts): array
    {
        $display = $options->display;
        $data = [
            'listings' => (string) $options->perPage,
            'specs' => $options->fixedTermsText,
            'lang' => $this->languages->currentLanguage(),
            'search' => $query->search,
            // The sort control already submits `sort`; a second value with the same name could contradict it.
            'sort' => $options->isSortable() ? '' : ($query->chosenSortOrder?->parameter() ?? ''),
            'loadmore' => $options->isPaginated ? '' : 'no',
            'pagination' => $options->pagination->value,
            'layout' => ListingLayout::parse($atts['layout'] ?? null)->value ?? '',
            'group-by' => $options->groupBy,
        ];
        $data += $this->archiveAttributes($options);
        if ($display->hasDualClassNames) {
            $data += [
                'awsm-layout' => $display->layout->value,
                'awsm-hide-expired-jobs' => $options->hidesExpired ? 'expired' : '',
                'awsm-other-options' => implode(',', $display->shownSpecifications),
                'awsm-spec-icons' => $display->showsIcons ? '' : '0',
                'awsm-order-by' => $options->sortOrder->value,
                'awsm-filter-items-order' => $display->optionOrder->value,
                'awsm-button-style' => $display->buttonStyle,
                'awsm-button-text' => $display->buttonText,
            ];
        }
        /**
         * Filters the data attributes of a list, by name without `data-`.
         *
         * @since 0.1.0
         *
         * @param array<string, string> $data
         * @param array<string, string> $atts
         */
        $filtered = apply_filters(
            'awsm_job_listing_data_attrs',
            array_filter($data, static fn (string $value): bool => $value !== ''),
            $atts,
        );
        $clean = [];
        foreach (is_array($filtered) ? $filtered : [] as $name => $value) {
            if (is_scalar($value) && preg_match('/^[a-z][a-z0-9_-]*$/', (string) $name) === 1) {
                $clean[(string) $name] = (string) $value;
            }
        }

        return $clean;
    }

    /** @return array<string, string> the fixed term of a specification's archive */
    private function archiveAttributes(ListingOptions $options): array
    {
        $term = is_tax() ? get_queried_object() : null;

        return $term instanceof WP_Term && isset($options->fixedTerms[$term->taxonomy])
            ? ['taxonomy' => $term->taxonomy, 'term-id' => (string) $term->term_id]
            : [];
    }
}
