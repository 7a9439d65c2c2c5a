<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Wp\Condition;

/**
 * Remembers in the database which openings are about to change. WordPress commits a post before the index is written, so a process or
 * connection that dies in between would leave an opening saved but never found. A row is inserted before the change and deleted
 * after the index has it; rows that stay are due after a minute, those of a known failure at once.
 */
final class IndexQueue
{
    /** Stands for an opening that is being created and has no number yet. */
    public const NEW_OPENING = 0;

    private const GRACE_SECONDS = 60;

    /** So many settled rows are deleted together in a process that saves many openings. */
    private const MAX_SETTLED = 20;

    private const MAX_ROWS = 500;

    /** @var array<int, list<int>> numbers of rows by opening */
    private array $rows = [];

    /** @var array<int, list<int>> numbers of rows by opening whose change the index has */
    private array $settled = [];

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables, private readonly Clock $clock)
    {
    }

    /** Records that an opening is about to change. */
    public function begin(int $opening): void
    {
        if (isset($this->settled[$opening])) {
            $this->rows[$opening] = $this->settled[$opening];
            unset($this->settled[$opening]);
        }
        if (!isset($this->rows[$opening])) {
            $row = $this->sql->insert($this->tables->queue(), ['job_id' => $opening, 'due' => $this->now() + self::GRACE_SECONDS]);
            // A transaction that is rolled back takes the row with it.
            $this->sql->afterCommit(function () use ($opening, $row): void {
                $this->rows[$opening][] = $row;
            });
        }
    }

    /**
     * Records that the index has openings as they are now.
     *
     * @param list<int> $openings
     */
    public function settle(array $openings): void
    {
        foreach ($openings as $opening) {
            $mark = isset($this->rows[$opening]) ? $opening : self::NEW_OPENING;
            if (isset($this->rows[$mark])) {
                $this->settled[$mark] = $this->rows[$mark];
                unset($this->rows[$mark]);
            }
        }
        if (count($this->settled) >= self::MAX_SETTLED) {
            $this->release();
        }
    }

    /**
     * Makes openings due at once, because writing them into the index failed.
     *
     * @param list<int> $openings
     */
    public function fail(array $openings): void
    {
        foreach (array_chunk($openings, self::MAX_ROWS) as $part) {
            $values = [];
            foreach ($part as $opening) {
                array_push($values, $opening, $this->now());
            }
            $marks = implode(', ', array_fill(0, count($part), '(%d, %d)'));
            $this->sql->run("INSERT INTO %i (job_id, due) VALUES $marks", $this->tables->queue(), ...$values);
        }
    }

    /** @return list<int> openings that were about to change, of which nothing was heard since, such as one that another process deleted meanwhile */
    public function pending(): array
    {
        return array_values(array_diff(array_keys($this->rows), [self::NEW_OPENING]));
    }

    /** Deletes the rows of this process that are settled; at the end of a request. */
    public function release(): void
    {
        $this->remove(array_merge(...array_values($this->settled)));
        $this->settled = [];
    }

    /** @return array<int, int> openings by number of row, the oldest first */
    public function due(int $max): array
    {
        $due = [];
        $rows = $this->sql->rows('SELECT id, job_id FROM %i WHERE due <= %d ORDER BY id LIMIT %d', $this->tables->queue(), $this->now(), $max);
        foreach ($rows as $row) {
            $due[(int) $row['id']] = (int) $row['job_id'];
        }

        return $due;
    }

    /** @param list<int> $rows numbers of rows to try again in a minute */
    public function postpone(array $rows): void
    {
        $in = Condition::in('id', $rows);
        $this->sql->run("UPDATE %i SET due = %d WHERE $in->sql", $this->tables->queue(), $this->now() + self::GRACE_SECONDS, ...$in->values);
    }

    /** @param list<int> $rows numbers */
    public function remove(array $rows): void
    {
        sort($rows);
        foreach (array_chunk($rows, self::MAX_ROWS) as $part) {
            $in = Condition::in('id', $part);
            $this->sql->run("DELETE FROM %i WHERE $in->sql", $this->tables->queue(), ...$in->values);
        }
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }
}
