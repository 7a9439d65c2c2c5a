<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\IndexQuery;
use CourantDesk\SearchIndex\Domain\IndexSets;
use CourantDesk\SearchIndex\Domain\Phrase;
use CourantDesk\SearchIndex\Domain\PhraseChain;
use CourantDesk\SearchIndex\Domain\SearchClause;

/** Finds the openings that contain the phrases of a search, with one query for the sets of all phrases. */
final class IndexedPhraseMatcher
{
    private const MAX_TEXTS = 50;

    private readonly PhraseSetRepository $table;

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
        $this->table = new PhraseSetRepository($sql, $tables->phrases(...));
    }

    public function match(IndexQuery $query, IndexSets $sets): void
    {
        $phrases = [];
        $chains = [];
        foreach (array_map(static fn (SearchClause $clause): Phrase => $clause->phrase, $query->clauses) as $phrase) {
            $chain = $phrase->sequence === '' ? null : PhraseChain::fromSequence($phrase->sequence);
            if ($chain !== null) {
                $phrases[$phrase->sequence] = $phrase;
                $chains[$phrase->sequence] = $chain;
            }
        }
        if ($chains === []) {
            return;
        }
        [$read, $texts] = $this->table->read(array_values($chains));
        $inTexts = $texts->chunks === [] ? [] : $this->matchTexts($texts, array_map('strval', array_keys($chains)));
        foreach ($chains as $sequence => $chain) {
            $sets->setPhraseMatches($phrases[$sequence], $chain->evaluate($read)->withIds($inTexts[$sequence] ?? []));
        }
    }

    /**
     * @param list<string> $sequences
     * @return array<string, list<int>> openings by sequence
     */
    private function matchTexts(Bitmap $openings, array $sequences): array
    {
        $found = [];
        foreach (array_chunk($openings->ids(), self::MAX_TEXTS) as $ids) {
            $in = SqlCondition::in('job_id', $ids);
            foreach (
                $this->sql->fetchRows(
                    "SELECT job_id, in_order FROM %i WHERE $in->sql",
                    $this->tables->docs(),
                    ...$in->values,
                ) as $row
            ) {
                foreach ($sequences as $sequence) {
                    if (str_contains((string) $row['in_order'], $sequence)) {
                        $found[$sequence][] = (int) $row['job_id'];
                    }
                }
            }
        }

        return $found;
    }
}
