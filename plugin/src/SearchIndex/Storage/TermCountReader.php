<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\TermCountSource;
use CourantDesk\SearchIndex\Domain\SetKey;
use Throwable;

/**
 * Reads the numbers of published and listed openings of terms from the index. It does not contain openings with a
 * password, which are counted.
 */
final class TermCountReader implements TermCountSource
{
    private const WITH_PASSWORD = 'publish password';

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly IndexState $state,
    ) {
    }

    public function countOpenings(array $termIds, string $taxonomy): ?array
    {
        $rows = new PostRowRepository($this->sql, $this->tables);
        if ($termIds === [] || !$this->state->isComplete() || !$rows->isReady()) {
            return null;
        }
        try {
            return $this->read($termIds, $taxonomy);
        } catch (Throwable) {
            return null;
        }
    }

    /**
     * @param non-empty-array<int, int> $termIds by `term_taxonomy_id`
     * @return array<int, int> by `term_taxonomy_id`
     */
    private function read(array $termIds, string $taxonomy): array
    {
        $names = array_map(static fn (int $id): string => SetKey::forTerm($taxonomy, $id), $termIds);
        $in = SqlCondition::in('name', array_values($names));
        $open = [];
        foreach (
            $this->sql->fetchRows(
                "SELECT name, openings FROM %i WHERE $in->sql",
                $this->tables->words(),
                ...$in->values,
            ) as $row
        ) {
            $open[(string) $row['name']] = (int) $row['openings'];
        }
        $counts = array_map(static fn (string $name): int => $open[$name] ?? 0, $names);
        $in = SqlCondition::in('r.term_taxonomy_id', array_keys($termIds));
        foreach (
            $this->sql->fetchRows(
                'SELECT r.term_taxonomy_id AS id, COUNT(*) AS openings FROM %i j INNER JOIN %i r ON r.object_id = j.job_id'
                . " WHERE j.state = %s AND $in->sql GROUP BY r.term_taxonomy_id",
                $this->tables->posts(),
                $this->sql->coreTable('term_relationships'),
                ...[self::WITH_PASSWORD, ...$in->values],
            ) as $row
        ) {
            $counts[(int) $row['id']] = ($counts[(int) $row['id']] ?? 0) + (int) $row['openings'];
        }

        return $counts;
    }
}
