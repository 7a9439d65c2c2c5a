<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Storage;

use CourantDesk\Listings\ListingsSettings;
use CourantDesk\Openings\Domain\SpecificationListSettings;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\AttributeFilters;

/** Reads and saves the specifications that lists show and filter by, in the listing settings. */
final class ListingSpecificationUses implements SpecificationListSettings
{
    public function __construct(
        private readonly ListingsSettings $settings,
        private readonly AttributeFilters $filters,
    ) {
    }

    public function reservedKeys(): array
    {
        return array_map(static fn (AttributeFilter $filter): string => $filter->key(), $this->filters->all());
    }

    public function filterTaxonomies(): array
    {
        return $this->readChoices('available_filters');
    }

    public function listedTaxonomies(): array
    {
        return $this->readChoices('specs');
    }

    public function update(string $taxonomy, bool $filters, bool $shown): void
    {
        $this->save(
            self::withTaxonomy($this->filterTaxonomies(), $taxonomy, $filters),
            self::withTaxonomy($this->listedTaxonomies(), $taxonomy, $shown),
        );
    }

    public function saveOrder(array $order): void
    {
        $this->save(array_values(array_intersect($order, $this->filterTaxonomies())), array_values(
            array_intersect($order, $this->listedTaxonomies())
        ));
    }

    /**
     * @param list<string> $filters
     * @param list<string> $shown
     */
    private function save(array $filters, array $shown): void
    {
        if ($filters !== $this->filterTaxonomies() || $shown !== $this->listedTaxonomies()) {
            $this->settings->save(['available_filters' => $filters, 'specs' => $shown]);
        }
    }

    /** @return list<string> */
    private function readChoices(string $key): array
    {
        $this->settings->clearCache();
        $value = $this->settings->values()[$key] ?? [];

        return is_array($value) ? $value : [];
    }

    /**
     * @param list<string> $taxonomies
     * @return list<string>
     */
    private static function withTaxonomy(array $taxonomies, string $taxonomy, bool $on): array
    {
        $others = array_values(array_diff($taxonomies, [$taxonomy]));

        return !$on ? $others : (in_array($taxonomy, $taxonomies, true) ? $taxonomies : [...$others, $taxonomy]);
    }
}
