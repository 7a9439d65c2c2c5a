<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use Closure;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Html;
use CourantDesk\Listings\Domain\ListingDisplayOptions;
use CourantDesk\Listings\Domain\ListingLayout;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\PageNumbers;
use CourantDesk\Listings\Domain\PageUrl;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\ListingPage;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\NearbyFilter;
use DateTimeImmutable;

/** Creates the view models of a list and its pagination. */
final class ListViewFactory
{
    /** @param (Closure(): string)|null $emptyMessage returns the message of an empty list; '' for the default */
    public function __construct(
        private readonly OpeningRepository $openings,
        private readonly SpecificationRepository $specifications,
        private readonly Clock $clock,
        private readonly EmptyStateSuggestions $suggestions,
        private readonly FieldLabels $fieldLabels,
        private readonly GroupLinks $groups,
        private readonly ?Closure $emptyMessage = null,
    ) {
    }

    /**
     * @param array<string, string> $atts shortcode attributes passed to hooks
     * @param int $previousId the visible opening above the list, or 0
     */
    public function createList(
        ListingPage $page,
        ListingQuery $query,
        ListingOptions $options,
        PageUrl $pageUrl,
        array $atts,
        int $level = 2,
        int $previousId = 0,
        Html $note = new Html(''),
    ): OpeningListView {
        $specifications = [];
        foreach ($this->specifications->findAll() as $specification) {
            $specifications[$specification->taxonomy] = $specification;
        }
        // The heading of a group names the term of its openings.
        $names = array_diff($options->display->shownSpecifications, [$options->groupTaxonomy()]);
        $shown = array_values(array_intersect_key($specifications, array_flip($names)));
        $now = $this->clock->now();
        $facts = new OpeningItemFacts(
            $shown,
            $options->display->shownFacts,
            SpecificationMapping::detect(array_values($specifications))->location,
            new ListingDateFormatter($now, $this->fieldLabels),
            $this->fieldLabels,
        );
        $items = [];
        $isGrouped = $query->groupTerms !== [];
        $previous = $isGrouped && $previousId > 0 ? $this->openings->find($previousId) : null;
        $headings = new GroupHeadings($query->groupTerms, $previous, $this->groups->sizes($query, $page->total));
        foreach ($this->openings->findMany($page->ids) as $opening) {
            $items[] = $this->createItem($opening, $options->display, $facts, $now, $headings);
        }

        return new OpeningListView(
            items: $items,
            isGrid: $options->display->layout === ListingLayout::Grid,
            hasDualClassNames: $options->display->hasDualClassNames,
            atts: $atts,
            emptyMessage: $query->isFiltered()
                ? self::noMatches($query)
                : $this->emptyMessage(),
            suggestions: $items === [] ? $this->suggestions->forQuery($query, $pageUrl) : [],
            headingLevel: $level + ($isGrouped ? 1 : 0),
            teams: $items === [] && $query->isFiltered() ? $this->groups->teams($query->hideExpired) : [],
            note: $note,
        );
    }

    /**
     * Returns a message with the search term and filters, because their controls may be closed or outside of the
     * viewport; that a city was not found, because then the other filters do not matter.
     */
    private static function noMatches(ListingQuery $query): string
    {
        foreach ($query->attributeFilters as $chosen) {
            $value = $chosen->values[0];
            if ($chosen->filter instanceof NearbyFilter && !$chosen->filter->isPlaceKnown($value)) {
                return sprintf(
                    /* translators: %s: text that a visitor has entered */
                    __('No city named “%s” was found. Check the spelling, or enter a larger city nearby.', 'courant-desk'),
                    NearbyFilter::split($value)[2],
                );
            }
        }
        $criteria = array_column($query->chosenOptions(), 'label');
        if ($query->search !== '') {
            /* translators: %s: search term */
            array_unshift($criteria, sprintf(_x('“%s”', 'search term', 'courant-desk'), $query->search));
        }

        /* translators: %s: search term and values of filters, such as “editor”, Berlin, Full Time */
        return sprintf(__('No openings match %s.', 'courant-desk'), implode(', ', $criteria));
    }

    private function emptyMessage(): string
    {
        $message = $this->emptyMessage === null ? '' : ($this->emptyMessage)();

        return $message !== '' ? $message : ListingsSettings::defaultEmptyMessage();
    }

