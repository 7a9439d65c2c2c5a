<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Domain\SpellingSuggester;

/** Finds open openings for suggestions. */
final class OpeningFinder
{
    private const MAX_ITEMS = 5;
    private const MAX_PLACES = 2;

    public function __construct(
        private readonly JobIndex $index,
        private readonly SpellingSuggester $spelling,
        private readonly OpeningRepository $openings,
        private readonly SpecificationRepository $specifications,
        private readonly FieldLabels $fieldLabels,
    ) {
    }

    /** @return list<array{id: int, title: string, url: string, details: string}> most relevant first */
    public function find(string $search): array
    {
        $ids = $this->findIds($search);
        $corrected = $ids === [] ? $this->correct($search) : '';
        $ids = $corrected === '' ? $ids : $this->findIds($corrected);

        return array_map($this->createItem(...), $this->openings->findMany($ids));
    }

    /** @return string the search with typos corrected; '' for none */
    public function correct(string $search): string
    {
        return $this->spelling->suggest($search);
    }

    /** @return list<int> */
    private function findIds(string $search): array
    {
        return $this->index->find(new ListingQuery(
            search: $search,
            chosenTerms: [],
            termFilters: [],
            fixedTerms: [],
            attributeFilters: [],
            perPage: self::MAX_ITEMS,
            firstPage: 1,
            lastPage: 1,
            sortOrder: SortOrder::Relevance,
            chosenSortOrder: null,
            hideExpired: true,
            isCumulative: false,
            filterKeys: [],
        ))->ids;
    }

    /** @return array{id: int, title: string, url: string, details: string} */
    private function createItem(Opening $opening): array
    {
        return [
            'id' => $opening->id,
            'title' => $opening->title,
            'url' => $opening->url,
            'details' => PostReadPolicy::isLocked($opening->id) ? '' : $this->describe($opening),
        ];
    }

    /** Names places, or the work mode, and the salary if visitors see it. */
    private function describe(Opening $opening): string
    {
        $places = array_map(
            static fn (Place $place): string => $place->city !== '' ? $place->city : $place->region,
            $opening->places,
        );
        $location = SpecificationMapping::detect($this->specifications->findAll())->location;
        $places = array_values(array_filter($places, static fn (string $place): bool => $place !== ''));
        $places = $places !== [] ? $places : array_map(
            static fn (Term $term): string => $term->name,
            $opening->terms[$location] ?? [],
        );
        $place = implode(', ', array_slice($places, 0, self::MAX_PLACES));
        if ($place === '' && $opening->workMode !== null) {
            $place = $this->fieldLabels->workMode($opening->workMode);
        }
        $salary = $opening->salary?->isVisible === true ? $this->fieldLabels->salary($opening->salary) : '';

        return implode(' · ', array_filter([$place, $salary], static fn (string $fact): bool => $fact !== ''));
    }
}
