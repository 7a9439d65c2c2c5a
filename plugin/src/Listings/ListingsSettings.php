<?php

declare(strict_types=1);

namespace CourantDesk\Listings;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;
use CourantDesk\Listings\Domain\FilterBarOptions;
use CourantDesk\Listings\Domain\FilterOptionOrder;
use CourantDesk\Listings\Domain\FilterType;
use CourantDesk\Listings\Domain\ListingDisplayOptions;
use CourantDesk\Listings\Domain\ListingLayout;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingOptionsParser;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\Listings\Storage\WpJobOpeningsExpiryOption;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\AttributeFilters;

/** Defines the site-wide listing settings, which blocks and shortcodes can override. */
final class ListingsSettings extends ModuleSettings
{
    public function __construct(
        private readonly SpecificationRepository $specifications,
        private readonly AttributeFilters $filters,
    ) {
    }

    public function groupId(): string
    {
        return 'listings';
    }

    public function title(): string
    {
        return __('Listings', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Jobs;
    }

    public function capability(): string
    {
        return Capabilities::OPENINGS;
    }

    public function fields(): array
    {
        $specs = [];
        foreach ($this->specifications->findAll() as $specification) {
            $specs[$specification->taxonomy] = $specification->label;
        }
        $defaults = array_values(array_intersect(array_keys($specs), ['job-category', 'job-type', 'job-location']));

        return [
            new SettingsField(
                'per_page', 'int', 10, __('Openings per page', 'courant-desk'), min: 1,
                max: ListingOptions::MAX_PER_PAGE,
            ),
            new SettingsField('layout', 'choice', 'list', __('Layout', 'courant-desk'), choices: [
                'list' => __('List', 'courant-desk'),
                'grid' => __('Grid', 'courant-desk'),
                'stack' => __('Stacked cards', 'courant-desk'),
            ]),
            new SettingsField('columns', 'int', 3, __('Grid columns', 'courant-desk'), min: 1, max: 4),
            new SettingsField(
                'group_by', 'choice', '', __('Group openings by', 'courant-desk'),
                choices: ['' => __('No groups', 'courant-desk')] + $specs,
            ),
            ...$this->searchFields($specs, $defaults),
            new SettingsField(
                'specs', 'choices', $defaults, __('Specifications shown for each opening', 'courant-desk'),
                choices: $specs,
            ),
            new SettingsField(
                'facts',
                'choices',
                ['work_mode', 'salary', 'posted', 'closing'],
                __('Details shown for each opening', 'courant-desk'),
                choices: [
                    'work_mode' => __('On site, hybrid or remote', 'courant-desk'),
                    'salary' => __('Salary', 'courant-desk'),
                    'posted' => __('Publication date', 'courant-desk'),
                    'closing' => __('Closing date', 'courant-desk'),
                ],
            ),
            new SettingsField('pagination', 'choice', 'modern', __('Pagination', 'courant-desk'), choices: [
                'modern' => __('“Load more” button', 'courant-desk'),
                'classic' => __('Numbered pages', 'courant-desk'),
            ]),
            new SettingsField(
                'expired_hidden', 'bool', WpJobOpeningsExpiryOption::hidesExpired(),
                __('Hide expired job openings', 'courant-desk'),
            ),
            new SettingsField(
                'empty_message', 'text', '', __('Message when no openings are found', 'courant-desk'),
                __('Leave empty to use the default.', 'courant-desk'),
                placeholder: self::defaultEmptyMessage(...),
            ),
            ...self::behaviorFields(),
        ];
    }

    /** @return list<SettingsField> settings for the scripts of lists */
    private static function behaviorFields(): array
    {
        return [
            new SettingsField('deep_search', 'bool', true, __('Keep the search in the URL', 'courant-desk')),
            new SettingsField('deep_spec', 'bool', true, __('Keep the filters in the URL', 'courant-desk')),
            new SettingsField('deep_pagination', 'bool', true, __('Keep the page number in the URL', 'courant-desk')),
            new SettingsField(
                'retry',
                'bool',
                false,
                __('Show retry button', 'courant-desk'),
                __('When a list cannot be loaded, visitors see an error message with a “Try again” button. While offline, they see a notice. When off, failed requests show no message.', 'courant-desk'),
            ),
            new SettingsField(
                'styled_selects', 'bool', false, __('Styled select menus', 'courant-desk'),
                __('Replaces the browser’s default select menus with styled ones.', 'courant-desk'),
            ),
        ];
    }

    /**
     * @param array<string, string> $specs labels by taxonomy
     * @param list<string> $filters default filters
     * @return list<SettingsField>
     */
    private function searchFields(array $specs, array $filters): array
    {
        $labels = self::settingLabels($this->filters->all());
        $shown = array_filter(
            $this->filters->all(),
            static fn (AttributeFilter $filter): bool => $filter->isShownByDefault(),
        );

        return [
            new SettingsField('search', 'bool', true, __('Show keyword search', 'courant-desk')),
            new SettingsField('filters', 'bool', true, __('Show filters', 'courant-desk')),
            new SettingsField(
                'available_filters', 'choices', $filters, __('Specification filters', 'courant-desk'), choices: $specs,
            ),
            new SettingsField(
                'structured_filters',
                'choices',
                array_keys(self::settingLabels($shown)),
                __('Additional filters', 'courant-desk'),
                choices: $labels,
            ),
            new SettingsField('sort', 'bool', true, __('Let visitors sort openings', 'courant-desk')),
            new SettingsField('placement', 'choice', 'top', __('Search and filter position', 'courant-desk'), choices: [
                'top' => __('Above the openings', 'courant-desk'),
                'side' => __('Next to the openings', 'courant-desk'),
            ]),
            new SettingsField(
                'several_filters',
                'choices',
                [],
                __('Filters with multiple selection', 'courant-desk'),
                choices: $specs + self::settingLabels($this->filters->choices()),
            ),
            new SettingsField(
                'filter_counts', 'bool', true, __('Show the number of openings for each option', 'courant-desk'),
            ),
            new SettingsField(
                'empty_choices', 'bool', false, __('Show options without openings (dimmed)', 'courant-desk'),
            ),
            new SettingsField('term_order', 'choice', 'custom', __('Filter option order', 'courant-desk'), choices: [
                'custom' => __('Manual order of the specification', 'courant-desk'),
                'alpha_asc' => __('A to Z', 'courant-desk'),
                'alpha_desc' => __('Z to A', 'courant-desk'),
            ]),
        ];
    }

    /**
     * @param array<AttributeFilter> $filters
     * @return array<string, string> by key
     */
    private static function settingLabels(array $filters): array
    {
        $labels = [];
        foreach ($filters as $filter) {
            $labels[$filter->key()] = $filter->settingLabel();
        }

        return $labels;
    }

    /** Returns the translated message of a list without openings that is used while the setting is empty. */
    public static function defaultEmptyMessage(): string
    {
        return __('There are no openings at the moment.', 'courant-desk');
    }

    /** Returns the parser of the options that override the defaults. */
    public function optionsParser(): ListingOptionsParser
    {
        return new ListingOptionsParser($this->defaultOptions(), $this->specifications, $this->filters);
    }

    /** Returns the listing options used when a block or shortcode does not override them. */
    public function defaultOptions(): ListingOptions
    {
        return new ListingOptions(
            perPage: $this->int('per_page'),
            pagination: PaginationType::from($this->text('pagination')),
            hidesExpired: $this->bool('expired_hidden'),
            groupBy: $this->text('group_by'),
            display: new ListingDisplayOptions(
                layout: ListingLayout::from($this->text('layout')),
                columns: $this->int('columns'),
                showsSearch: $this->bool('search'),
                taxonomyFilters: $this->bool('filters') ? $this->choices('available_filters') : [],
                shownSpecifications: $this->choices('specs'),
                filterPlacement: $this->text('placement') === 'side' ? 'side' : 'top',
                optionOrder: FilterOptionOrder::from($this->text('term_order')),
                attributeFilters: $this->bool('filters') ? $this->choices('structured_filters') : [],
                showsSortControl: $this->bool('sort'),
                filterBar: new FilterBarOptions(
                    array_fill_keys($this->choices('several_filters'), FilterType::Checkboxes),
                    $this->bool('filter_counts'),
                    $this->bool('empty_choices'),
                    $this->hasStyledSelects(),
                ),
                shownFacts: $this->choices('facts'),
            ),
        );
    }

    /** Returns the message of a list without openings; '' for the default. */
    public function emptyMessage(): string
    {
        return $this->text('empty_message');
    }

    public function shouldAddSearchToUrl(): bool
    {
        return $this->bool('deep_search');
    }

    public function shouldAddFiltersToUrl(): bool
    {
        return $this->bool('deep_spec');
    }

    public function shouldAddPageToUrl(): bool
    {
        return $this->bool('deep_pagination');
    }

    public function hasRetry(): bool
    {
        return $this->bool('retry');
    }

    public function hasStyledSelects(): bool
    {
        return $this->bool('styled_selects');
    }
}
