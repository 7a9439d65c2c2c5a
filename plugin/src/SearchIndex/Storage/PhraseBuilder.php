<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\PhraseKeys;

/** Builds phrase sets from the indexed texts in steps of limited size; steps can be repeated. */
final class PhraseBuilder
{
    /** Maximum number of changed sets in a step, which requires about 10 MB and one second. */
    private const MAX_SETS = 20000;
    private const MAX_OPENINGS = 2000;
    private const BATCH_SIZE = 50;

    private readonly PhraseSetRepository $phrases;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly int $maxOpenings = self::MAX_OPENINGS,
    ) {
        $this->phrases = new PhraseSetRepository($sql, $tables->phrases(...));
    }

    /** @return array{reached: int, done: bool} last processed opening, and whether it was the last one */
    public function step(int $reached): array
    {
        return $this->sql->transaction(function () use ($reached): array {
            $this->tables->lock();
            $last = $reached;
            $openings = 0;
            $sets = [];
            do {
                $rows = $this->sql->fetchRows(
                    'SELECT job_id, in_order FROM %i WHERE job_id > %d ORDER BY job_id LIMIT %d',
                    $this->tables->docs(),
                    $last,
                    min(self::BATCH_SIZE, $this->maxOpenings)
                );
                foreach ($rows as $row) {
                    $last = (int) $row['job_id'];
                    foreach (array_keys(PhraseKeys::fromText((string) $row['in_order'])) as $name) {
                        $sets[$name][] = $last;
                    }
                }
                $openings += count($rows);
            } while ($rows !== [] && $openings < $this->maxOpenings && count($sets) < self::MAX_SETS);
            $this->phrases->update($sets, []);

            return ['reached' => $last, 'done' => $rows === []];
        }, static fn (): bool => false);
    }
}
