<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;
use CourantDesk\SearchIndex\Domain\ValueList;

/** Parses the listing options of a shortcode, block or request. Missing values default to the site's settings. */
final class ListingOptionsParser
{
    private readonly TermFinder $termFinder;

    public function __construct(
        private readonly ListingOptions $siteOptions,
        private readonly SpecificationRepository $specifications,
        private readonly AttributeFilters $filters,
    ) {
        $this->termFinder = new TermFinder($specifications);
    }

    /** @param array<array-key, mixed> $attributes of `[awsmjobs]` */
    public function parseShortcode(array $attributes): ListingOptions
    {
        $given = static fn (string $name): string
            => strtolower(TextFieldSanitizer::sanitize($attributes[$name] ?? null));
        $specs = TextFieldSanitizer::sanitize($attributes['specs'] ?? null);
        $display = $this->siteOptions->display;
        $hasFilterBar = $specs === '' || in_array($given('filters'), ['yes', 'partial'], true);

        return new ListingOptions(
            perPage: ListingOptions::parsePageSize($attributes['listings'] ?? null, $this->siteOptions->perPage),
            pagination: PaginationType::tryFrom($given('pagination')) ?? $this->siteOptions->pagination,
            isPaginated: $given('loadmore') !== 'no',
            sortOrder: $this->siteOptions->sortOrder,
            hidesExpired: $this->siteOptions->hidesExpired,
            fixedTerms: $this->termFinder->parseFixedTerms($specs),
            fixedTermsText: $specs,
            display: new ListingDisplayOptions(
                layout: ListingLayout::parse($attributes['layout'] ?? null) ?? $display->layout,
                columns: self::parseColumns($attributes['columns'] ?? null) ?? $display->columns,
                showsSearch: match ($given('search')) {
                    'yes' => true,
                    'no' => false,
                    default => $hasFilterBar && $display->showsSearch,
                },
                taxonomyFilters: $hasFilterBar && $given('filters') !== 'no' ? $display->taxonomyFilters : [],
                shownSpecifications: $display->shownSpecifications,
                filterPlacement: match ($given('placement')) {
                    'side' => 'side',
                    'top' => 'top',
                    default => $display->filterPlacement,
                },
                optionOrder: $display->optionOrder,
                attributeFilters: $hasFilterBar && $given('filters') !== 'no' ? $display->attributeFilters : [],
                showsSortControl: $hasFilterBar && $given('filters') !== 'no' && $display->showsSortControl,
                filterBar: $display->filterBar->withTypes(FilterType::parseMap($given('filter_types'))),
                shownFacts: $display->shownFacts,
            ),
            groupBy: $this->parseGrouping($attributes['group_by'] ?? null),
        );
    }

    /** @param array<array-key, mixed> $attributes of the block `wp-job-openings/blocks` */
    public function parseBlock(array $attributes): ListingOptions
    {
        $text = static fn (string $name, int $max = 200): string
            => TextFieldSanitizer::sanitize($attributes[$name] ?? null, $max);
        $or = static fn (string $name, string $default): string => $text($name) === '' ? $default : $text($name);
        $on = static fn (string $name, bool $default): bool
            => filter_var($attributes[$name] ?? $default, FILTER_VALIDATE_BOOLEAN);
        $specs = $text('list_type') === 'filtered' ? self::formatFixedTerms($attributes['selected_terms'] ?? null) : '';
        $filters = $this->parseTaxonomies($attributes['filter_options'] ?? null);
        if ($filters === [] && !$on('filtersInitialized', false)) {
            $filters = $this->siteOptions->display->taxonomyFilters;
        }

        return new ListingOptions(
            perPage: ListingOptions::parsePageSize($attributes['listing_per_page'] ?? null, 10),
            pagination: PaginationType::tryFrom($text('pagination')) ?? PaginationType::LoadMore,
            sortOrder: SortOrder::tryFrom($text('order_by')) ?? SortOrder::Newest,
            hidesExpired: $this->siteOptions->hidesExpired || $on('hide_expired_jobs', false),
            fixedTerms: $this->termFinder->parseFixedTerms($specs),
            fixedTermsText: $specs,
            display: new ListingDisplayOptions(
                layout: ListingLayout::parse($attributes['layout'] ?? null) ?? ListingLayout::Rows,
                columns: self::parseColumns($attributes['number_of_columns'] ?? null) ?? 3,
                showsSearch: $on('search', true),
                taxonomyFilters: $on('enable_job_filter', true) ? $filters : [],
                shownSpecifications: $this->parseTaxonomies($attributes['other_options'] ?? null),
                filterPlacement: $text('placement') === 'side' ? 'side' : 'top',
                searchPlaceholder: $text('search_placeholder'),
                showsIcons: $on('show_spec_icon', true),
                buttonStyle: self::parseButtonStyle($text('hz_button_style')),
                buttonText: $text('hz_button_text'),
                anchor: (string) preg_replace('/[^\w:.-]/', '', $or('anchor', $text('blockId'))),
                hasDualClassNames: true,
                optionOrder: FilterOptionOrder::tryFrom($text('filter_items_order')) ?? FilterOptionOrder::Manual,
                attributeFilters: $on('enable_job_filter', true)
                    ? $this->parseAttributeFilters(
                        $attributes['structured_filters'] ?? $this->siteOptions->display->attributeFilters
                    )
                    : [],
                showsSortControl: $on('sort_control', $this->siteOptions->display->showsSortControl),
                filterBar: $this->siteOptions->display->filterBar->withTypes(
                    FilterType::parseMap($attributes['filter_types'] ?? null)
                ),
                shownFacts: $this->siteOptions->display->shownFacts,
                cssProperties: BlockStyleParser::parse($attributes),
            ),
            groupBy: $this->parseGrouping($attributes['group_by'] ?? null),
        );
    }

