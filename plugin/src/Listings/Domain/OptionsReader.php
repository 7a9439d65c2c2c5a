<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\Specifications;

/** Reads what a shortcode, a block or a request says of a listing; what it does not say stays as the site has it. */
final class OptionsReader
{
    private readonly TermFinder $find;

    public function __construct(private readonly BlockOptions $site, private readonly Specifications $specifications)
    {
        $this->find = new TermFinder($specifications);
    }

    /** @param array<array-key, mixed> $attributes of `[awsmjobs]` (Jobs contract 2.3) */
    public function shortcode(array $attributes): BlockOptions
    {
        $given = static fn (string $name): string => strtolower(Text::line($attributes[$name] ?? null));
        $specs = Text::line($attributes['specs'] ?? null);
        $look = $this->site->look;
        $bar = $specs === '' || in_array($given('filters'), ['yes', 'partial'], true);

        return new BlockOptions(
            perPage: BlockOptions::perPage($attributes['listings'] ?? null, $this->site->perPage),
            pagination: Pagination::tryFrom($given('pagination')) ?? $this->site->pagination,
            paginated: $given('loadmore') !== 'no',
            order: $this->site->order,
            hideExpired: $this->site->hideExpired,
            fixed: $this->find->fixed($specs),
            specs: $specs,
            look: new Appearance(
                layout: Layout::read($attributes['layout'] ?? null) ?? $look->layout,
                columns: self::columns($attributes['columns'] ?? null) ?? $look->columns,
                search: match ($given('search')) {
                    'yes' => true,
                    'no' => false,
                    default => $bar && $look->search,
                },
                filters: $bar && $given('filters') !== 'no' ? $look->filters : [],
                shownSpecs: $look->shownSpecs,
                placement: match ($given('placement')) {
                    'side' => 'side',
                    'top' => 'top',
                    default => $look->placement,
                },
                termOrder: $look->termOrder,
                structured: $bar && $given('filters') !== 'no' ? $look->structured : [],
                sorts: $bar && $given('filters') !== 'no' && $look->sorts,
                bar: $look->bar->with(FilterType::map($given('filter_types'))),
                facts: $look->facts,
            ),
        );
    }

    /** @param array<array-key, mixed> $attributes of the block, old and new (Jobs contract 2.4) */
    public function block(array $attributes): BlockOptions
    {
        $text = static fn (string $name, int $max = 200): string => Text::line($attributes[$name] ?? null, $max);
        $or = static fn (string $name, string $default): string => $text($name) === '' ? $default : $text($name);
        $on = static fn (string $name, bool $default): bool => filter_var($attributes[$name] ?? $default, FILTER_VALIDATE_BOOLEAN);
        $specs = $text('list_type') === 'filtered' ? self::specs($attributes['selected_terms'] ?? null) : '';
        $filters = $this->taxonomies($attributes['filter_options'] ?? null);
        if ($filters === [] && !$on('filtersInitialized', false)) {
            $filters = $this->site->look->filters;
        }

        return new BlockOptions(
            perPage: BlockOptions::perPage($attributes['listing_per_page'] ?? null, 10),
            pagination: Pagination::tryFrom($text('pagination')) ?? Pagination::Modern,
            order: Order::tryFrom($text('order_by')) ?? Order::Newest,
            hideExpired: $this->site->hideExpired || $on('hide_expired_jobs', false),
            fixed: $this->find->fixed($specs),
            specs: $specs,
            look: new Appearance(
                layout: Layout::read($attributes['layout'] ?? null) ?? Layout::Rows,
                columns: self::columns($attributes['number_of_columns'] ?? null) ?? 3,
                search: $on('search', true),
                filters: $on('enable_job_filter', true) ? $filters : [],
                shownSpecs: $this->taxonomies($attributes['other_options'] ?? null),
                placement: $text('placement') === 'side' ? 'side' : 'top',
                searchPlaceholder: $text('search_placeholder'),
                icons: $on('show_spec_icon', true),
                buttonStyle: self::buttonStyle($text('hz_button_style')),
                buttonText: $text('hz_button_text'),
                anchor: (string) preg_replace('/[^\w:.-]/', '', $or('anchor', $text('blockId'))),
                twins: true,
                termOrder: TermOrder::tryFrom($text('filter_items_order')) ?? TermOrder::Owner,
                structured: $on('enable_job_filter', true) ? self::structured($attributes['structured_filters'] ?? null) : [],
                sorts: $on('sort_control', false),
                bar: $this->site->look->bar->with(FilterType::map($attributes['filter_types'] ?? null)),
                facts: $this->site->look->facts,
                style: BlockStyle::of($attributes),
            ),
        );
    }

