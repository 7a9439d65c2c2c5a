<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Wp\Condition;
use DateTimeImmutable;

/** Numbers of openings out of the dictionary, without reading a set. */
final class SetCounts
{
    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly Clock $clock,
    ) {
    }

    /** When the next opening closes; null where none is going to. */
    public function nextClosing(): ?DateTimeImmutable
    {
        $zone = wp_timezone();
        $closes = $this->sql->value(
            'SELECT closes FROM %i WHERE expired = 0 AND closes >= %d ORDER BY expired, closes LIMIT 1',
            $this->tables->docs(),
            (int) $this->clock->now()->setTimezone($zone)->format('YmdHis')
        );
        $moment = DateTimeImmutable::createFromFormat('YmdHis', (string) $closes, $zone);

        return $moment === false ? null : $moment;
    }

    /** All openings in the index. */
    public function all(): int
    {
        $in = Condition::in('name', [Key::OPEN, Key::EXPIRED]);

        return (int) $this->sql->value("SELECT SUM(openings + expired) FROM %i WHERE $in->sql", $this->tables->words(), ...$in->values);
    }

    /**
     * @param list<string> $taxonomies
     * @return array<int, int> by term id; terms without an opening are missing
     */
    public function ofTerms(array $taxonomies, bool $hideExpired): array
    {
        if ($taxonomies === []) {
            return [];
        }
        $ranges = array_map(static fn (string $taxonomy): Condition => new Condition(
            '(name >= %s AND name < %s)',
            [Key::terms($taxonomy), Key::terms($taxonomy) . Key::END]
        ), $taxonomies);
        $which = Condition::any($ranges);
        $counts = [];
        foreach ($this->counted($which, $hideExpired) as $row) {
            $number = (int) $row['openings'] + ($hideExpired ? 0 : (int) $row['expired']);
            foreach (explode(' ', (string) $row['name']) as $key) {
                $counts[$key] = ($counts[$key] ?? 0) + $number;
            }
        }
        $terms = [];
        foreach ($taxonomies as $taxonomy) {
            $start = Key::terms($taxonomy);
            foreach ($counts as $key => $number) {
                if ($number > 0 && str_starts_with($key, $start)) {
                    $terms[(int) substr($key, strlen($start))] = $number;
                }
            }
        }

        return $terms;
    }

    /**
     * Sets with their numbers; and of each opening that is over though its status does not say so yet, all its sets in one
     * name, less one.
     *
     * @return list<array<string, string|null>>
     */
    private function counted(Condition $which, bool $hideExpired): array
    {
        $counted = "SELECT name, openings, expired FROM %i WHERE $which->sql";
        $values = [$this->tables->words(), ...$which->values];
        if (!$hideExpired) {
            return $this->sql->rows($counted, ...$values);
        }

        return $this->sql->rows(
            "$counted UNION ALL SELECT keys_stored AS name, -1 AS openings, 0 AS expired FROM %i WHERE expired = 0 AND closes > 0 AND closes < %d",
            ...[...$values, $this->tables->docs(), (int) $this->clock->now()->setTimezone(wp_timezone())->format('YmdHis')]
        );
    }
}
