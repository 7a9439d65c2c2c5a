<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\WordPrefixes;

/**
 * Creates bitmaps for the word prefixes whose words are expensive to read. Results are the same without the bitmaps, so
 * they are updated in the background, after a build and once a day.
 */
final class CommonPrefixes
{
    /** Minimum cost of a prefix with a bitmap: the cost of reading its words, in rows. */
    public const MIN_COST = 1000;

    /** Cost of reading a bitmap, in rows. */
    private const BITMAP_COST = 50;

    private const BATCH_SIZE = 200;

    private readonly PrefixSetBuilder $setBuilder;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly int $minCost = self::MIN_COST,
    ) {
        $this->setBuilder = new PrefixSetBuilder($sql, $tables);
    }

    /** @return array<string, int> ID by key */
    public function findStored(): array
    {
        $stored = [];
        $rows = $this->sql->fetchRows(
            'SELECT name, id FROM %i WHERE name >= %s AND name < %s',
            $this->tables->words(),
            SetKey::PREFIX,
            SetKey::PREFIX . SetKey::RANGE_END,
        );
        foreach ($rows as $row) {
            $stored[(string) $row['name']] = (int) $row['id'];
        }

        return $stored;
    }

    /**
     * Creates missing sets and deletes those of prefixes that are no longer expensive.
     *
     * @param callable(): bool $hasTime checked before each group of prefixes
     * @return bool whether all groups are processed
     */
    public function refresh(callable $hasTime): bool
    {
        $costs = $this->readCosts();
        $stored = $this->findStored();
        $this->delete(array_diff_key($stored, $costs));
        $groups = [];
        foreach ($costs as $prefix => $cost) {
            if ($cost >= $this->minCost && !isset($stored[$prefix])) {
                $groups[substr($prefix, 0, 2 + 2 * WordPrefixes::MIN_BYTES)][] = $prefix;
            }
        }
        foreach ($groups as $group => $prefixes) {
            if (!$hasTime()) {
                return false;
            }
            $this->sql->transaction(function () use ($group, $prefixes): void {
                $this->tables->lock();
                $this->setBuilder->build(substr($group, 1), $prefixes, $this->findStored());
            });
        }

        return true;
    }

    /**
     * @return array<string, int> cost of reading all words with a prefix, by set key; only costs of at least half of
     *     the minimum
     */
    private function readCosts(): array
    {
        $costs = [];
        for ($bytes = WordPrefixes::MIN_BYTES; $bytes <= WordPrefixes::MAX_BYTES; $bytes++) {
            $rows = $this->sql->fetchRows(
                'SELECT SUBSTR(name, 1, %d) AS prefix, SUM(CASE WHEN common = 1 THEN %d ELSE openings + expired END) AS weight FROM %i'
                . ' WHERE (name >= %s AND name < %s) OR (name >= %s AND name < %s) GROUP BY SUBSTR(name, 1, %d)'
                . ' HAVING SUM(CASE WHEN common = 1 THEN %d ELSE openings + expired END) >= %d',
                1 + 2 * $bytes,
                self::BITMAP_COST,
                $this->tables->words(),
                SetKey::forWord(''),
                SetKey::forWord('') . SetKey::RANGE_END,
                SetKey::forTitleWord(''),
                SetKey::forTitleWord('') . SetKey::RANGE_END,
                1 + 2 * $bytes,
                self::BITMAP_COST,
                intdiv($this->minCost, 2)
            );
            foreach ($rows as $row) {
                $prefix = (string) $row['prefix'];
                if (mb_check_encoding((string) hex2bin(substr($prefix, 1)), 'UTF-8')) {
                    $costs[SetKey::forPrefix($prefix)] = (int) $row['weight'];
                }
            }
            if ($rows === []) {
                break;
            }
        }

        return $costs;
    }

    /** @param array<string, int> $stored ID by key */
    private function delete(array $stored): void
    {
        foreach (array_chunk(array_values($stored), self::BATCH_SIZE) as $ids) {
            $this->sql->transaction(function () use ($ids): void {
                $this->tables->lock();
                $in = SqlCondition::in('token_id', $ids);
                $this->sql->execute("DELETE FROM %i WHERE $in->sql", $this->tables->bitmaps(), ...$in->values);
                $in = SqlCondition::in('id', $ids);
                $this->sql->execute("DELETE FROM %i WHERE $in->sql", $this->tables->words(), ...$in->values);
            });
        }
    }
}
