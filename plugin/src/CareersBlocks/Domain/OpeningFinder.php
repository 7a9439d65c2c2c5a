<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks\Domain;

use CourantDesk\Kernel\Clock;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingQuery;

/** Finds short lists of published openings in the job index. */
final class OpeningFinder
{
    public const MAX_OPENINGS = 20;

    /** Taxonomies that define similarity, most relevant first. */
    private const SIMILARITY_TAXONOMIES = ['job-category', 'job-type'];

    public function __construct(
        private readonly JobIndex $index,
        private readonly OpeningRepository $openings,
        private readonly SpecificationRepository $specifications,
        private readonly Clock $clock,
    ) {
    }

    /**
     * @param string $specs such as `job-category:news,job-type:full-time`; unknown terms are ignored
     * @return list<Opening> newest first
     */
    public function findRecent(int $number, string $specs = ''): array
    {
        return $this->findOpen($number, $this->parseSpecifications($specs));
    }

    public function count(string $specs = ''): int
    {
        return $this->index->find($this->buildQuery(1, $this->parseSpecifications($specs)))->total;
    }

    /** Returns the only term of a restriction, such as `job-category:news`; null without terms and for several. */
    public function findSingleTerm(string $specs): ?Term
    {
        $terms = array_merge(...array_values($this->parseSpecifications($specs)));

        return count($terms) === 1 ? $terms[0] : null;
    }

    /** @return list<Opening> similar to the closed one; the newest ones when none is similar */
    public function findSimilar(Opening $closed, int $number): array
    {
        $taxonomies = array_unique(
            [...self::SIMILARITY_TAXONOMIES, ...array_column($this->specifications->findAll(), 'taxonomy')]
        );
        foreach ($taxonomies as $taxonomy) {
            $terms = $closed->terms[$taxonomy] ?? [];
            $found = $terms === [] ? [] : $this->findOpen($number + 1, [$taxonomy => $terms], $closed->id);
            if ($found !== []) {
                return array_slice($found, 0, $number);
            }
        }

        return array_slice($this->findOpen($number + 1, [], $closed->id), 0, $number);
    }

    /**
     * @param array<string, list<Term>> $fixed
     * @return list<Opening>
     */
    private function findOpen(int $number, array $fixed, int $but = 0): array
    {
        $ids = $this->index->find($this->buildQuery(max(1, min(self::MAX_OPENINGS, $number)), $fixed))->ids;
        $now = $this->clock->now();

        return array_values(array_filter(
            $this->openings->findMany($ids),
            static fn (Opening $opening): bool => $opening->id !== $but && !$opening->isClosed($now)
        ));
    }

    /** @param array<string, list<Term>> $fixed */
    private function buildQuery(int $number, array $fixed): ListingQuery
    {
        $options = new ListingOptions(perPage: $number, isPaginated: false, hidesExpired: true, fixedTerms: $fixed);

        return (new ListingQueryParser($this->specifications))->parse([], $options);
    }

    /** @return array<string, list<Term>> */
    private function parseSpecifications(string $specs): array
    {
        $fixed = [];
        foreach ($specs === '' ? [] : explode(',', $specs) as $part) {
            [$taxonomy, $slug] = array_map('trim', explode(':', $part, 2)) + ['', ''];
            foreach ($this->specifications->findUnorderedTerms($taxonomy) as $term) {
                if ($term->slug === $slug || (string) $term->id === $slug) {
                    $fixed[$taxonomy][] = $term;
                }
            }
        }

        return $fixed;
    }
}
