<?php

declare(strict_types=1);

namespace CourantTests\integration\Listings;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\IndexedOpening;
use CourantDesk\Listings\Wp\Index\IndexTables;
use CourantDesk\Listings\Wp\Index\OrderBuckets;

/** Pages of hits that lie unevenly in an order are those that sorting all of them gives, after a building and after changes. */
final class OrderBucketsTest extends IndexCase
{
    public function testPagesAreThoseOfTheWholeListSorted(): void
    {
        $this->openings(40);
        for ($number = 0; $number < 8; $number++) {
            $this->opening(['title' => 'Same title', 'date' => '2020-05-05 05:05:05']);
        }
        $sql = Sql::open();
        $tables = new IndexTables($sql);
        $buckets = new OrderBuckets($sql, $tables, 4);
        $buckets->build();
        self::assertGreaterThan(20, (int) $sql->value('SELECT COUNT(*) FROM %i', $tables->order()));
        $this->assertPages($buckets, 'built');

        $ids = $this->ids();
        $this->change($buckets, [$ids[3]], fn () => wp_update_post(['ID' => $ids[3], 'post_title' => 'Aaa']));
        $this->change($buckets, [$ids[9]], fn () => wp_delete_post($ids[9], true));
        $added = [];
        for ($number = 0; $number < 12; $number++) {
            $added[] = $this->opening(['title' => "Opening 1$number", 'date' => sprintf("2021-01-%02d 00:00:00", $number + 1)])->ID;
        }
        foreach ($added as $id) {
            $buckets->change([$id], [], $this->known([$id]));
        }
        $this->assertPages($buckets, 'changed');
        self::assertCount(count($this->ids()), $buckets->page(Bitmap::of($this->ids()), Order::Title, false, 0, 1000));
    }

    /** A save keeps them by itself: the writer of the index changes them, and a building makes the same. */
    public function testASaveChangesThem(): void
    {
        $this->openings(6);
        $ids = $this->ids();
        wp_update_post(['ID' => $ids[2], 'post_title' => 'Zebra']);
        wp_delete_post($ids[4], true);
        $new = $this->opening(['title' => 'Aardvark'])->ID;

        $sql = Sql::open();
        $buckets = new OrderBuckets($sql, new IndexTables($sql));
        $byTitle = $buckets->page(Bitmap::of($this->ids()), Order::Title, false, 0, 10);
        self::assertSame($new, $byTitle[0]);
        self::assertSame($ids[2], $byTitle[5]);
        self::assertCount(6, $byTitle);
        $this->assertPages($buckets, 'saved');
    }

    private function assertPages(OrderBuckets $buckets, string $about): void
    {
        $sql = Sql::open();
        $tables = new IndexTables($sql);
        foreach ([[Order::Newest, 'published DESC, job_id DESC'], [Order::Oldest, 'published ASC, job_id ASC'], [Order::Title, 'by_title ASC, job_id ASC'], [Order::Closing, 'by_closing ASC, job_id ASC']] as [$order, $by]) {
            $sorted = array_map('intval', $sql->column("SELECT job_id FROM %i ORDER BY $by", $tables->docs()));
            for ($time = 0; $time < 25; $time++) {
                $hits = array_values(array_filter($sorted, static fn (): bool => mt_rand(0, 2) > 0));
                [$skip, $take, $backwards] = [mt_rand(0, 20), mt_rand(1, 12), mt_rand(0, 1) === 1];
                $expected = array_slice($backwards ? array_reverse($hits) : $hits, $skip, $take);
                self::assertSame($expected, $buckets->page(Bitmap::of($hits), $order, $backwards, $skip, $take), "$about: {$order->name} $skip $take");
            }
        }
    }

    /** @param list<int> $ids */
    private function change(OrderBuckets $buckets, array $ids, callable $save): void
    {
        $before = $this->known($ids);
        $save();
        $buckets->change($ids, $before, $this->known($ids));
    }

    /**
     * @param list<int> $ids
     * @return array<int, IndexedOpening>
     */
    private function known(array $ids): array
    {
        $sql = Sql::open();
        $known = [];
        foreach ($ids as $id) {
            foreach ($sql->rows('SELECT * FROM %i WHERE job_id = %d', (new IndexTables($sql))->docs(), $id) as $row) {
                $known[$id] = IndexedOpening::read($row);
            }
        }

        return $known;
    }

    /** @return list<int> */
    private function ids(): array
    {
        $sql = Sql::open();

        return array_map('intval', $sql->column('SELECT job_id FROM %i ORDER BY job_id', (new IndexTables($sql))->docs()));
    }
}
