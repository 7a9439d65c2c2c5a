<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Filters;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\ChoiceFilter;
use CourantDesk\SearchIndex\Domain\MinimumFilter;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\SalaryCurrencies;
use CourantDesk\SearchIndex\Storage\TermCoordinates;

/** Lists the filters by fields of openings, in the order of the settings (docs/how-to/listing-filter.md). */
final class AttributeFilterRegistry implements AttributeFilters
{
    private const KEY_PATTERN = '/^[a-z][a-z0-9_]{1,31}$/';

    /** @var list<AttributeFilter> */
    private readonly array $builtIn;

    /**
     * @param TermCoordinates|null $places null without searches by distance
     * @param Sql|null $sql null to compare salaries of all currencies
     */
    public function __construct(
        FieldLabels $fieldLabels,
        private readonly ?TermCoordinates $places = null,
        ?Sql $sql = null,
    ) {
        $currencies = $sql === null ? null : new SalaryCurrencies($sql, new IndexState($sql, filters: $this));
        $this->builtIn = [
            new WorkModeFilter($fieldLabels),
            new MinSalaryFilter($fieldLabels, $currencies),
        ];
    }

    public function all(): array
    {
        $distance = $this->places?->isEnabled() === true ? [new DistanceFilter($this->places)] : [];

        return [...$this->builtIn, ...$distance, ...$this->added()];
    }

    public function choices(): array
    {
        return array_values(
            array_filter($this->all(), static fn (AttributeFilter $filter): bool => $filter instanceof ChoiceFilter)
        );
    }

    public function minimums(): array
    {
        return array_values(
            array_filter($this->all(), static fn (AttributeFilter $filter): bool => $filter instanceof MinimumFilter)
        );
    }

    public function indexVersion(): string
    {
        $versions = array_map(
            static fn (AttributeFilter $filter): string => $filter->key() . ' ' . $filter->indexVersion(),
            $this->added(),
        );
        sort($versions);

        return $versions === [] ? '' : substr(md5(implode(',', $versions)), 0, 8);
    }

    /** @return list<AttributeFilter> filters of other plugins */
    private function added(): array
    {
        if (!has_filter('courant_desk_listing_filters')) {
            return [];
        }
        /**
         * Filters the filters of listings by fields of openings. Filters can be added, but those of Courant Desk cannot
         * be removed. The callback must be added before `init`. The search index is rebuilt when the set of filters
         * changes.
         *
         * @since 0.1.0
         *
         * @param list<AttributeFilter> $filters objects of subclasses of ChoiceFilter,
         *     MinimumFilter or TermFilter; each has a
         *     unique key of 2 to 32 lowercase letters, digits and underscores
         */
        $added = apply_filters('courant_desk_listing_filters', $this->builtIn);
        $known = array_fill_keys(
            array_map(static fn (AttributeFilter $filter): string => $filter->key(), $this->builtIn),
            true,
        ) + [DistanceFilter::KEY => true];
        $filters = [];
        foreach (is_array($added) ? $added : [] as $filter) {
            if (
                $filter instanceof AttributeFilter && !isset($known[$filter->key()])
                && preg_match(self::KEY_PATTERN, $filter->key()) === 1
            ) {
                $known[$filter->key()] = true;
                $filters[] = $filter;
            }
        }

        return $filters;
    }
}
