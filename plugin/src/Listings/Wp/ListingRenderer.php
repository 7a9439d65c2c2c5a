<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Island;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Template;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\Continuation;
use CourantDesk\Listings\Domain\Facets;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\Layout;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\PageAddress;
use CourantDesk\Listings\Domain\Structured;
use CourantDesk\Listings\View\BlockView;
use CourantDesk\Kernel\Html;
use CourantDesk\Listings\View\TeaserView;
use WP_Term;

/** The one way from a question to HTML (design, 3): first page, filter, load more, numbered page, archive, REST. */
final class ListingRenderer
{
    /** Blocks on this page so far; their ids are told apart by it. */
    private int $blocks = 0;

    public function __construct(
        private readonly Specifications $specifications,
        private readonly JobIndex $index,
        private readonly ListViews $views,
        private readonly FilterBar $bar,
        private readonly Addresses $addresses,
        private readonly Template $template,
        private readonly Languages $languages,
    ) {
    }

    /**
     * A whole block, as the address of the present page asks for it.
     *
     * @param array<string, string> $atts what the shortcode was given, for the contract's hooks
     */
    public function block(BlockOptions $options, Request $request, array $atts = []): string
    {
        $this->blocks++;
        $uid = ($atts['uid'] ?? '') !== '' ? sanitize_html_class($atts['uid'], (string) $this->blocks) : (string) $this->blocks;
        $address = $this->addresses->current($request);
        $query = ListingQuery::fromArray($this->asked($options, $request), $options, $this->specifications);
        $answer = $this->answer($query, $options, $address, $atts, true, $this->offered($options) !== []);
        $bar = $this->bar->view($uid, $options, $query, $answer->facets ?? new Facets(), $address->to(), $atts);
        $look = $options->look;
        $wrap = 'awsm-job-wrap' . ($look->twins ? ' awsm-b-job-wrap wp-block-wp-job-openings-blocks' : '');
        $wrap .= $look->placement === 'side' && $bar !== null ? ' awsm-job-2-col' : '';

        return $this->template->render('listings/block', new BlockView(
            $look->anchor !== '' ? $look->anchor : 'awsm-job-wrap-' . $uid,
            $wrap,
            // Styled selects are to be there before anybody looks for them.
            new Island('listings', $look->bar->isStyled() ? 'idle' : 'interact'),
            $this->state($query, $options, $answer),
            new Html($bar === null ? '' : $this->template->render('listings/filter-bar', $bar)),
            $bar,
            self::count($answer->page->total),
            $bar === null ? [] : Chips::of($bar, $query, $address),
            $address->to(),
            implode(';', array_map(static fn (string $name, string $value): string => "$name:$value", array_keys($look->style), $look->style)),
            $this->listClasses($options),
            $this->data($options, $query, $atts),
            $atts,
            new Html($answer->html()),
        ));
    }

    /**
     * @param array<string, string> $atts   what hooks are told of the block
     * @param bool                  $whole  behind the last page comes the last page
     * @param bool                  $counts with the numbers behind the choices of the filters
     * @param list<int>             $shown  what the visitor sees already; none: what the pages say
     */
    public function answer(
        ListingQuery $query,
        BlockOptions $options,
        PageAddress $address,
        array $atts,
        bool $whole = true,
        bool $counts = false,
        array $shown = [],
    ): ListingAnswer {
        $asked = $query;
        $contract = new ContractQuery($this->index);
        $page = $shown === [] || ContractQuery::isAsked($options) ? $contract->find($query, $options, $atts) : Continuation::find($this->index, $query, $shown);
        if ($whole && $page->ids === [] && $page->total > 0) {
            $query = $query->onPage($page->pages);
            $page = $contract->find($query, $options, $atts);
        }
        $pagination = $this->views->pagination($page, $query, $options, $address);
        $list = $this->views->list($page, $query, $options, $address, $atts);

        return new ListingAnswer(
            $page,
            $this->template->render('listings/items', $list),
            $pagination === null ? '' : $this->template->render('listings/pagination', $pagination),
            $counts ? $this->index->facets($asked) : null,
        );
    }

    /** The newest openings in a section of their own; nothing where there are none. */
    public function teaser(BlockOptions $options): string
    {
        $query = ListingQuery::fromArray([], $options, $this->specifications);
        $page = $this->index->find($query);
        if ($page->ids === []) {
            return '';
        }
        $archive = get_post_type_archive_link('awsm_job_openings');
        $address = PageAddress::of(is_string($archive) ? $archive : home_url('/'), []);
        $list = $this->views->list($page, $query, $options, $address, [], 3);

        return $this->template->render('listings/teaser', new TeaserView(
            $this->listClasses($options),
            new Html($this->template->render('listings/items', $list)),
            $address->to(),
            /* translators: %s: number of openings */
            sprintf(_n('Show %s opening', 'Show all %s openings', $page->total, 'courant-desk'), number_format_i18n($page->total)),
        ));
    }

    /** The exact number of openings found, in words. */
    public static function count(int $total): string
    {
        if ($total === 0) {
            return __('No openings found', 'courant-desk');
        }

        /* translators: %s: number of openings */
        return sprintf(_n('%s opening found', '%s openings found', $total, 'courant-desk'), number_format_i18n($total));
    }

