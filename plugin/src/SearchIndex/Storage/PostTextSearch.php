<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\PlaceNames;
use CourantDesk\SearchIndex\Domain\IndexQuery;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\SearchClause;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use WeakMap;

/**
 * Searches the texts of openings with the same tokenizer as the index. It is used only while the index is not ready.
 */
final class PostTextSearch
{
    private const BATCH_SIZE = 500;

    /** @var WeakMap<ListingQuery, array<int, int>> number of search phrases in the title, by opening */
    private readonly WeakMap $matches;

    public function __construct(
        private readonly Sql $sql,
        private readonly SpecificationRepository $specifications,
        private readonly Tokenizer $tokenizer = new Tokenizer(),
    ) {
        /** @var WeakMap<ListingQuery, array<int, int>> $found */
        $found = new WeakMap();
        $this->matches = $found;
    }

    /** @param SqlCondition $among openings to search, which limits the amount of text that is read */
    public function forQuery(ListingQuery $query, SqlCondition $among): SqlCondition
    {
        return self::idCondition(array_keys($this->matches[$query] ??= $this->search($query, $among)));
    }

    /** Returns the number of search phrases in the title, for a query that forQuery() has evaluated. */
    public function titleMatchCount(ListingQuery $query): SqlCondition
    {
        // A single number in ORDER BY would refer to a column of the result.
        $sums = [new SqlCondition('0 + 0', [])];
        foreach (array_unique($this->matches[$query] ?? []) as $number) {
            $in = self::idCondition(array_keys($this->matches[$query] ?? [], $number, true));
            $sums[] = new SqlCondition("CASE WHEN $in->sql THEN %d ELSE 0 END", [...$in->values, $number]);
        }

        return SqlCondition::sum($sums);
    }

    /** @return array<int, int> */
    private function search(ListingQuery $query, SqlCondition $among): array
    {
        $indexQuery = IndexQuery::fromListingQuery($query, $this->specifications, $this->tokenizer);
        if ($indexQuery->matchesNothing) {
            return [];
        }
        $posts = $this->sql->coreTable('posts');
        $found = [];
        $last = 0;
        do {
            $rows = $this->sql->fetchRows(
                "SELECT p.ID, p.post_title, p.post_content FROM %i p WHERE $among->sql AND p.ID > %d ORDER BY p.ID LIMIT %d",
                ...[$posts, ...$among->values, $last, self::BATCH_SIZE]
            );
            $ids = array_map(static fn (array $row): int => (int) $row['ID'], $rows);
            $terms = $this->readTermKeys($ids, $indexQuery);
            $fields = $this->readFieldTexts($ids);
            foreach ($rows as $row) {
                $last = (int) $row['ID'];
                $number = $this->countTitleMatches(
                    $indexQuery,
                    (string) $row['post_title'],
                    IndexedOpeningLoader::joinText(
                        ...[...($fields[$last] ?? ['', '']), (string) $row['post_content']],
                    ),
                    $terms[$last] ?? [],
                );
                $found += $number === null ? [] : [$last => $number];
            }
        } while (count($rows) === self::BATCH_SIZE);

        return $found;
    }

    /**
     * @param list<string> $terms set keys of the opening's terms
     * @return int|null number of search phrases in the title; null if a phrase is not found
     */
    private function countTitleMatches(IndexQuery $indexQuery, string $title, string $content, array $terms): ?int
    {
        $title = html_entity_decode(wp_strip_all_tags($title), ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $titleWords = $this->tokenizer->extractWords($title);
        $words = [...$titleWords, ...$this->tokenizer->extractWords($content)];
        $sequence = $this->tokenizer->toSequence($title) . '|' . $this->tokenizer->toSequence($content);
        $number = 0;
        foreach ($indexQuery->clauses as $clause) {
            if (!$clause->phrase->matches($words, $sequence) && array_intersect($clause->termKeys, $terms) === []) {
                return null;
            }
            $number += array_filter($clause->phrase->terms, static fn ($word): bool => !$word->matchesAny(
                $titleWords
            )) === [] ? 1 : 0;
        }

        return $number;
    }

    /**
     * @param list<int> $ids
     * @return array<int, array{string, string}> by opening: the job ID and the names of the places
     */
    private function readFieldTexts(array $ids): array
    {
        $keys = [OpeningFields::IDENTIFIER, PlaceNames::PLACES_KEY, PlaceNames::COUNTRIES_KEY];
        $values = [];
        foreach (array_chunk($ids, self::BATCH_SIZE) as $batch) {
            $in = SqlCondition::all([
                SqlCondition::in('m.post_id', $batch),
                SqlCondition::in('m.meta_key', $keys),
            ]);
            $rows = $this->sql->fetchRows(
                "SELECT m.post_id, m.meta_key, m.meta_value FROM %i m WHERE $in->sql ORDER BY m.meta_id DESC",
                $this->sql->coreTable('postmeta'),
                ...$in->values,
            );
            foreach ($rows as $row) {
                $values[(int) $row['post_id']][(string) $row['meta_key']] = maybe_unserialize(
                    (string) $row['meta_value']
                );
            }
        }

        return array_map(static fn (array $fields): array => [
            is_scalar($fields[OpeningFields::IDENTIFIER] ?? null)
                ? trim((string) $fields[OpeningFields::IDENTIFIER])
                : '',
            PlaceNames::fromMeta(
                $fields[PlaceNames::PLACES_KEY] ?? [],
                $fields[PlaceNames::COUNTRIES_KEY] ?? [],
                get_locale(),
            ),
        ], $values);
    }

    /**
     * @param list<int> $ids
     * @return array<int, list<string>> by opening: set keys of its terms that the query contains
     */
    private function readTermKeys(array $ids, IndexQuery $indexQuery): array
    {
        $named = array_unique(
            array_merge(
                ...array_map(static fn (SearchClause $clause): array => $clause->termKeys, $indexQuery->clauses)
            )
        );
        if ($named === [] || $ids === []) {
            return [];
        }
        $in = SqlCondition::in('tr.object_id', $ids);
        $terms = [];
        $rows = $this->sql->fetchRows(
            "SELECT tr.object_id AS opening, tt.taxonomy, tt.term_id AS term FROM %i tr JOIN %i tt ON tt.term_taxonomy_id = tr.term_taxonomy_id WHERE $in->sql",
            ...[$this->sql->coreTable('term_relationships'), $this->sql->coreTable('term_taxonomy'), ...$in->values]
        );
        foreach ($rows as $row) {
            $terms[(int) $row['opening']][] = SetKey::forTerm((string) $row['taxonomy'], (int) $row['term']);
        }

        return $terms;
    }

    /** @param list<int> $ids */
    private static function idCondition(array $ids): SqlCondition
    {
        return $ids === [] ? new SqlCondition('1 = 0', []) : SqlCondition::in('p.ID', $ids);
    }
}
