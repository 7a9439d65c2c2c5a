<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Phrase;
use CourantDesk\Listings\Domain\Search\Question;
use CourantDesk\Listings\Domain\Search\Sets;
use CourantDesk\Listings\Domain\Search\Wanted;
use CourantDesk\Listings\Wp\Condition;
use CourantDesk\SearchIndex\Domain\PhraseChain;

/** Finds the openings in which the phrases of a search stand: one query for the sets of all phrases. */
final class PhraseSets
{
    private const MAX_TEXTS = 50;

    private readonly PhraseTable $table;

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
        $this->table = new PhraseTable($sql, $tables->phrases(...));
    }

    public function read(Question $question, Sets $sets): void
    {
        $phrases = [];
        $chains = [];
        foreach (array_map(static fn (Wanted $one): Phrase => $one->phrase, $question->wanted) as $phrase) {
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
        $inTexts = $texts->chunks === [] ? [] : $this->inTexts($texts, array_map('strval', array_keys($chains)));
        foreach ($chains as $sequence => $chain) {
            $sets->found($phrases[$sequence], $chain->evaluate($read)->with($inTexts[$sequence] ?? []));
        }
    }

    /**
     * @param list<string> $sequences
     * @return array<string, list<int>> openings by sequence
     */
    private function inTexts(Bitmap $openings, array $sequences): array
    {
        $found = [];
        foreach (array_chunk($openings->ids(), self::MAX_TEXTS) as $ids) {
            $in = Condition::in('job_id', $ids);
            foreach ($this->sql->rows("SELECT job_id, in_order FROM %i WHERE $in->sql", $this->tables->docs(), ...$in->values) as $row) {
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
