<?php

declare(strict_types=1);

namespace CourantTools\Bench;

use CourantDesk\Jobs\Wp\TaxonomySpecifications;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SystemClock;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Pagination;
use CourantDesk\Listings\Domain\Search\Words;
use CourantDesk\Listings\Wp\Index\IndexCheck;
use CourantDesk\Listings\Wp\Index\IndexState;
use CourantDesk\Listings\Wp\Index\IndexTables;
use CourantDesk\Listings\Wp\Index\TokenJobIndex;
use CourantDesk\Listings\Wp\PostJobIndex;

/** Asks the index and WordPress's own tables the same questions. */
final class IndexComparison
{
    private const WORDS = ['anchor', 'basil', 'comet', 'dahlia', 'ember', 'fjord', 'glacier', 'harvest', 'island', 'jigsaw', 'kettle', 'lantern', '東京', 'c++', 'ämter', 'quokka', 'журнал'];

    private readonly JobIndex $index;
    private readonly JobIndex $posts;
    private readonly TaxonomySpecifications $specifications;

    public function __construct(private readonly Sql $sql)
    {
        $this->specifications = new TaxonomySpecifications();
        $this->index = new TokenJobIndex($sql, new IndexTables($sql), new SystemClock(), $this->specifications, new Words());
        $this->posts = new PostJobIndex($sql, new SystemClock(), $this->specifications);
    }

    /** @return array{state: string|null, found: int, differences: list<string>, faults: int, counted: bool, queued: int} */
    public function compare(int $questions, int $seed): array
    {
        mt_srand($seed);
        $differences = [];
        $found = 0;
        for ($number = 0; $number < $questions; $number++) {
            [$about, $query] = $this->question();
            $expected = $this->posts->find($query);
            $answer = $this->index->find($query);
            $found += $expected->total;
            if ([$expected->total, $expected->ids] !== [$answer->total, $answer->ids]) {
                $differences[] = "$about: {$answer->total} instead of {$expected->total}";
            } elseif ($this->posts->facets($query)->counts !== $this->index->facets($query)->counts) {
                $differences[] = "$about: facets";
            }
        }
        $check = new IndexCheck($this->sql, new IndexTables($this->sql));

        return [
            'state' => (new IndexState($this->sql))->stored(),
            'found' => $found,
            'differences' => $differences,
            'faults' => count($check->faults(100)),
            'counted' => $check->isCounted(),
            'queued' => (int) $this->sql->value('SELECT COUNT(*) FROM %i', (new IndexTables($this->sql))->queue()),
        ];
    }

    /** @return array{string, ListingQuery} */
    private function question(): array
    {
        $search = match (mt_rand(0, 5)) {
            0 => '',
            1 => $this->words(1),
            2 => $this->words(2),
            3 => '"' . $this->words(2) . '"',
            4 => '"' . $this->words(3) . '"',
            default => '"' . $this->words(2) . '" ' . substr($this->words(1), 0, 3),
        };
        $terms = [];
        foreach (['job-type', 'job-category'] as $taxonomy) {
            $all = $this->specifications->terms($taxonomy);
            if ($all !== [] && mt_rand(0, 3) === 0) {
                shuffle($all);
                $terms[$taxonomy] = array_slice($all, 0, mt_rand(1, 2));
            }
        }
        $order = [Order::Newest, Order::Oldest, Order::Relevance][mt_rand(0, 2)];
        $options = new BlockOptions(100, Pagination::Classic, true, $order, mt_rand(0, 2) > 0, $terms);
        $query = ListingQuery::fromArray(['jq' => mb_scrub($search)], $options, $this->specifications);

        return ["$search [" . implode(',', array_keys($terms)) . "] {$order->name}", $query];
    }

    private function words(int $number): string
    {
        return implode(' ', array_map(static fn (): string => self::WORDS[array_rand(self::WORDS)], range(1, $number)));
    }
}