    /**
     * What the address asks of this block: only what the block itself offers.
     *
     * @return array<array-key, mixed>
     */
    private function asked(BlockOptions $options, Request $request): array
    {
        $query = is_admin() || wp_is_serving_rest_request() ? [] : $request->query();
        $asked = ['paged' => $this->addresses->page($request)];
        if ($options->look->search) {
            $asked['jq'] = $query['jq'] ?? '';
        }
        foreach ($this->specifications->all() as $specification) {
            if (in_array($specification->taxonomy, $options->look->filters, true)) {
                $asked[$specification->key()] = $query[$specification->key()] ?? '';
                $asked['awsm_job_spec'] = $query['awsm_job_spec'] ?? [];
            }
        }
        foreach ([...$options->look->structured, 'sort'] as $key) {
            $asked[$key] = $query[$key] ?? '';
        }

        return $asked;
    }

    /** @return list<string> keys of the filters of which the visitor chooses */
    private function offered(BlockOptions $options): array
    {
        $keys = in_array(Structured::WORK_MODE, $options->look->structured, true) ? [Structured::WORK_MODE] : [];
        foreach ($this->specifications->all() as $specification) {
            if (in_array($specification->taxonomy, $options->choices(), true)) {
                $keys[] = $specification->key();
            }
        }

        return $keys;
    }

    private function listClasses(BlockOptions $options): string
    {
        $columns = $options->look->columns;
        $grid = $columns > 1 ? "grid-col-$columns" : 'grid-col';
        $classes = 'awsm-job-listings ' . ($options->look->layout === Layout::Grid ? "awsm-row awsm-$grid" : 'awsm-lists');
        $classes .= $options->look->layout === Layout::Stack ? ' courant-stack' : '';
        if ($options->look->twins) {
            $classes .= ' awsm-b-job-listings awsm-b-job-listing-items '
                . ($options->look->layout === Layout::Grid ? "awsm-b-row awsm-b-$grid" : 'awsm-b-lists');
        }

        return $classes;
    }

    /** `data-query`: what the server has already answered (schema/listing-state.json). */
    private function state(ListingQuery $query, BlockOptions $options, ListingAnswer $answer): string
    {
        $state = [
            'jq' => $query->search,
            'specs' => (object) $query->filters(),
            'paged' => max(1, min($query->page, $answer->page->pages)),
            'total' => $answer->page->total,
        ];
        $state += $query->sort === null ? [] : ['sort' => $query->sort->sortName()];
        $state += $answer->facets === null ? [] : ['facets' => (object) $answer->facets->only($this->offered($options))->toJson()];

        return InlineJson::encode($state);
    }

    /**
     * The data attributes of the list; scripts send all of them along (Spec 3).
     *
     * @param array<string, string> $atts
     * @return array<string, string>
     */
    private function data(BlockOptions $options, ListingQuery $query, array $atts): array
    {
        $look = $options->look;
        $data = [
            'listings' => (string) $options->perPage,
            'specs' => $options->specs,
            'lang' => $this->languages->current(),
            'search' => $query->search,
            // A control of the block's own says it itself; two of one name would contradict each other.
            'sort' => $look->sorts ? '' : ($query->sort?->sortName() ?? ''),
            'loadmore' => $options->paginated ? '' : 'no',
            'pagination' => $options->pagination->value,
            'layout' => Layout::read($atts['layout'] ?? null)->value ?? '',
        ];
        $data += $this->archive($options);
        if ($look->twins) {
            $data += [
                'awsm-layout' => $look->layout->value,
                'awsm-hide-expired-jobs' => $options->hideExpired ? 'expired' : '',
                'awsm-other-options' => implode(',', $look->shownSpecs),
                'awsm-spec-icons' => $look->icons ? '' : '0',
                'awsm-order-by' => $options->order->value,
                'awsm-filter-items-order' => $look->termOrder->value,
                'awsm-button-style' => $look->buttonStyle,
                'awsm-button-text' => $look->buttonText,
            ];
        }
        /**
         * The contract's filter: the data attributes of a list, by name without `data-`.
         *
         * @param array<string, string> $data
         * @param array<string, string> $atts
         */
        $filtered = apply_filters('awsm_job_listing_data_attrs', array_filter($data, static fn (string $value): bool => $value !== ''), $atts);
        $clean = [];
        foreach (is_array($filtered) ? $filtered : [] as $name => $value) {
            if (is_scalar($value) && preg_match('/^[a-z][a-z0-9_-]*$/', (string) $name) === 1) {
                $clean[(string) $name] = (string) $value;
            }
        }

        return $clean;
    }

    /** @return array<string, string> the fixed term of a specification's archive */
    private function archive(BlockOptions $options): array
    {
        $term = is_tax() ? get_queried_object() : null;
        if (!$term instanceof WP_Term || !isset($options->fixed[$term->taxonomy])) {
            return [];
        }

        return ['taxonomy' => $term->taxonomy, 'term-id' => (string) $term->term_id];
    }
}
