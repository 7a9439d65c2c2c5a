<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Frontend\TranslatedFieldLabels;
use CourantDesk\Openings\Storage\PostOpeningRepository;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SearchIndex\Filters\AttributeFilterRegistry;
use CourantDesk\SearchIndex\Storage\CommonPrefixes;
use CourantDesk\SearchIndex\Storage\FacetSetCounter;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexedOpeningLoader;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantDesk\SearchIndex\Storage\IndexVerifier;
use CourantDesk\SearchIndex\Storage\IndexWriter;
use CourantDesk\SearchIndex\Storage\OrderedPageReader;
use CourantDesk\SearchIndex\Storage\PhraseBuilder;
use CourantDesk\SearchIndex\Storage\PostJobIndex;
use CourantDesk\SearchIndex\Storage\TokenJobIndex;
use CourantTests\Integration\Listings\ListingCase;
use DateTimeImmutable;

/** Base class of tests that compare TokenJobIndex and PostJobIndex at a given time. */
abstract class IndexCase extends ListingCase
{
    protected const TAXONOMIES = ['job-category', 'job-type', 'job-location'];

    protected DateTimeImmutable $now;

    protected function setUp(): void
    {
        parent::setUp();
        $this->now = new DateTimeImmutable('now', wp_timezone());
    }

    protected function builder(
        int $common = 1000,
        int $batch = 300,
        int $minCost = CommonPrefixes::MIN_COST,
        int $phrases = 2000,
    ): IndexBuilder {
        $sql = Sql::fromGlobal();
        $tables = new IndexTables($sql);
        $openings = new IndexedOpeningLoader(
            new PostOpeningRepository(new TaxonomySpecificationRepository()),
            new Tokenizer(),
            $this->filters(),
        );

        return new IndexBuilder(
            sql: $sql,
            clock: $this->clock(),
            tables: $tables,
            state: new IndexState($sql, filters: $this->filters()),
            writer: new IndexWriter($sql, $tables, $common),
            openings: $openings,
            verifier: new IndexVerifier($sql, $tables),
            prefixes: new CommonPrefixes($sql, $tables, $minCost),
            batchSize: $batch,
            phrases: new PhraseBuilder($sql, $tables, $phrases)
        );
    }

    /** @param int $few maximum number of matches that are sorted without scanning a list */
    protected function tokens(int $few = 400, int $maxRows = 2000, ?FacetSetCounter $counter = null): JobIndex
    {
        $sql = Sql::fromGlobal();

        $tables = new IndexTables($sql);

        return new TokenJobIndex(
            sql: $sql,
            tables: $tables,
            clock: $this->clock(),
            specifications: new TaxonomySpecificationRepository(),
            tokenizer: new Tokenizer(),
            filters: $this->filters(),
            lists: new OrderedPageReader($sql, $tables, $few, $maxRows),
            setCounter: $counter,
        );
    }

    protected function posts(): JobIndex
    {
        return new PostJobIndex(
            Sql::fromGlobal(),
            $this->clock(),
            new TaxonomySpecificationRepository(),
            $this->filters(),
        );
    }

    protected function filters(): AttributeFilters
    {
        return new AttributeFilterRegistry(new TranslatedFieldLabels());
    }

    /**
     * @param array<string, list<Term>> $terms by taxonomy: fixed terms of the block
     * @param array<string, mixed>      $more  further request parameters
     */
    protected function query(
        string $search = '',
        array $terms = [],
        int $page = 1,
        int $perPage = 10,
        SortOrder $order = SortOrder::Newest,
        bool $hideExpired = true,
        array $more = [],
    ): ListingQuery {
        $options = new ListingOptions(
            perPage: $perPage,
            pagination: PaginationType::Numbered,
            isPaginated: true,
            sortOrder: $order,
            hidesExpired: $hideExpired,
            fixedTerms: $terms
        );

        return (new ListingQueryParser(new TaxonomySpecificationRepository(), $this->filters()))->parse(
            ['jq' => $search, 'paged' => (string) $page] + $more,
            $options,
        );
    }

    protected function assertAgree(ListingQuery $query, string $about, int $few = 400): void
    {
        $expected = $this->posts()->find($query);
        $found = $this->tokens($few)->find($query);
        self::assertSame([$expected->total, $expected->ids], [$found->total, $found->ids], $about);
        if ($few === 0) {
            // As on a site with many openings, where counts and buckets replace lists.
            $found = $this->tokens(0, 0)->find($query);
            self::assertSame([$expected->total, $expected->ids], [$found->total, $found->ids], "$about, many");
        }
    }

    protected function assertFacetsAgree(ListingQuery $query, string $about): void
    {
        $expected = $this->posts()->countFacets($query)->counts;
        self::assertSame($expected, $this->tokens()->countFacets($query)->counts, $about);
        $sql = Sql::fromGlobal();
        $counters = [
            'from entries' => new FacetSetCounter($sql, new IndexTables($sql), maxEntries: 400, maxChunks: 0),
            'set by set' => new FacetSetCounter($sql, new IndexTables($sql), maxEntries: 0, maxChunks: 1),
        ];
        foreach ($counters as $name => $counter) {
            $counted = $this->tokens(counter: $counter)->countFacets($query)->counts;
            self::assertSame($expected, $counted, "$about, $name");
        }
        foreach ($this->filters()->minimums() as $filter) {
            $counted = $this->tokens()->countFacets($query, $filter->key())->counts;
            $facets = [$filter->key() => true, $filter->unitFacet() => true];
            self::assertSame(array_intersect_key($expected, $facets), $counted, "$about, only {$filter->key()}");
        }
    }

    protected function assertCountsAgree(string $about): void
    {
        foreach ([true, false] as $hideExpired) {
            $expected = $this->posts()->countTerms(self::TAXONOMIES, $hideExpired);
            $found = $this->tokens()->countTerms(self::TAXONOMIES, $hideExpired);
            ksort($expected);
            ksort($found);
            self::assertSame($expected, $found, $about);
        }
    }

    protected function termOf(string $taxonomy, string $name): Term
    {
        return TaxonomySpecificationRepository::createTerm($this->term($taxonomy, $name));
    }

    private function clock(): Clock
    {
        return new class ($this->now) implements Clock {
            public function __construct(private readonly DateTimeImmutable $now)
            {
            }

            public function now(): DateTimeImmutable
            {
                return $this->now;
            }
        };
    }
}
