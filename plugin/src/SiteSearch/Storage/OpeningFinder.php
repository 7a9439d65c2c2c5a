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
use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SearchIndex\Domain\TypoVariants;
use CourantDesk\SiteSearch\Domain\MatchedText;

/** Finds open openings for suggestions. */
final class OpeningFinder
{
    private const MAX_ITEMS = 3;
    private const MAX_PLACES = 2;

    public function __construct(
        private readonly JobIndex $index,
        private readonly SpellingSuggester $spelling,
        private readonly OpeningRepository $openings,
        private readonly SpecificationRepository $specifications,
        private readonly FieldLabels $fieldLabels,
    ) {
    }

    /**
     * @return list<array{id: int, title: string, url: string, details: string}> those with the search in the title
     *     first, then in the place, then in the text
     */
    public function find(string $search): array
    {
        $matches = new MatchedText($search);

        return array_map(
            fn (Opening $opening): array => $this->createItem($opening, $matches),
            $this->findRanked($search),
        );
    }

    /** @return list<Opening> */
    private function findRanked(string $search): array
    {
        $ids = $this->findIds($search);
        $matches = new MatchedText($search);
        $location = SpecificationMapping::detect($this->specifications->findAll())->location;
        $places = $ids === [] || $location === '' ? [] : array_values(array_filter(
            $this->specifications->findUnorderedTerms($location),
            static fn (Term $term): bool => $matches->addsTo($term->name),
        ));
        if ($places !== []) {
            $ids = [...$ids, ...$this->findIds($search, [$location => $places])];
        }
        $openings = $this->openings->findMany(array_values(array_unique($ids)));
        $ranks = array_map(fn (Opening $opening): int => match (true) {
            $matches->isIn($opening->title) => 0,
            $matches->isIn($opening->title, ...$this->placeNames($opening)) => 1,
            default => 2,
        }, $openings);
        // Stable: openings of a rank stay in the order of the index.
        asort($ranks);

        return array_slice(
            array_map(static fn (int $position): Opening => $openings[$position], array_keys($ranks)),
            0,
            self::MAX_ITEMS,
        );
    }

    /** @return string the search with typos corrected in words of five letters or more; '' for none */
    public function correct(string $search): string
    {
        $corrected = $this->spelling->suggest($search);
        $tokenizer = new Tokenizer();
        $changed = array_diff($tokenizer->extractWords($search), $tokenizer->extractWords($corrected));
        $short = array_filter($changed, static fn (string $word): bool => mb_strlen($word) < TypoVariants::MIN_LENGTH);

        return $short === [] ? $corrected : '';
    }

    /**
     * @param array<string, list<Term>> $terms by taxonomy: an opening must have one term of each list
     * @return list<int> most relevant first
     */
    private function findIds(string $search, array $terms = []): array
    {
        return $this->index->find(new ListingQuery(
            search: $search,
            chosenTerms: [],
            termFilters: $terms,
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
    private function createItem(Opening $opening, MatchedText $matches): array
    {
        return [
            'id' => $opening->id,
            'title' => $opening->title,
            'url' => $opening->url,
            'details' => PostReadPolicy::isLocked($opening->id) ? '' : $this->describe($opening, $matches),
        ];
    }

    /** Names places or the work mode, the salary if visitors see it, and what contains other words of the search. */
    private function describe(Opening $opening, MatchedText $matches): string
    {
        $place = implode(', ', array_slice($this->placeNames($opening), 0, self::MAX_PLACES));
        if ($place === '' && $opening->workMode !== null) {
            $place = $this->fieldLabels->workMode($opening->workMode);
        }
        $salary = $opening->salary?->isVisible === true ? $this->fieldLabels->salary($opening->salary) : '';
        $facts = [$place, $salary, $this->findReason($opening, $matches, $opening->title, $place)];

        return implode(' · ', array_filter($facts, static fn (string $fact): bool => $fact !== ''));
    }

    /** @return string a term, or words of the text, with words of the search that are not shown otherwise */
    private function findReason(Opening $opening, MatchedText $matches, string ...$shown): string
    {
        foreach (array_merge(...array_values($opening->terms)) as $term) {
            if ($matches->addsTo($term->name, ...$shown)) {
                return $term->name;
            }
        }

        return $matches->excerpt(get_post($opening->id)->post_content ?? '', ...$shown);
    }

    /** @return list<string> cities or regions; without any, the terms of the specification for places */
    private function placeNames(Opening $opening): array
    {
        $places = array_values(array_filter(array_map(
            static fn (Place $place): string => $place->city !== '' ? $place->city : $place->region,
            $opening->places,
        ), static fn (string $place): bool => $place !== ''));
        $location = SpecificationMapping::detect($this->specifications->findAll())->location;

        return $places !== [] ? $places : array_map(
            static fn (Term $term): string => $term->name,
            $opening->terms[$location] ?? [],
        );
    }
}