    /**
     * What a request says of the block it comes from (Spec 3; Jobs contract 2.1). It may narrow what the site shows,
     * never widen it: a client cannot bring expired openings back.
     *
     * @param array<array-key, mixed> $raw
     */
    public function request(array $raw): BlockOptions
    {
        $text = static fn (string $name): string => Text::line(Passthrough::value($raw, $name), 400);
        $specs = $text('shortcode_specs');
        $block = $text('awsm-layout') !== '';
        $look = $this->site->look;

        return new BlockOptions(
            perPage: BlockOptions::perPage($raw['listings_per_page'] ?? null, $this->site->perPage),
            pagination: Pagination::tryFrom($text('pagination'))
                ?? ($text('awsm_pagination_base') === '' ? $this->site->pagination : Pagination::Classic),
            paginated: $text('loadmore') !== 'no',
            order: Order::tryFrom($text('awsm-order-by')) ?? $this->site->order,
            hideExpired: $this->site->hideExpired
                || in_array($text('awsm-hide-expired-jobs'), ['expired', '1', 'true', 'yes', 'on'], true),
            fixed: $this->find->fixed($specs),
            specs: $specs,
            look: new Appearance(
                layout: Layout::read($text('awsm-layout')) ?? Layout::read($text('layout')) ?? $look->layout,
                columns: $look->columns,
                filters: $look->filters,
                shownSpecs: $block ? $this->taxonomies(explode(',', $text('awsm-other-options'))) : $look->shownSpecs,
                icons: !in_array($text('awsm-spec-icons'), ['0', 'false', 'no'], true),
                buttonStyle: self::buttonStyle($text('awsm-button-style')),
                buttonText: $text('awsm-button-text'),
                twins: $block,
                termOrder: TermOrder::tryFrom($text('awsm-filter-items-order')) ?? $look->termOrder,
                facts: $look->facts,
            ),
        );
    }

    /**
     * @param mixed $raw taxonomies, or the older shape {specKey, value}
     * @return list<string> the known ones
     */
    private function taxonomies(mixed $raw): array
    {
        $known = array_map(static fn (Specification $one): string => $one->taxonomy, $this->specifications->all());
        $taxonomies = [];
        foreach (is_array($raw) ? array_slice($raw, 0, 50) : [] as $one) {
            $taxonomies[] = Text::line(is_array($one) ? ($one['specKey'] ?? null) : $one);
        }

        return array_values(array_intersect(array_unique($taxonomies), $known));
    }

    /** @return list<string> the ones of Structured::FILTERS that are named */
    private static function structured(mixed $raw): array
    {
        return array_values(array_intersect(Structured::FILTERS, Values::of($raw)));
    }

    private static function specs(mixed $raw): string
    {
        $specs = [];
        foreach (is_array($raw) ? $raw : [] as $taxonomy => $values) {
            $values = array_map(Text::line(...), array_values((array) $values));
            $specs[] = Text::line($taxonomy) . ':' . implode(' ', $values);
        }

        return implode(',', $specs);
    }

    /** @return int|null 1 to 4, or null when $raw is no number */
    private static function columns(mixed $raw): ?int
    {
        return is_numeric($raw) ? max(1, min(4, (int) $raw)) : null;
    }

    private static function buttonStyle(string $raw): string
    {
        return in_array($raw, ['fill', 'outline'], true) ? $raw : 'none';
    }
}
