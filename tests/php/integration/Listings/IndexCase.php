<?php

declare(strict_types=1);

namespace CourantTests\integration\Listings;

use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Jobs\Wp\PostOpenings;
use CourantDesk\Jobs\Wp\TaxonomySpecifications;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Pagination;
use CourantDesk\Listings\Domain\Search\Words;
use CourantDesk\Listings\Wp\Index\CommonBeginnings;
use CourantDesk\Listings\Wp\Index\IndexBuilder;
use CourantDesk\Listings\Wp\Index\IndexCheck;
use CourantDesk\Listings\Wp\Index\IndexedOpenings;
use CourantDesk\Listings\Wp\Index\IndexState;
use CourantDesk\Listings\Wp\Index\IndexTables;
use CourantDesk\Listings\Wp\Index\IndexWriter;
use CourantDesk\Listings\Wp\Index\OpeningLists;
use CourantDesk\Listings\Wp\Index\PhraseBuilder;
use CourantDesk\Listings\Wp\Index\TokenJobIndex;
use CourantDesk\Listings\Wp\PostJobIndex;
use DateTimeImmutable;

/** Both adapters of the port side by side, at a time of the test's choice. */
abstract class IndexCase extends ListingCase
{
    protected const TAXONOMIES = ['job-category', 'job-type', 'job-location'];

    protected DateTimeImmutable $now;

    protected function setUp(): void
    {
        parent::setUp();
        $this->now = new DateTimeImmutable('now', wp_timezone());
    }

    protected function builder(int $common = 1000, int $batch = 300, int $dear = CommonBeginnings::DEAR, int $phrases = 2000): IndexBuilder
    {
        $sql = Sql::open();
        $tables = new IndexTables($sql);
        $openings = new IndexedOpenings(new PostOpenings(new TaxonomySpecifications()), new Words());

        return new IndexBuilder($sql, $this->clock(), $tables, new IndexState($sql), new IndexWriter($sql, $tables, $common), $openings, new IndexCheck($sql, $tables), new CommonBeginnings($sql, $tables, $dear), $batch, new PhraseBuilder($sql, $tables, $phrases));
    }

    /** @param int $few how many hits are sorted without walking a list */
    protected function tokens(int $few = 400): JobIndex
    {
        $sql = Sql::open();

        $tables = new IndexTables($sql);

        return new TokenJobIndex($sql, $tables, $this->clock(), new TaxonomySpecifications(), new Words(), new OpeningLists($sql, $tables, $few));
    }

    protected function posts(): JobIndex
    {
        return new PostJobIndex(Sql::open(), $this->clock(), new TaxonomySpecifications());
    }

    /**
     * @param array<string, list<Term>> $terms by taxonomy: what the block is fixed to
     * @param array<string, mixed>      $more  what else is sent
     */
    protected function question(
        string $search = '',
        array $terms = [],
        int $page = 1,
        int $perPage = 10,
        Order $order = Order::Newest,
        bool $hideExpired = true,
        array $more = [],
    ): ListingQuery {
        $options = new BlockOptions($perPage, Pagination::Classic, true, $order, $hideExpired, $terms);

        return ListingQuery::fromArray(['jq' => $search, 'paged' => (string) $page] + $more, $options, new TaxonomySpecifications());
    }

    protected function assertAgree(ListingQuery $query, string $about, int $few = 400): void
    {
        $expected = $this->posts()->find($query);
        $found = $this->tokens($few)->find($query);
        self::assertSame([$expected->total, $expected->ids], [$found->total, $found->ids], $about);
    }

    protected function assertFacetsAgree(ListingQuery $query, string $about): void
    {
        self::assertSame($this->posts()->facets($query)->counts, $this->tokens()->facets($query)->counts, $about);
    }

    protected function assertCountsAgree(string $about): void
    {
        foreach ([true, false] as $hideExpired) {
            $expected = $this->posts()->counts(self::TAXONOMIES, $hideExpired);
            $found = $this->tokens()->counts(self::TAXONOMIES, $hideExpired);
            ksort($expected);
            ksort($found);
            self::assertSame($expected, $found, $about);
        }
    }

    protected function termOf(string $taxonomy, string $name): Term
    {
        return TaxonomySpecifications::term($this->term($taxonomy, $name));
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
