<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use Closure;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\IndexQuery;
use CourantDesk\SearchIndex\Domain\IndexSets;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingPage;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\MinimumFilter;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use WeakMap;

/**
 * Finds openings in the job index: matches and counts are computed with bitmaps, and the page is read from sorted rows.
 * This requires one query for the sets, one for phrases, one or two for the page, and one for the facets.
 */
final class TokenJobIndex implements JobIndex
{
    private readonly IndexSetReader $setReader;
    private readonly FacetSetCounter $setCounter;
    private readonly SetCountReader $counts;
    private readonly OrderedPageReader $pages;
    private readonly IndexState $state;
    private readonly TextPhraseMatcher $textPhrases;
    private readonly IndexedPhraseMatcher $phrases;

    /**
     * @var WeakMap<ListingQuery, array{IndexQuery, IndexSets}> sets read by find(), reused by countFacets() of the same
     *     query
     */
    private readonly WeakMap $loadedSets;

    /** @var WeakMap<ListingQuery, Facets> */
    private readonly WeakMap $countedFacets;

    /** @param (Closure(): bool)|null $processQueue indexes queued openings and returns whether any entry changed */
    public function __construct(
        Sql $sql,
        IndexTables $tables,
        Clock $clock,
        private readonly SpecificationRepository $specifications,
        private readonly Tokenizer $tokenizer,
        private readonly AttributeFilters $filters,
        ?OrderedPageReader $lists = null,
        ?IndexState $state = null,
        private readonly ?Closure $processQueue = null,
        ?FacetSetCounter $setCounter = null,
    ) {
        $this->setReader = new IndexSetReader($sql, $tables, $clock);
        $this->setCounter = $setCounter ?? new FacetSetCounter($sql, $tables);
        $this->counts = new SetCountReader($sql, $tables, $clock);
        $this->pages = $lists ?? new OrderedPageReader($sql, $tables);
        $this->textPhrases = new TextPhraseMatcher($sql, $tables);
        $this->phrases = new IndexedPhraseMatcher($sql, $tables);
        $this->state = $state ?? new IndexState($sql, filters: $filters);
        /** @var WeakMap<ListingQuery, array{IndexQuery, IndexSets}> $read */
        $read = new WeakMap();
        $this->loadedSets = $read;
        /** @var WeakMap<ListingQuery, Facets> $counted */
        $counted = new WeakMap();
        $this->countedFacets = $counted;
    }

    public function find(ListingQuery $query): ListingPage
    {
        [$indexQuery, $sets] = $this->loadSets($query);
        $found = $indexQuery->matchesNothing ? new Bitmap() : $sets->findMatches($indexQuery);
        $total = $found->count();
        $hasBuckets = $this->state->isComplete();
        $groups = $sets->splitIntoGroups($indexQuery->groupKeys, $found);
        $layers = $indexQuery->isRanked
            ? array_merge(...array_map(fn (Bitmap $group): array => $sets->rankByTitle($indexQuery, $group), $groups))
            : $groups;
        $range = $this->findScannedRange($query->sortOrder, $indexQuery, $sets, $hasBuckets);
        $ids = [];
        $offset = $query->offset();
        foreach ($layers as $layer) {
            $size = count($layers) === 1 ? $total : $layer->count();
            $missing = $query->limit() - count($ids);
            if ($missing > 0 && $offset < $size) {
                $dated = $query->sortOrder->isBasedOnDate() ? $sets->sortByDate($layer, $size) : null;
                $ids = [...$ids, ...($dated === null
                    ? $this->pages->readPage(
                        $layer,
                        $size,
                        $range['length'],
                        $query->sortOrder,
                        $offset,
                        $missing,
                        $hasBuckets,
                        $range['states'],
                    )
                    : array_slice(
                        $query->sortOrder === SortOrder::Oldest ? array_reverse($dated) : $dated,
                        $offset,
                        $missing,
                    ))];
            }
            $offset = max(0, $offset - $size);
        }

        return new ListingPage($ids, $total, $query->lastPage, $query->perPage);
    }

    public function countFacets(ListingQuery $query, ?string $only = null): Facets
    {
        $counted = $this->countedFacets[$query] ?? $this->computeFacets($query, $only);
        if ($only === null) {
            $this->countedFacets[$query] = $counted;
        }

        return $counted;
    }

    public function countTerms(array $taxonomies, bool $hideExpired): array
    {
        return $this->counts->countTerms($taxonomies, $hideExpired);
    }

