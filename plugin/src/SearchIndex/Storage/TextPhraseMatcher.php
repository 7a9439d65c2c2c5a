<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\IndexQuery;
use CourantDesk\SearchIndex\Domain\IndexSets;
use CourantDesk\SearchIndex\Domain\Phrase;
use CourantDesk\SearchIndex\Domain\SearchClause;
use CourantDesk\SearchIndex\Domain\SetKey;

/**
 * Finds the openings that contain the words of a phrase in order by searching their texts, while phrase sets are being
 * built. The duration grows with the number of openings, but the memory use does not.
 */
final class TextPhraseMatcher
{
    /** Maximum number of openings that are selected by ID; larger sets are filtered by text. */
    private const MAX_IDS = 1000;

    private const MAX_TEXTS = 100;

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
    }

    public function match(IndexQuery $query, IndexSets $sets): void
    {
        $candidates = [];
        foreach (self::quotedPhrases($query) as $phrase) {
            $candidates[$phrase->sequence] = $sets->findWithAllTerms($phrase, SetKey::forWord(...));
        }
        $all = Bitmap::unionOf($candidates);
        if ($all->chunks === []) {
            return;
        }
        $found = array_fill_keys(array_keys($candidates), []);
        foreach ($this->readTexts($all, array_keys($candidates)) as $row) {
            foreach ($candidates as $sequence => $set) {
                if ($set->has((int) $row['job_id']) && str_contains((string) $row['in_order'], $sequence)) {
                    $found[$sequence][] = (int) $row['job_id'];
                }
            }
        }
        foreach (self::quotedPhrases($query) as $phrase) {
            $sets->setPhraseMatches($phrase, Bitmap::fromIds($found[$phrase->sequence]));
        }
    }

    /** @return list<Phrase> with more than one word */
    private static function quotedPhrases(IndexQuery $query): array
    {
        return array_values(array_filter(
            array_map(static fn (SearchClause $clause): Phrase => $clause->phrase, $query->clauses),
            static fn (Phrase $phrase): bool => $phrase->sequence !== ''
        ));
    }

    /**
     * @param list<string> $sequences
     * @return iterable<array<string, string|null>>
     */
    private function readTexts(Bitmap $openings, array $sequences): iterable
    {
        $ids = $openings->count() <= self::MAX_IDS ? $openings->ids() : [];
        foreach (array_chunk($ids, self::MAX_TEXTS) as $batch) {
            $in = SqlCondition::in('job_id', $batch);
            yield from $this->sql
                ->fetchRows("SELECT job_id, in_order FROM %i WHERE $in->sql", $this->tables->docs(), ...$in->values);
        }
        $where = SqlCondition::any(array_map(
            fn (string $sequence): SqlCondition
                => new SqlCondition('in_order LIKE %s', ['%' . $this->sql->escapeLike($sequence) . '%']),
            $sequences
        ));
        $rows = [];
        for ($last = 0; $ids === [] && ($last === 0 || count($rows) === self::MAX_TEXTS);) {
            $rows = $this->sql->fetchRows(
                "SELECT job_id, in_order FROM %i WHERE job_id > %d AND $where->sql ORDER BY job_id LIMIT %d",
                ...[$this->tables->docs(), $last, ...$where->values, self::MAX_TEXTS]
            );
            yield from $rows;
            $last = $rows === [] ? PHP_INT_MAX : (int) $rows[count($rows) - 1]['job_id'];
        }
    }
}
