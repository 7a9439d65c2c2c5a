<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\PageUrl;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingQuery;

/** Counts the openings of each group of a list, and links to the openings of a group or team. */
final class GroupLinks
{
    /** Number of teams that an empty list links to. */
    private const MAX_TEAMS = 8;

    public function __construct(
        private readonly JobIndex $index,
        private readonly SpecificationRepository $specifications,
    ) {
    }

    /**
     * Returns the sizes of the groups, by ID of their term; empty when they are unknown, because an opening with
     * several terms is in one group only.
     *
     * @param int $total number of openings that match the query
     * @return array<int, int>
     */
    public function sizes(ListingQuery $query, int $total): array
    {
        $counts = $this->count($query);

        return array_sum($counts) > $total ? [] : $counts;
    }

    /** @return array<int, int> number of openings that match the query, by ID of their term */
    private function count(ListingQuery $query): array
    {
        $counts = [];
        $facets = $query->groupTerms === [] ? null : $this->index->countFacets($query);
        foreach ($query->groupTerms as $term) {
            // The counts of a filter ignore the values that are chosen in it.
            $chosen = array_column($query->chosenTerms[$term->taxonomy] ?? [], 'id');
            if ($chosen !== [] && !in_array($term->id, $chosen, true)) {
                continue;
            }
            $key = $this->filterKey($term->taxonomy);
            $counts[$term->id] = $facets->counts[$key][rawurldecode($term->slug)] ?? 0;
        }

        return $counts;
    }

    /**
     * Returns links to the groups of which the list has not shown everything yet, so that no group is missing from a
     * page.
     *
     * @return list<array{label: string, url: string}>
     */
    public function remaining(
        ListingQuery $query,
        ListingOptions $options,
        PageUrl $pageUrl,
        ?Opening $last,
    ): array {
        $counts = $this->count($query);
        $own = $last === null ? [] : array_column($last->terms[$options->groupTaxonomy()] ?? [], 'id');
        $links = [];
        $isReached = false;
        foreach ($query->groupTerms as $term) {
            $isReached = $isReached || in_array($term->id, $own, true);
            $count = $counts[$term->id] ?? 0;
            $url = $isReached && $count > 0 ? $this->url($term, $query, $options, $pageUrl) : '';
            if ($url !== '') {
                $links[] = ['label' => self::allOf($term, $count), 'url' => $url];
            }
        }

        return $links;
    }

    /** @return list<array{label: string, url: string}> teams with openings, for a list without matches */
    public function teams(bool $hideExpired): array
    {
        $taxonomy = SpecificationMapping::findTeam($this->specifications->findAll());
        $counts = $taxonomy === '' ? [] : $this->index->countTerms([$taxonomy], $hideExpired);
        $links = [];
        foreach ($counts === [] ? [] : $this->specifications->findTerms($taxonomy) as $term) {
            $url = isset($counts[$term->id]) ? get_term_link($term->id, $taxonomy) : '';
            if (is_string($url) && $url !== '' && count($links) < self::MAX_TEAMS) {
                $links[] = [
                    'label' => sprintf(
                        /* translators: 1: name of a team, 2: number of its openings */
                        _x('%1$s (%2$s)', 'team and number of openings', 'courant-desk'),
                        $term->name,
                        number_format_i18n($counts[$term->id]),
                    ),
                    'url' => $url,
                ];
            }
        }

        return $links;
    }

    /** Returns the list with only one group: with the other filters where visitors can filter by it, otherwise ''. */
    private function url(Term $term, ListingQuery $query, ListingOptions $options, PageUrl $pageUrl): string
    {
        if (in_array($term->taxonomy, $options->display->taxonomyFilters, true)) {
            return $pageUrl->build(
                [$this->filterKey($term->taxonomy) => rawurldecode($term->slug)] + $query->urlParameters(),
            );
        }
        $url = $query->isFiltered() ? '' : get_term_link($term->id, $term->taxonomy);

        return is_string($url) ? $url : '';
    }

    private function filterKey(string $taxonomy): string
    {
        foreach ($this->specifications->findAll() as $specification) {
            if ($specification->taxonomy === $taxonomy) {
                return $specification->filterKey();
            }
        }

        return '';
    }

    private static function allOf(Term $term, int $count): string
    {
        return sprintf(
            /* translators: 1: number of openings, 2: name of a group, such as a team or a city */
            _n('%1$s opening in %2$s', 'All %1$s openings in %2$s', $count, 'courant-desk'),
            number_format_i18n($count),
            $term->name,
        );
    }
}
