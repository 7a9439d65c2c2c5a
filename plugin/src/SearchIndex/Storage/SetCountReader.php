<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\SetKey;
use DateTimeImmutable;

/** Reads the numbers of openings from the dictionary, without reading sets. */
final class SetCountReader
{
    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly Clock $clock,
    ) {
    }

    /** Returns the time at which the next opening closes; null without closing dates. */
    public function findNextClosing(): ?DateTimeImmutable
    {
        $zone = wp_timezone();
        $closes = $this->sql->fetchValue(
            'SELECT closes FROM %i WHERE expired = 0 AND closes >= %d ORDER BY expired, closes LIMIT 1',
            $this->tables->docs(),
            (int) $this->clock->now()->setTimezone($zone)->format('YmdHis')
        );
        $moment = DateTimeImmutable::createFromFormat('YmdHis', (string) $closes, $zone);

        return $moment === false ? null : $moment;
    }

    /** Returns the number of all openings in the index. */
    public function countAll(): int
    {
        $in = SqlCondition::in('name', [SetKey::OPEN, SetKey::EXPIRED]);

        return (int) $this->sql->fetchValue(
            "SELECT SUM(openings + expired) FROM %i WHERE $in->sql",
            $this->tables->words(),
            ...$in->values,
        );
    }

    /**
     * @param list<string> $keys
     * @return array<string, int> number of listed openings by key; sets without openings may be missing
     */
    public function countSets(array $keys, bool $hideExpired): array
    {
        $wanted = array_flip($keys);
        $counts = [];
        foreach ($keys === [] ? [] : $this->readCounts(SqlCondition::in('name', $keys), $hideExpired) as $row) {
            $number = (int) $row['openings'] + ($hideExpired ? 0 : (int) $row['expired']);
            foreach (explode(' ', (string) $row['name']) as $key) {
                if (isset($wanted[$key])) {
                    $counts[$key] = ($counts[$key] ?? 0) + $number;
                }
            }
        }

        return $counts;
    }

    /**
     * @param list<string> $taxonomies
     * @return array<int, int> by term ID; terms without openings are missing
     */
    public function countTerms(array $taxonomies, bool $hideExpired): array
    {
        if ($taxonomies === []) {
            return [];
        }
        $ranges = array_map(static fn (string $taxonomy): SqlCondition => new SqlCondition(
            '(name >= %s AND name < %s)',
            [SetKey::taxonomyPrefix($taxonomy), SetKey::taxonomyPrefix($taxonomy) . SetKey::RANGE_END]
        ), $taxonomies);
        $which = SqlCondition::any($ranges);
        $counts = [];
        foreach ($this->readCounts($which, $hideExpired) as $row) {
            $number = (int) $row['openings'] + ($hideExpired ? 0 : (int) $row['expired']);
            foreach (explode(' ', (string) $row['name']) as $key) {
                $counts[$key] = ($counts[$key] ?? 0) + $number;
            }
        }
        $terms = [];
        foreach ($taxonomies as $taxonomy) {
            $start = SetKey::taxonomyPrefix($taxonomy);
            foreach ($counts as $key => $number) {
                if ($number > 0 && str_starts_with($key, $start)) {
                    $terms[(int) substr($key, strlen($start))] = $number;
                }
            }
        }

        return $terms;
    }

    /**
     * Reads the counts of sets. For each opening past its closing date whose status is not updated yet, adds a row with
     * all its set keys as the name and -1 as the count.
     *
     * @return list<array<string, string|null>>
     */
    private function readCounts(SqlCondition $which, bool $hideExpired): array
    {
        $counted = "SELECT name, openings, expired FROM %i WHERE $which->sql";
        $values = [$this->tables->words(), ...$which->values];
        if (!$hideExpired) {
            return $this->sql->fetchRows($counted, ...$values);
        }

        return $this->sql->fetchRows(
            "$counted UNION ALL SELECT keys_stored AS name, -1 AS openings, 0 AS expired FROM %i WHERE expired = 0 AND closes > 0 AND closes < %d",
            ...[
                ...$values,
                $this->tables->docs(),
                (int) $this->clock->now()->setTimezone(wp_timezone())->format('YmdHis'),
            ]
        );
    }
}
