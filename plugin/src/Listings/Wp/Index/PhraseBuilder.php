<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\PhraseKeys;

/** Builds the sets of phrases out of the texts that the index has, a bounded number of openings at a time; may be repeated. */
final class PhraseBuilder
{
    /** Memory and the time of a step grow with the number of sets that it changes: about 10 MB and a second. */
    private const MAX_SETS = 20000;
    private const MAX_OPENINGS = 2000;
    private const BATCH = 50;

    private readonly PhraseTable $phrases;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly int $maxOpenings = self::MAX_OPENINGS,
    ) {
        $this->phrases = new PhraseTable($sql, $tables->phrases(...));
    }

    /** @return array{reached: int, done: bool} the last opening that was built in, and whether it was the last of all */
    public function step(int $reached): array
    {
        return $this->sql->transaction(function () use ($reached): array {
            $this->tables->lock();
            $last = $reached;
            $openings = 0;
            $sets = [];
            do {
                $rows = $this->sql->rows(
                    'SELECT job_id, in_order FROM %i WHERE job_id > %d ORDER BY job_id LIMIT %d',
                    $this->tables->docs(),
                    $last,
                    min(self::BATCH, $this->maxOpenings)
                );
                foreach ($rows as $row) {
                    $last = (int) $row['job_id'];
                    foreach (array_keys(PhraseKeys::fromText((string) $row['in_order'])) as $name) {
                        $sets[$name][] = $last;
                    }
                }
                $openings += count($rows);
            } while ($rows !== [] && $openings < $this->maxOpenings && count($sets) < self::MAX_SETS);
            $this->phrases->change($sets, []);

            return ['reached' => $last, 'done' => $rows === []];
        }, static fn (): bool => false);
    }
}