    /**
     * Parses the block options that a request sends along. A request can narrow the site's settings but not widen them:
     * clients cannot show expired openings that the site hides.
     *
     * @param array<array-key, mixed> $raw
     */
    public function parseRequest(array $raw): ListingOptions
    {
        $text = static fn (string $name): string
            => TextFieldSanitizer::sanitize(PassthroughAttributes::find($raw, $name), 400);
        $specs = $text('shortcode_specs');
        $isBlock = $text('awsm-layout') !== '';
        $display = $this->siteOptions->display;

        return new ListingOptions(
            perPage: ListingOptions::parsePageSize($raw['listings_per_page'] ?? null, $this->siteOptions->perPage),
            pagination: PaginationType::tryFrom($text('pagination'))
                ?? ($text('awsm_pagination_base') === '' ? $this->siteOptions->pagination : PaginationType::Numbered),
            isPaginated: $text('loadmore') !== 'no',
            sortOrder: SortOrder::tryFrom($text('awsm-order-by')) ?? $this->siteOptions->sortOrder,
            hidesExpired: $this->siteOptions->hidesExpired
                || in_array($text('awsm-hide-expired-jobs'), ['expired', '1', 'true', 'yes', 'on'], true),
            fixedTerms: $this->termFinder->parseFixedTerms($specs),
            fixedTermsText: $specs,
            display: new ListingDisplayOptions(
                layout: ListingLayout::parse($text('awsm-layout'))
                    ?? ListingLayout::parse($text('layout'))
                    ?? $display->layout,
                columns: $display->columns,
                taxonomyFilters: $display->taxonomyFilters,
                shownSpecifications: $isBlock
                    ? $this->parseTaxonomies(explode(',', $text('awsm-other-options')))
                    : $display->shownSpecifications,
                showsIcons: !in_array($text('awsm-spec-icons'), ['0', 'false', 'no'], true),
                buttonStyle: self::parseButtonStyle($text('awsm-button-style')),
                buttonText: $text('awsm-button-text'),
                hasDualClassNames: $isBlock,
                optionOrder: FilterOptionOrder::tryFrom($text('awsm-filter-items-order')) ?? $display->optionOrder,
                shownFacts: $display->shownFacts,
            ),
            groupBy: $this->parseGrouping(PassthroughAttributes::find($raw, 'group-by')),
        );
    }

    /**
     * @param mixed $raw a taxonomy, ListingOptions::NO_GROUPS, or anything else for the setting of the site
     */
    private function parseGrouping(mixed $raw): string
    {
        $name = TextFieldSanitizer::sanitize($raw);

        return $name === ListingOptions::NO_GROUPS
            ? $name
            : $this->parseTaxonomies([$name])[0] ?? $this->siteOptions->groupBy;
    }

    /**
     * @param mixed $raw a list of taxonomies, or of {specKey, value}, the format of the block in earlier versions of WP
     *     Job Openings
     * @return list<string> registered taxonomies only
     */
    private function parseTaxonomies(mixed $raw): array
    {
        $known = array_map(
            static fn (Specification $specification): string => $specification->taxonomy,
            $this->specifications->findAll(),
        );
        $taxonomies = [];
        foreach (is_array($raw) ? array_slice($raw, 0, 50) : [] as $item) {
            $taxonomies[] = TextFieldSanitizer::sanitize(is_array($item) ? ($item['specKey'] ?? null) : $item);
        }

        return array_values(array_intersect(array_unique($taxonomies), $known));
    }

    /** @return list<string> keys of existing filters */
    private function parseAttributeFilters(mixed $raw): array
    {
        $known = array_map(static fn (AttributeFilter $filter): string => $filter->key(), $this->filters->all());

        return array_values(array_intersect($known, ValueList::fromInput($raw)));
    }

    private static function formatFixedTerms(mixed $raw): string
    {
        $specs = [];
        foreach (is_array($raw) ? $raw : [] as $taxonomy => $values) {
            $values = array_map(TextFieldSanitizer::sanitize(...), array_values((array) $values));
            $specs[] = TextFieldSanitizer::sanitize($taxonomy) . ':' . implode(' ', $values);
        }

        return implode(',', $specs);
    }

    /** @return int|null 1 to 4, or null when $raw is not a number */
    private static function parseColumns(mixed $raw): ?int
    {
        return is_numeric($raw) ? max(1, min(4, (int) $raw)) : null;
    }

    private static function parseButtonStyle(string $raw): string
    {
        return in_array($raw, ['fill', 'outline'], true) ? $raw : 'none';
    }
}
