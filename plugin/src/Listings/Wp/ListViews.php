<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\FieldWords;
use CourantDesk\Jobs\Domain\Icons;
use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Html;
use CourantDesk\Listings\Domain\Appearance;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\Layout;
use CourantDesk\Listings\Domain\ListingPage;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\PageAddress;
use CourantDesk\Listings\Domain\PageNumbers;
use CourantDesk\Listings\Domain\Pagination;
use CourantDesk\Listings\View\DateWords;
use CourantDesk\Listings\View\FactView;
use CourantDesk\Listings\View\ItemView;
use CourantDesk\Listings\View\ListView;
use CourantDesk\Listings\View\PageLinkView;
use CourantDesk\Listings\View\PaginationView;
use CourantDesk\Listings\View\SpecView;

/** Decides what a list shows of the openings that were found. */
final class ListViews
{
    public function __construct(
        private readonly Openings $openings,
        private readonly Specifications $specifications,
        private readonly Clock $clock,
        private readonly WaysOn $ways,
        private readonly FieldWords $words,
    ) {
    }

    /** @param array<string, string> $atts what hooks are told of the block */
    public function list(ListingPage $page, ListingQuery $query, BlockOptions $options, PageAddress $address, array $atts, int $level = 2): ListView
    {
        $specifications = [];
        foreach ($this->specifications->all() as $specification) {
            $specifications[$specification->taxonomy] = $specification;
        }
        $shown = array_values(array_intersect_key($specifications, array_flip($options->look->shownSpecs)));
        $dates = new DateWords($this->clock->now(), $this->words);
        $items = [];
        foreach ($this->openings->many($page->ids) as $opening) {
            $items[] = $this->item($opening, $options->look, $shown, $dates);
        }

        return new ListView(
            $items,
            $options->look->layout === Layout::Grid,
            $options->look->twins,
            $atts,
            $query->isNarrowed()
                ? __('No openings match your search.', 'courant-desk')
                : __('There are no openings at the moment.', 'courant-desk'),
            $items === [] ? $this->ways->from($query, $address) : [],
            $level,
        );
    }

    /** Null where nothing follows and nothing went before: then no control is offered (Rulings 8). */
    public function pagination(ListingPage $page, ListingQuery $query, BlockOptions $options, PageAddress $address): ?PaginationView
    {
        $modern = $options->pagination === Pagination::Modern;
        if (!$options->paginated || $page->ids === [] || ($modern ? !$page->hasMore() : $page->pages < 2)) {
            return null;
        }
        $to = static fn (int $number): string => $address->to($query->parameters(), $number);
        $links = [];
        if (!$modern) {
            foreach (PageNumbers::around($page->page, $page->pages) as $number) {
                $kind = $number === 0 ? 'gap' : ($number === $page->page ? 'current' : 'page');
                $links[] = new PageLinkView($kind, $number, $kind === 'page' ? $to($number) : '');
            }
            $before = $page->page > 1 ? [new PageLinkView('prev', $page->page - 1, $to($page->page - 1))] : [];
            $after = $page->hasMore() ? [new PageLinkView('next', $page->page + 1, $to($page->page + 1))] : [];
            $links = [...$before, ...$links, ...$after];
        }

        return new PaginationView($page->page, $to($page->page + 1), $links, $options->look->buttonStyle, $options->look->twins);
    }

    /** @param list<Specification> $shown */
    private function item(Opening $opening, Appearance $look, array $shown, DateWords $dates): ItemView
    {
        $kind = $look->layout->kind();
        $expired = $opening->isClosed($dates->now);
        $classes = "awsm-job-listing-item awsm-$kind-item" . ($expired ? ' awsm-job-expired-item' : '');
        if ($look->twins) {
            $classes .= " awsm-b-job-listing-item awsm-b-$kind-item" . ($expired ? ' awsm-b-job-expired-item' : '');
        }
        $specs = [];
        foreach ($shown as $specification) {
            $terms = array_map(static fn (Term $term): string => $term->name, $opening->terms[$specification->taxonomy] ?? []);
            if ($terms !== []) {
                $icon = $look->icons ? $specification->icon : '';
                $specs[] = new SpecView($specification->taxonomy, $specification->label, $icon, $terms, Icons::path($icon));
            }
        }
        $b = $look->twins ? 'b-' : '';

        return new ItemView(
            $opening->id,
            "awsm-$b$kind-item-$opening->id",
            $classes,
            $opening->title,
            $opening->url,
            $specs,
            $this->facts($opening, $look->facts, $dates),
            $expired,
            $this->more($opening, $look),
        );
    }

    /**
     * @param list<string> $shown of `work_mode`, `salary`, `posted`, `closing`
     * @return list<FactView> in that order; those that the opening states
     */
    private function facts(Opening $opening, array $shown, DateWords $dates): array
    {
        $facts = [];
        if (in_array('work_mode', $shown, true) && $opening->workMode !== null) {
            $facts[] = new FactView('work-mode', $this->words->workMode($opening->workMode));
        }
        if (in_array('salary', $shown, true) && $opening->salary?->shown === true) {
            $facts[] = new FactView('salary', $this->words->salary($opening->salary));
        }
        if (in_array('posted', $shown, true)) {
            $facts[] = new FactView('posted', $dates->posted($opening->published), $opening->published->format(DATE_ATOM));
        }
        if (in_array('closing', $shown, true) && $opening->closingShown && $opening->closing !== null && !$opening->isClosed($dates->now)) {
            $facts[] = new FactView('closing', $dates->closes($opening->closing), $opening->closing->format(DATE_ATOM));
        }

        return $facts;
    }

    /** What others made of it is cleaned; our own is escaped already. */
    private function more(Opening $opening, Appearance $look): Html
    {
        $words = $look->buttonText !== '' ? $look->buttonText : __('More details', 'courant-desk');
        $class = 'awsm-job-more' . ($look->twins ? ' awsm-b-job-more is-button-' . $look->buttonStyle : '');
        $html = $look->layout === Layout::Grid
            ? sprintf('<span class="%s">%s <span></span></span>', esc_attr($class), esc_html($words))
            : sprintf(
                '<a href="%s" class="%s">%s<span class="awsm-sr-only">: %s</span> <span></span></a>',
                esc_url($opening->url),
                esc_attr($class),
                esc_html($words),
                esc_html($opening->title)
            );
        /**
         * The contract's filter: the link to an opening, as HTML.
         *
         * @param string $html
         * @param string $view `list` or `grid`
         * @param int    $id   the opening
         */
        $filtered = apply_filters('awsm_jobs_listing_details_link', $html, $look->layout->kind(), $opening->id);

        return new Html(is_string($filtered) && $filtered !== $html ? wp_kses_post($filtered) : $html);
    }
}
