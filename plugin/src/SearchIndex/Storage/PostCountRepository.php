<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\PostRow;

/** Stores the numbers of openings by status, author, month and day. Writes require the index lock. */
final class PostCountRepository
{
    private const BATCH_SIZE = 400;

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
    }

    /**
     * @param non-empty-list<int> $changed
     * @param array<int, PostRow> $old
     * @param array<int, PostRow> $new
     */
    public function update(array $changed, array $old, array $new): void
    {
        $counts = [];
        foreach ($changed as $id) {
            foreach (self::countKeys($old[$id] ?? null) as $key) {
                $counts[$key] = ($counts[$key] ?? 0) - 1;
            }
            foreach (self::countKeys($new[$id] ?? null) as $key) {
                $counts[$key] = ($counts[$key] ?? 0) + 1;
            }
        }
        $this->add(array_filter($counts, static fn (int $number): bool => $number !== 0));
    }

    /** @return list<string> period, author and state of each number that counts the opening */
    private static function countKeys(?PostRow $row): array
    {
        return $row === null ? [] : array_map(
            static fn (int $period): string => "$period $row->author $row->state",
            $row->periods(),
        );
    }

    /** @param array<string, int> $counts changes by period, author and state */
    private function add(array $counts): void
    {
        ksort($counts);
        foreach (array_chunk($counts, self::BATCH_SIZE, true) as $batch) {
            $values = [];
            foreach ($batch as $key => $number) {
                [$period, $author, $state] = explode(' ', $key, 3);
                array_push($values, $state, (int) $author, (int) $period, $number);
            }
            $placeholders = implode(', ', array_fill(0, count($batch), '(%s, %d, %d, %d)'));
            $this->sql->execute(
                "INSERT INTO %i (state, author, period, openings) VALUES $placeholders"
                . ' ON DUPLICATE KEY UPDATE openings = openings + VALUES(openings)',
                $this->tables->postCounts(),
                ...$values,
            );
        }
    }
}