    /** Returns null when there are no further pages. */
    public function createPagination(
        ListingPage $page,
        ListingQuery $query,
        ListingOptions $options,
        PageUrl $pageUrl,
    ): ?PaginationView {
        $isLoadMore = $options->pagination === PaginationType::LoadMore;
        if (!$options->isPaginated || $page->ids === [] || ($isLoadMore ? !$page->hasMore() : $page->pages < 2)) {
            return null;
        }
        $pageLink = static fn (int $number): string => $pageUrl->build($query->urlParameters(), $number);
        $links = [];
        if (!$isLoadMore) {
            foreach (PageNumbers::around($page->page, $page->pages) as $number) {
                $kind = $number === 0 ? 'gap' : ($number === $page->page ? 'current' : 'page');
                $links[] = new PageLinkView($kind, $number, $kind === 'page' ? $pageLink($number) : '');
            }
            $before = $page->page > 1 ? [new PageLinkView('prev', $page->page - 1, $pageLink($page->page - 1))] : [];
            $after = $page->hasMore() ? [new PageLinkView('next', $page->page + 1, $pageLink($page->page + 1))] : [];
            $links = [...$before, ...$links, ...$after];
        }

        return new PaginationView(
            page: $page->page,
            nextPageUrl: $pageLink($page->page + 1),
            links: $links,
            buttonStyle: $options->display->buttonStyle,
            hasDualClassNames: $options->display->hasDualClassNames,
            groups: $this->remainingGroups($page, $query, $options, $pageUrl),
        );
    }

    /** @return list<array{label: string, url: string}> */
    private function remainingGroups(
        ListingPage $page,
        ListingQuery $query,
        ListingOptions $options,
        PageUrl $pageUrl,
    ): array {
        $last = $page->ids[array_key_last($page->ids) ?? 0] ?? 0;

        return $query->groupTerms === [] || !$page->hasMore()
            ? []
            : $this->groups->remaining($query, $options, $pageUrl, $this->openings->find($last));
    }

    private function createItem(
        Opening $opening,
        ListingDisplayOptions $display,
        OpeningItemFacts $facts,
        DateTimeImmutable $now,
        GroupHeadings $headings,
    ): OpeningItemView {
        $groupTitle = $headings->next($opening);
        $kind = $display->layout->kind();
        $expired = $opening->isClosed($now);
        $classes = "awsm-job-listing-item awsm-$kind-item" . ($expired ? ' awsm-job-expired-item' : '');
        if ($display->hasDualClassNames) {
            $classes .= " awsm-b-job-listing-item awsm-b-$kind-item" . ($expired ? ' awsm-b-job-expired-item' : '');
        }
        $classPrefix = $display->hasDualClassNames ? 'b-' : '';

        return new OpeningItemView(
            id: $opening->id,
            htmlId: "awsm-$classPrefix$kind-item-$opening->id",
            classes: ListClasses::filterItem($classes, $opening->id),
            title: $opening->title,
            url: $opening->url,
            specifications: $facts->createSpecifications($opening, $display->showsIcons),
            facts: $facts->createFacts($opening),
            columns: $facts->createColumns($opening),
            isExpired: $expired,
            detailsLink: $this->renderDetailsLink($opening, $display),
            groupTitle: $groupTitle,
            groupCount: $headings->count(),
        );
    }

    /** Renders the link to an opening. The result of the filter is sanitized; the default is already escaped. */
    private function renderDetailsLink(Opening $opening, ListingDisplayOptions $display): Html
    {
        $label = $display->buttonText !== '' ? $display->buttonText : __('More details', 'courant-desk');
        $class = 'awsm-job-more'
            . ($display->hasDualClassNames ? ' awsm-b-job-more is-button-' . $display->buttonStyle : '');
        $html = $display->layout === ListingLayout::Grid
            ? sprintf('<span class="%s">%s <span></span></span>', esc_attr($class), esc_html($label))
            : sprintf(
                '<a href="%s" class="%s">%s<span class="awsm-sr-only">: %s</span> <span></span></a>',
                esc_url($opening->url),
                esc_attr($class),
                esc_html($label),
                esc_html($opening->title)
            );
        /**
         * Filters the HTML of the link to an opening.
         *
         * @since 0.1.0
         *
         * @param string $html
         * @param string $view `list` or `grid`
         * @param int    $id   opening ID
         */
        $filtered = apply_filters('awsm_jobs_listing_details_link', $html, $display->layout->kind(), $opening->id);

        return new Html(is_string($filtered) && $filtered !== $html ? wp_kses_post($filtered) : $html);
    }
}