    private function computeFacets(ListingQuery $query, ?string $only): Facets
    {
        [$indexQuery, $sets] = $this->loadSets($query);
        $unitFacets = [];
        foreach ($this->filters->minimums() as $filter) {
            $unitFacets[$filter->key()] = $filter->unitFacet();
        }
        $keysByGroup = $this->findFacetSets($query);
        $keysByGroup = $only === null ? $keysByGroup : array_intersect_key($keysByGroup, [$only => true]);
        $isCountOfAll = static fn (string $group): bool => $indexQuery->countsAllOpenings($group);
        $all = array_filter($keysByGroup, $isCountOfAll, ARRAY_FILTER_USE_KEY);
        $states = array_intersect_key($unitFacets, $all) === [] ? [] : [SetKey::OPEN, SetKey::EXPIRED];
        $stored = $this->counts->countSets([...self::keysOf($all), ...$states], $query->hideExpired);
        $others = array_diff_key($keysByGroup, $all);
        $searched = $indexQuery->matchesNothing || $others === []
            ? new Bitmap()
            : $sets->findUnfilteredMatches($indexQuery);
        $found = [];
        foreach (array_keys($others) as $group) {
            $found[$group] = $sets->findMatchesIgnoringGroup($group, $indexQuery, $searched);
        }
        $setCounts = $stored + $this->setCounter->count(
            $found,
            array_map(static fn (array $facet): array => self::keysOf(['' => $facet]), $others),
        );
        $counts = [];
        foreach ($keysByGroup as $group => $facet) {
            foreach ($facet as $key => $slugs) {
                $counts[$key] = array_map(static fn (string $set): int => $setCounts[$set] ?? 0, $slugs);
            }
            $unit = $unitFacets[$group] ?? '';
            if ($unit !== '') {
                $total = isset($found[$group])
                    ? $found[$group]->count()
                    : ($stored[SetKey::OPEN] ?? 0) + ($stored[SetKey::EXPIRED] ?? 0);
                $counts[$unit][MinimumFilter::WITHOUT_UNIT] = $total - array_sum($counts[$unit] ?? []);
            }
        }

        return new Facets($counts);
    }

    /** @return array<string, array<string, array<string, string>>> set keys by group, facet and option */
    private function findFacetSets(ListingQuery $query): array
    {
        $keysByGroup = [];
        foreach ($this->specifications->findAll() as $specification) {
            $taxonomy = $specification->taxonomy;
            $keysByGroup[$taxonomy][$specification->filterKey()] = [];
            foreach ($query->fixedTerms[$taxonomy] ?? $this->specifications->findUnorderedTerms($taxonomy) as $term) {
                $keysByGroup[$taxonomy][$specification->filterKey()][rawurldecode($term->slug)] = SetKey::forTerm(
                    $taxonomy,
                    $term->id,
                );
            }
        }
        foreach ($this->filters->choices() as $filter) {
            foreach ($filter->values() as $value) {
                $keysByGroup[$filter->key()][$filter->key()][$value] = $filter->setKey($value);
            }
        }
        foreach ($this->filters->minimums() as $filter) {
            $keysByGroup[$filter->key()] = $filter->facetSets();
        }

        return array_filter($keysByGroup);
    }

    /**
     * @param array<string, array<string, array<string, string>>> $keysByGroup
     * @return list<string>
     */
    private static function keysOf(array $keysByGroup): array
    {
        return array_merge(...array_map(
            static fn (array $facet): array => array_values(array_merge(...array_values($facet))),
            array_values($keysByGroup),
        ));
    }

    /** @return array{IndexQuery, IndexSets} */
    private function loadSets(ListingQuery $query): array
    {
        $known = $this->loadedSets[$query] ?? null;
        if ($known !== null) {
            return $known;
        }
        $indexQuery = IndexQuery::fromListingQuery($query, $this->specifications, $this->tokenizer);
        $hasPhrases = $this->state->isComplete();
        $sets = $indexQuery->matchesNothing
            ? new IndexSets([], [], new Bitmap(), [])
            : $this->readSets($indexQuery, $hasPhrases);
        if ($hasPhrases) {
            $this->phrases->match($indexQuery, $sets);
        } else {
            $this->textPhrases->match($indexQuery, $sets);
        }

        return $this->loadedSets[$query] = [$indexQuery, $sets];
    }

    private function readSets(IndexQuery $indexQuery, bool $hasPhrases): IndexSets
    {
        $read = fn (): IndexSets => $this->setReader->read(
            $indexQuery->requiredKeys($hasPhrases),
            $indexQuery->requiredPrefixes($hasPhrases),
            $this->state->hasQueue(),
        );
        $sets = $read();

        // Saved openings that are not indexed yet are indexed now, so that this search finds them.
        return $this->setReader->hasDueOpenings() && $this->processQueue !== null && ($this->processQueue)()
            ? $read()
            : $sets;
    }

    /**
     * Returns the number of openings in which the matches are searched in the order of the list. With sort buckets, the
     * number of open ones, which is known, is sufficient as an estimate.
     *
     * @return array{length: int, states: list<string>} see OrderedPageReader::readPage()
     */
    private function findScannedRange(
        SortOrder $order,
        IndexQuery $indexQuery,
        IndexSets $sets,
        bool $hasBuckets,
    ): array {
        return match (true) {
            $indexQuery->matchesNothing => ['length' => 0, 'states' => []],
            !$order->isBasedOnDate(), $indexQuery->hideExpired && !$hasBuckets
                => ['length' => $this->counts->countAll(), 'states' => []],
            default => [
                'length' => $sets->countOpenings(),
                'states' => $indexQuery->hideExpired ? ['publish'] : [],
            ],
        };
    }
}
