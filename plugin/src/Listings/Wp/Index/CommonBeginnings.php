<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Beginnings;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Wp\Condition;

/**
 * Which beginnings of words have a bitmap of their own: those of which reading all words would be dear. Answers are the same
 * without them, so that they are looked after when there is time: after a building, and every day.
 */
final class CommonBeginnings
{
    /** A beginning is dear when reading its words costs as much as so many rows of rare ones. */
    public const DEAR = 1000;

    /** What reading a bitmap costs, in rows. */
    private const BITMAP = 50;

    private const MANY = 200;

    private readonly BeginningSets $sets;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly int $dear = self::DEAR,
    ) {
        $this->sets = new BeginningSets($sql, $tables);
    }

    /** @return array<string, int> id by key */
    public function kept(): array
    {
        $kept = [];
        $rows = $this->sql->rows('SELECT name, id FROM %i WHERE name >= %s AND name < %s', $this->tables->words(), Key::BEGINNING, Key::BEGINNING . Key::END);
        foreach ($rows as $row) {
            $kept[(string) $row['name']] = (int) $row['id'];
        }

        return $kept;
    }

    /**
     * Makes the sets that are missing and forgets those that are dear no longer.
     *
     * @param callable(): bool $mayGoOn asked before each family of beginnings
     * @return bool whether all is done
     */
    public function refresh(callable $mayGoOn): bool
    {
        $weights = $this->weights();
        $kept = $this->kept();
        $this->forget(array_diff_key($kept, $weights));
        $families = [];
        foreach ($weights as $beginning => $weight) {
            if ($weight >= $this->dear && !isset($kept[$beginning])) {
                $families[substr($beginning, 0, 2 + 2 * Beginnings::SHORTEST)][] = $beginning;
            }
        }
        foreach ($families as $family => $beginnings) {
            if (!$mayGoOn()) {
                return false;
            }
            $this->sql->transaction(function () use ($family, $beginnings): void {
                $this->tables->lock();
                $this->sets->make(substr($family, 1), $beginnings, $this->kept());
            });
        }

        return true;
    }

    /** @return array<string, int> what it costs to read all words of a beginning, by its key, where that is at least half of what is dear */
    private function weights(): array
    {
        $weights = [];
        for ($bytes = Beginnings::SHORTEST; $bytes <= Beginnings::LONGEST; $bytes++) {
            $rows = $this->sql->rows(
                'SELECT SUBSTR(name, 1, %d) AS beginning, SUM(CASE WHEN common = 1 THEN %d ELSE openings + expired END) AS weight FROM %i'
                . ' WHERE (name >= %s AND name < %s) OR (name >= %s AND name < %s) GROUP BY SUBSTR(name, 1, %d)'
                . ' HAVING SUM(CASE WHEN common = 1 THEN %d ELSE openings + expired END) >= %d',
                1 + 2 * $bytes,
                self::BITMAP,
                $this->tables->words(),
                Key::word(''),
                Key::word('') . Key::END,
                Key::title(''),
                Key::title('') . Key::END,
                1 + 2 * $bytes,
                self::BITMAP,
                intdiv($this->dear, 2)
            );
            foreach ($rows as $row) {
                $beginning = (string) $row['beginning'];
                if (mb_check_encoding((string) hex2bin(substr($beginning, 1)), 'UTF-8')) {
                    $weights[Key::beginning($beginning)] = (int) $row['weight'];
                }
            }
            if ($rows === []) {
                break;
            }
        }

        return $weights;
    }

    /** @param array<string, int> $kept id by key */
    private function forget(array $kept): void
    {
        foreach (array_chunk(array_values($kept), self::MANY) as $ids) {
            $this->sql->transaction(function () use ($ids): void {
                $this->tables->lock();
                $in = Condition::in('token_id', $ids);
                $this->sql->run("DELETE FROM %i WHERE $in->sql", $this->tables->bitmaps(), ...$in->values);
                $in = Condition::in('id', $ids);
                $this->sql->run("DELETE FROM %i WHERE $in->sql", $this->tables->words(), ...$in->values);
            });
        }
    }
}
