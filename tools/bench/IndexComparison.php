<?php

declare(strict_types=1);

namespace CourantTools\Bench;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SystemClock;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\Openings\Frontend\TranslatedFieldLabels;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SearchIndex\Filters\AttributeFilterRegistry;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantDesk\SearchIndex\Storage\IndexVerifier;
use CourantDesk\SearchIndex\Storage\PostJobIndex;
use CourantDesk\SearchIndex\Storage\TokenJobIndex;

/** Runs the same queries on the index and on WordPress's own tables. */
final class IndexComparison
{
    private const WORDS = [
        'anchor', 'basil', 'comet', 'dahlia', 'ember', 'fjord', 'glacier', 'harvest', 'island', 'jigsaw', 'kettle',
        'lantern', '東京', 'c++', 'ämter', 'quokka', 'журнал',
    ];

    private readonly JobIndex $index;
    private readonly JobIndex $posts;
    private readonly ListingQueryParser $queries;
    private readonly TaxonomySpecificationRepository $specifications;

    public function __construct(private readonly Sql $sql)
    {
        $this->specifications = new TaxonomySpecificationRepository();
        $filters = new AttributeFilterRegistry(new TranslatedFieldLabels());
        $this->queries = new ListingQueryParser($this->specifications, $filters);
        $this->index = new TokenJobIndex(
            sql: $sql,
            tables: new IndexTables($sql),
            clock: new SystemClock(),
            specifications: $this->specifications,
            tokenizer: new Tokenizer(),
            filters: $filters,
        );
        $this->posts = new PostJobIndex($sql, new SystemClock(), $this->specifications, $filters);
    }

    /**
     * @return array{state: string|null, found: int, differences: list<string>, faults: int, counted: bool, queued: int}
     */
    public function compare(int $count, int $seed): array
    {
        mt_srand($seed);
        $differences = [];
        $found = 0;
        for ($number = 0; $number < $count; $number++) {
            [$about, $query] = $this->createRandomQuery();
            $expected = $this->posts->find($query);
            $response = $this->index->find($query);
            $found += $expected->total;
            if ([$expected->total, $expected->ids] !== [$response->total, $response->ids]) {
                $differences[] = "$about: {$response->total} instead of {$expected->total}";
            } elseif ($this->posts->countFacets($query)->counts !== $this->index->countFacets($query)->counts) {
                $differences[] = "$about: facets";
            }
        }
        $check = new IndexVerifier($this->sql, new IndexTables($this->sql));

        return [
            'state' => (new IndexState($this->sql))->readStored(),
            'found' => $found,
            'differences' => $differences,
            'faults' => count($check->findMismatches(100)),
            'counted' => $check->hasConsistentCounts(),
            'queued' => (int) $this->sql->fetchValue('SELECT COUNT(*) FROM %i', (new IndexTables($this->sql))->queue()),
        ];
    }

    /** @return array{string, ListingQuery} */
    private function createRandomQuery(): array
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
            $all = $this->specifications->findTerms($taxonomy);
            if ($all !== [] && mt_rand(0, 3) === 0) {
                shuffle($all);
                $terms[$taxonomy] = array_slice($all, 0, mt_rand(1, 2));
            }
        }
        $order = [SortOrder::Newest, SortOrder::Oldest, SortOrder::Relevance][mt_rand(0, 2)];
        $options = new ListingOptions(
            perPage: 100,
            pagination: PaginationType::Numbered,
            isPaginated: true,
            sortOrder: $order,
            hidesExpired: mt_rand(0, 2) > 0,
            fixedTerms: $terms
        );
        $query = $this->queries->parse(['jq' => mb_scrub($search)], $options);

        return ["$search [" . implode(',', array_keys($terms)) . "] {$order->name}", $query];
    }

    private function words(int $number): string
    {
        return implode(' ', array_map(static fn (): string => self::WORDS[array_rand(self::WORDS)], range(1, $number)));
    }
}
