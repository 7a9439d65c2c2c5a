<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingPage;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Domain\Search\Question;
use CourantDesk\Listings\Domain\Search\Walk;
use CourantDesk\Listings\Domain\Search\Words;
use CourantDesk\Listings\Wp\Condition;

/**
 * Openings found in the job index: bitmaps say what matches and how many, rows in the order of lists give the page. One
 * query for the sets, one more for rare words, one or two for the page.
 */
final class TokenJobIndex implements JobIndex
{
    /** So few hits are sorted by themselves, without walking a list. */
    private const FEW = 400;

    private readonly SetReader $reader;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly Clock $clock,
        private readonly Specifications $specifications,
        private readonly Words $words,
        private readonly int $few = self::FEW,
    ) {
        $this->reader = new SetReader($sql, $tables, $clock);
    }

    public function find(ListingQuery $query): ListingPage
    {
        $question = Question::of($query, $this->specifications, $this->words);
        if ($question->isEmpty) {
            return new ListingPage([], 0, $query->page, $query->perPage);
        }
        $sets = $this->reader->read($question->keys(), $question->beginning());
        $found = $sets->answer($question);
        $total = $found->count();
        $shortest = $sets->shortest($question);
        $walk = Walk::to($query->offset(), $query->limit(), $total, $shortest['length']);
        $descending = ($query->order === Order::Newest) !== $walk->backwards;
        if ($walk->take === 0) {
            $ids = [];
        } elseif ($total <= $this->few) {
            $ids = $this->sorted($found->ids(), $descending, $walk);
        } else {
            $ids = $this->walked($found, $total, $shortest, $descending, $walk);
        }

        return new ListingPage($walk->backwards ? array_reverse($ids) : $ids, $total, $query->page, $query->perPage);
    }

    public function counts(array $taxonomies, bool $hideExpired): array
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

    /**
     * @param list<int> $ids at most FEW
     * @return list<int>
     */
    private function sorted(array $ids, bool $descending, Walk $walk): array
    {
        $in = Condition::in('job_id', $ids);
        $order = $descending ? 'published DESC, job_id DESC' : 'published ASC, job_id ASC';

        return array_map('intval', $this->sql->column(
            "SELECT job_id FROM %i WHERE $in->sql ORDER BY $order LIMIT %d OFFSET %d",
            $this->tables->docs(),
            ...[...$in->values, $walk->take, $walk->skip]
        ));
    }

    /**
     * @param array{list: int, length: int} $shortest
     * @return list<int>
     */
    private function walked(Bitmap $found, int $total, array $shortest, bool $descending, Walk $walk): array
    {
        if ($shortest['length'] === $total) {
            return $this->rows($shortest['list'], $descending, $walk->take, $walk->skip);
        }
        $ids = [];
        $passed = 0;
        $rows = $walk->rows;
        for ($read = 0; count($ids) < $walk->take && $read < $shortest['length']; $read += $rows, $rows = $shortest['length']) {
            foreach ($this->rows($shortest['list'], $descending, $rows, $read) as $id) {
                if ($found->has($id) && ++$passed > $walk->skip) {
                    $ids[] = $id;
                }
            }
        }

        return array_slice($ids, 0, $walk->take);
    }

    /** @return list<int> a part of a list in the order of dates; list 0 is that of all openings */
    private function rows(int $list, bool $descending, int $limit, int $offset): array
    {
        $order = $descending ? 'published DESC, job_id DESC' : 'published ASC, job_id ASC';
        $ids = $list === 0
            ? $this->sql->column("SELECT job_id FROM %i ORDER BY $order LIMIT %d OFFSET %d", $this->tables->docs(), $limit, $offset)
            : $this->sql->column("SELECT job_id FROM %i WHERE token_id = %d ORDER BY $order LIMIT %d OFFSET %d", $this->tables->tokens(), $list, $limit, $offset);

        return array_map('intval', $ids);
    }
}
