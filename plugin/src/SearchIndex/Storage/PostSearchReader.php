<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\IndexQuery;
use CourantDesk\SearchIndex\Domain\IndexSets;
use CourantDesk\SearchIndex\Domain\Phrase;
use CourantDesk\SearchIndex\Domain\PostQuery;
use CourantDesk\SearchIndex\Domain\PostRow;
use CourantDesk\SearchIndex\Domain\SearchRanking;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use WP_Term;

/**
 * Runs searches and term archives of WordPress: published and closed openings are read from the search index, and other
 * post types and openings that are not in the index from WordPress's own conditions. Both are merged in the order of
 * the query.
 */
final class PostSearchReader
{
    private readonly IndexSetReader $sets;
    private readonly IndexedPhraseMatcher $phrases;
    private readonly TextPhraseMatcher $textPhrases;
    private readonly OrderedPageReader $pages;
    private readonly SetCountReader $counts;
    private readonly PostListReader $lists;
    private readonly PostRestrictionReader $restrictions;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        Clock $clock,
        private readonly SpecificationRepository $specifications,
        private readonly Tokenizer $tokenizer,
        private readonly IndexState $state,
    ) {
        $this->sets = new IndexSetReader($sql, $tables, $clock);
        $this->phrases = new IndexedPhraseMatcher($sql, $tables);
        $this->textPhrases = new TextPhraseMatcher($sql, $tables);
        $this->pages = new OrderedPageReader($sql, $tables);
        $this->counts = new SetCountReader($sql, $tables, $clock);
        $this->lists = new PostListReader($sql, $tables);
        $this->restrictions = new PostRestrictionReader($sql, $tables, $this->lists);
    }

    /**
     * @return array{ids: list<int>, total: int, types: array<string, int>}|null with the number of results by post
     *     type; null when the query cannot be run on the index
     */
    public function read(PostQuery $query): ?array
    {
        $layers = $this->findLayers($query);
        if ($layers === null) {
            return null;
        }
        $others = $this->readOthers($query);
        $sizes = array_map(static fn (Bitmap $layer): int => $layer->count(), $layers);
        $indexed = array_sum($sizes);
        // All other matches can precede the page, so the page starts in this range of the indexed openings.
        $start = max(0, $query->offset - count($others));
        $range = $this->readRange($layers, $sizes, $start, $query->offset + $query->limit - $start);
        $merged = [...$others, ...array_map(static fn (array $row): array => ['kind' => $query->kind] + $row, $range)];
        $ids = array_column($merged, 'id');
        // One call for all keys, because a common word matches thousands of articles.
        array_multisort(
            array_column($merged, 'kind'),
            array_column($merged, 'ranking'),
            array_column($merged, 'published'),
            SORT_DESC,
            $ids,
            SORT_DESC,
        );

        return [
            'ids' => array_slice($ids, $query->offset - $start, $query->limit),
            'total' => $indexed + count($others),
            'types' => self::countTypes($others, $indexed),
        ];
    }

    /**
     * @param list<array{id: int, kind: int, type: string, published: int, ranking: int}> $others
     * @param int $indexed number of openings in the index
     * @return array<string, int> by post type
     */
    private static function countTypes(array $others, int $indexed): array
    {
        $counts = array_count_values(array_column($others, 'type'));
        $counts[PostTypes::OPENING] = ($counts[PostTypes::OPENING] ?? 0) + $indexed;

        return array_filter($counts, static fn (int $count): bool => $count > 0);
    }

    /** @return array<int, Bitmap>|null openings in the index by ranking, best first */
    private function findLayers(PostQuery $query): ?array
    {
        $isSupported = $query->isDescending
            && in_array($query->order, [PostQuery::ORDER_DATE, PostQuery::ORDER_RELEVANCE], true);
        $filters = $isSupported ? $this->createFilters($query) : null;
        $phrases = $this->parsePhrases($query->searchTerms);
        $excluded = $this->parsePhrases($query->excludedTerms);
        if (
            $filters === null || $phrases === null || $excluded === null
            || ($phrases === [] && $query->order === PostQuery::ORDER_RELEVANCE)
        ) {
            return null;
        }
        if ($filters['status'] === []) {
            return [];
        }
        $sentence = $query->sentence === '' ? null : $this->parsePhrases([$query->sentence])[0] ?? null;
        $ranking = $sentence === null ? null : IndexQuery::fromSets([], [$sentence]);
        $named = $query->withTermNames ? $this->specifications : null;
        $found = IndexQuery::fromSets($filters, $phrases, $named, $this->tokenizer);
        $without = array_map(static fn (Phrase $phrase): IndexQuery => IndexQuery::fromSets([], [$phrase]), $excluded);
        $sets = $this->readSets([$found, ...$ranking === null ? [] : [$ranking], ...$without]);
        $matches = $this->restrictions->apply($sets->findMatches($found), $query);
        if ($matches === null) {
            return null;
        }
        foreach ($without as $excludedQuery) {
            $matches = $matches->without($sets->findUnfilteredMatches($excludedQuery));
        }
        if ($query->order === PostQuery::ORDER_DATE) {
            return [SearchRanking::OTHER => $matches];
        }
        $withSentence = $ranking === null ? null : $sets->findUnfilteredMatches($ranking);

        return SearchRanking::rank($matches, $sets, $phrases, $withSentence, $excluded !== []);
    }

    /**
     * @param list<string> $terms
     * @return list<Phrase>|null null for a term without letters and digits
     */
    private function parsePhrases(array $terms): ?array
    {
        $phrases = [];
        foreach ($terms as $term) {
            // Parsed as a quotation without an end, so that the words must be adjacent and the last one may be longer.
            $phrase = $this->tokenizer->parseSearch('"' . str_replace('"', ' ', $term))[0] ?? null;
            if ($phrase === null) {
                return null;
            }
            $phrases[] = $phrase;
        }

        return $phrases;
    }

    /** @return array<string, list<string>>|null set keys by group; null for terms and authors not in the index */
    private function createFilters(PostQuery $query): ?array
    {
        $taxonomies = array_map(
            static fn (Specification $specification): string => $specification->taxonomy,
            $this->specifications->findAll(),
        );
        $filters = ['status' => []];
        foreach (['publish' => SetKey::OPEN, 'expired' => SetKey::EXPIRED] as $status => $key) {
            if (isset($query->statuses[$status])) {
                return null;
            }
            if (array_key_exists($status, $query->statuses)) {
                $filters['status'][] = $key;
            }
        }
        foreach ($query->termGroups as $number => $ids) {
            foreach ($ids as $id) {
                $term = get_term_by('term_taxonomy_id', $id);
                if (!$term instanceof WP_Term || !in_array($term->taxonomy, $taxonomies, true)) {
                    return null;
                }
                $filters["terms $number"][] = SetKey::forTerm($term->taxonomy, $term->term_id);
            }
        }

        return $filters;
    }

    /** @param non-empty-list<IndexQuery> $queries */
    private function readSets(array $queries): IndexSets
    {
        $hasPhrases = $this->state->isComplete();
        $keys = array_map(static fn (IndexQuery $query): array => $query->requiredKeys($hasPhrases), $queries);
        $prefixes = array_map(static fn (IndexQuery $query): array => $query->requiredPrefixes($hasPhrases), $queries);
        $sets = $this->sets->read(
            array_values(array_unique(array_merge(...$keys))),
            array_values(array_unique(array_merge(...$prefixes))),
            false,
        );
        foreach ($queries as $query) {
            $hasPhrases ? $this->phrases->match($query, $sets) : $this->textPhrases->match($query, $sets);
        }

        return $sets;
    }

    /**
     * Reads all matches that are not in the index, such as other post types, drafts and private openings.
     *
     * @return list<array{id: int, kind: int, type: string, published: int, ranking: int}>
     */
    private function readOthers(PostQuery $query): array
    {
        $statements = $query->othersSql === '' ? [] : [$query->othersSql];
        $states = array_diff_key($query->states(), ['publish' => 1, 'expired' => 1]);
        $states = array_intersect_key($states, $this->lists->countByState($states));
        if ($states !== []) {
            // States consist of status slugs and fixed suffixes.
            $list = implode("', '", array_map(addslashes(...), array_keys($states)));
            $posts = $this->sql->coreTable('posts');
            $statements[] = "$query->openingsSql AND $posts.ID IN (SELECT job_id FROM {$this->tables->posts()} WHERE state IN ('$list'))";
        }
        $others = [];
        foreach ($statements as $statement) {
            foreach ($this->sql->fetchPreparedRows($statement) as $row) {
                $others[] = [
                    'id' => (int) $row['id'],
                    'kind' => (int) $row['kind'],
                    'type' => (string) $row['type'],
                    'published' => (int) preg_replace('/\D/', '', (string) $row['published']),
                    'ranking' => $query->order === PostQuery::ORDER_DATE ? SearchRanking::OTHER : (int) $row['ranking'],
                ];
            }
        }

        return $others;
    }

    /**
     * Reads a range of the indexed openings with their sort keys.
     *
     * @param array<int, Bitmap> $layers by ranking
     * @param array<int, int>    $sizes  by ranking
     * @return list<array{id: int, published: int, ranking: int}>
     */
    private function readRange(array $layers, array $sizes, int $offset, int $limit): array
    {
        $rankings = [];
        $length = $this->counts->countAll();
        foreach ($layers as $ranking => $layer) {
            $missing = $limit - count($rankings);
            if ($missing > 0 && $offset < $sizes[$ranking]) {
                $ids = $this->pages->readPage(
                    $layer,
                    $sizes[$ranking],
                    $length,
                    SortOrder::Newest,
                    $offset,
                    $missing,
                    $this->state->isComplete(),
                );
                $rankings += array_fill_keys($ids, $ranking);
            }
            $offset = max(0, $offset - $sizes[$ranking]);
        }
        $rows = [];
        foreach ($this->readDates(array_keys($rankings)) as $id => $published) {
            $rows[] = ['id' => $id, 'published' => $published, 'ranking' => $rankings[$id]];
        }

        return $rows;
    }

    /**
     * @param list<int> $ids
     * @return array<int, int> by opening
     */
    private function readDates(array $ids): array
    {
        $dates = [];
        foreach (array_chunk($ids, 500) as $batch) {
            $in = SqlCondition::in('job_id', $batch);
            foreach (
                $this->sql->fetchRows(
                    "SELECT job_id, published FROM %i WHERE $in->sql",
                    $this->tables->docs(),
                    ...$in->values,
                ) as $row
            ) {
                $dates[(int) $row['job_id']] = (int) $row['published'];
            }
        }

        return $dates;
    }
}
