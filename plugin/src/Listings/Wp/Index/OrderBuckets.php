<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\IndexedOpening;
use CourantDesk\Listings\Wp\Condition;

/**
 * All openings in each order of lists, in buckets of at most about a thousand, so that a page of hits that do not lie evenly is found
 * without reading the whole list: hits are counted bucket by bucket, and only those of one or two buckets are sorted.
 *
 * A bucket holds the openings whose key of that order is not before its lower end and before that of the next one. Its openings
 * are in no order. Changed within the lock of the index.
 */
final class OrderBuckets
{
    private const MAX_OPENINGS = 1000;
    private const BATCH = 1000;
    private const MAX_READ = 40;

    /** More hits than this in one bucket have one key, which cannot be divided. */
    private const MAX_SORTED = 5000;

    /** @var array<string, literal-string> column of the key in `docs` by kind */
    private const KINDS = ['date' => 'published', 'title' => 'by_title', 'closing' => 'by_closing'];

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables, private readonly int $max = self::MAX_OPENINGS)
    {
    }

    /** Makes all buckets out of the openings in the index. */
    public function build(): void
    {
        $this->sql->run('DELETE FROM %i', $this->tables->order());
        foreach (self::KINDS as $kind => $column) {
            $bucket = [];
            $low = '';
            $previous = '';
            $last = [$kind === 'date' ? '0' : '', 0];
            do {
                $rows = $this->sql->rows(
                    "SELECT job_id, $column AS place FROM %i WHERE $column > %s OR ($column = %s AND job_id > %d) ORDER BY $column, job_id LIMIT %d",
                    ...[$this->tables->docs(), $last[0], $last[0], $last[1], self::BATCH]
                );
                foreach ($rows as $row) {
                    $place = self::place($kind, (string) $row['place']);
                    if (count($bucket) >= intdiv($this->max * 3, 4) && $place !== $previous) {
                        $this->write($kind, $low, $bucket);
                        [$low, $bucket] = [$place, []];
                    }
                    $bucket[] = (int) $row['job_id'];
                    $previous = $place;
                    $last = [(string) $row['place'], (int) $row['job_id']];
                }
            } while (count($rows) === self::BATCH);
            $this->write($kind, $low, $bucket);
        }
    }

    /**
     * @param list<int>                  $ids
     * @param array<int, IndexedOpening> $before
     * @param array<int, IndexedOpening> $after already in `docs`
     */
    public function change(array $ids, array $before, array $after): void
    {
        $changes = [];
        foreach ($ids as $id) {
            $old = isset($before[$id]) ? self::places($before[$id]) : [];
            $new = isset($after[$id]) ? self::places($after[$id]) : [];
            foreach (array_keys(self::KINDS) as $kind) {
                if (($old[$kind] ?? null) !== ($new[$kind] ?? null)) {
                    $changes[] = [$kind, $old[$kind] ?? null, $new[$kind] ?? null, $id];
                }
            }
        }
        foreach ($changes as [$kind, $old, $new, $id]) {
            $bucket = $this->find($kind, $old ?? $new ?? '');
            if ($bucket === null) {
                // They are not built yet.
                return;
            }
            if ($old !== null) {
                $this->write($kind, $bucket[0], array_values(array_diff($bucket[1], [$id])));
            }
            if ($new !== null) {
                [$low, $openings] = ($old === null ? $bucket : $this->find($kind, $new)) ?? $bucket;
                $openings = [...array_values(array_diff($openings, [$id])), $id];
                $this->write($kind, $low, $openings);
                // One that cannot be divided is not tried again each time.
                if (count($openings) > $this->max && count($openings) % max(1, intdiv($this->max, 4)) === 0) {
                    $this->split($kind, $low, $openings);
                }
            }
        }
    }

    /**
     * Reads a part of a set of openings in an order.
     *
     * @param bool $backwards from the end of the order
     * @return list<int> in that order
     */
    public function page(Bitmap $found, Order $order, bool $backwards, int $skip, int $take): array
    {
        $kind = match ($order) {
            Order::Newest, Order::Relevance, Order::Oldest => 'date',
            Order::Closing => 'closing',
            Order::Title => 'title',
        };
        $descending = in_array($order, [Order::Newest, Order::Relevance], true) !== $backwards;
        $ids = [];
        foreach ($this->buckets($kind, $descending) as $bucket) {
            $hits = self::common($bucket, $found);
            if ($skip >= count($hits)) {
                $skip -= count($hits);
                continue;
            }
            $ids = [...$ids, ...array_slice($this->sorted($hits, $kind, $descending), $skip, $take - count($ids))];
            $skip = 0;
            if (count($ids) >= $take) {
                break;
            }
        }

        return $ids;
    }

    /** @return iterable<list<int>> */
    private function buckets(string $kind, bool $descending): iterable
    {
        $by = $descending ? 'DESC' : 'ASC';
        for ($offset = 0, $rows = [null]; $rows !== []; $offset += self::MAX_READ) {
            $rows = $this->sql->rows("SELECT ids FROM %i WHERE kind = %s ORDER BY low $by LIMIT %d OFFSET %d", $this->tables->order(), $kind, self::MAX_READ, $offset);
            foreach ($rows as $row) {
                yield self::decode((string) $row['ids']);
            }
        }
    }

    /**
     * Bitmap::has() for each would call a function a hundred thousand times.
     *
     * @param list<int> $bucket
     * @return list<int>
     */
    private static function common(array $bucket, Bitmap $found): array
    {
        $hits = [];
        $chunks = $found->chunks;
        foreach ($bucket as $id) {
            $byte = $chunks[$id >> 16][($id & 0xffff) >> 3] ?? "\0";
            if ($byte !== "\0" && (ord($byte) & 1 << ($id & 7)) !== 0) {
                $hits[] = $id;
            }
        }

        return $hits;
    }

    /**
     * @param list<int> $hits
     * @return list<int>
     */
    private function sorted(array $hits, string $kind, bool $descending): array
    {
        if (count($hits) > self::MAX_SORTED) {
            $descending ? rsort($hits) : sort($hits);

            return $hits;
        }
        $column = self::KINDS[$kind];
        $by = $descending ? "$column DESC, job_id DESC" : "$column ASC, job_id ASC";
        $in = Condition::in('job_id', $hits);

        return array_map('intval', $this->sql->column("SELECT job_id FROM %i WHERE $in->sql ORDER BY $by", $this->tables->docs(), ...$in->values));
    }

    /** @param list<int> $openings */
    private function split(string $kind, string $low, array $openings): void
    {
        $column = self::KINDS[$kind];
        $in = Condition::in('job_id', $openings);
        $rows = $this->sql->rows("SELECT job_id, $column AS place FROM %i WHERE $in->sql ORDER BY $column, job_id", $this->tables->docs(), ...$in->values);
        $middle = intdiv(count($rows), 2);
        for ($distance = 0; $distance < $middle; $distance++) {
            foreach ([$middle - $distance, $middle + $distance] as $at) {
                if ($at > 0 && isset($rows[$at]) && $rows[$at]['place'] !== $rows[$at - 1]['place']) {
                    $ids = array_map(static fn (array $row): int => (int) $row['job_id'], $rows);
                    $this->write($kind, $low, array_slice($ids, 0, $at));
                    $this->write($kind, self::place($kind, (string) $rows[$at]['place']), array_slice($ids, $at));

                    return;
                }
            }
        }
    }

    /** @return array{string, list<int>}|null lower end and openings of the bucket of a key; null while there are none */
    private function find(string $kind, string $place): ?array
    {
        $row = $this->sql->rows(
            'SELECT low, ids FROM %i WHERE kind = %s AND low <= %s ORDER BY low DESC LIMIT 1',
            $this->tables->order(),
            $kind,
            $place
        )[0] ?? null;

        return $row === null ? null : [(string) $row['low'], self::decode((string) $row['ids'])];
    }

    /** @param list<int> $openings */
    private function write(string $kind, string $low, array $openings): void
    {
        $this->sql->run(
            'INSERT INTO %i (kind, low, ids) VALUES (%s, %s, %s) ON DUPLICATE KEY UPDATE ids = VALUES(ids)',
            $this->tables->order(),
            $kind,
            $low,
            $openings === [] ? '' : base64_encode(pack('V*', ...$openings))
        );
    }

    /** @return list<int> */
    private static function decode(string $text): array
    {
        /** @var array<int, int>|false $numbers */
        $numbers = $text === '' ? [] : unpack('V*', (string) base64_decode($text, true));

        return $numbers === false ? [] : array_values($numbers);
    }

    /** @return array<string, string> by kind */
    private static function places(IndexedOpening $opening): array
    {
        return ['date' => self::place('date', (string) $opening->published), 'title' => $opening->byTitle(), 'closing' => $opening->byClosing()];
    }

    /** A date is a number in `docs`; as text it has the same order only with all its digits. */
    private static function place(string $kind, string $place): string
    {
        return $kind === 'date' ? str_pad($place, 14, '0', STR_PAD_LEFT) : $place;
    }
}
