<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\IndexedOpening;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantDesk\SearchIndex\Storage\SortBucketRepository;
use PHPUnit\Framework\Attributes\Group;

/** Pages of unevenly distributed matches equal those of the sorted list, after a build and after changes. */
#[Group('database')]
final class SortBucketRepositoryTest extends IndexCase
{
    public function testPagesEqualThoseOfTheSortedList(): void
    {
        $this->openings(40);
        for ($number = 0; $number < 8; $number++) {
            $this->opening(['title' => 'Same title', 'date' => '2020-05-05 05:05:05']);
        }
        $sql = Sql::fromGlobal();
        $tables = new IndexTables($sql);
        $buckets = new SortBucketRepository($sql, $tables, 4);
        $buckets->build();
        self::assertGreaterThan(20, (int) $sql->fetchValue('SELECT COUNT(*) FROM %i', $tables->order()));
        $this->assertPages($buckets, 'built');

        $ids = $this->ids();
        $this->change($buckets, [$ids[3]], fn () => wp_update_post(['ID' => $ids[3], 'post_title' => 'Aaa']));
        $this->change($buckets, [$ids[9]], fn () => wp_delete_post($ids[9], true));
        $added = [];
        for ($number = 0; $number < 12; $number++) {
            $added[] = $this->opening(
                ['title' => "Opening 1$number", 'date' => sprintf("2021-01-%02d 00:00:00", $number + 1)]
            )->ID;
        }
        foreach ($added as $id) {
            $buckets->update([$id], [], $this->known([$id]));
        }
        $this->assertPages($buckets, 'changed');
        self::assertCount(
            count($this->ids()),
            $buckets->readPage(Bitmap::fromIds($this->ids()), SortOrder::Title, false, 0, 1000),
        );
    }

    /** IndexWriter updates the buckets on each save. */
    public function testSaveUpdatesBuckets(): void
    {
        $this->openings(6);
        $ids = $this->ids();
        wp_update_post(['ID' => $ids[2], 'post_title' => 'Zebra']);
        wp_delete_post($ids[4], true);
        $new = $this->opening(['title' => 'Aardvark'])->ID;

        $sql = Sql::fromGlobal();
        $buckets = new SortBucketRepository($sql, new IndexTables($sql));
        $byTitle = $buckets->readPage(Bitmap::fromIds($this->ids()), SortOrder::Title, false, 0, 10);
        self::assertSame($new, $byTitle[0]);
        self::assertSame($ids[2], $byTitle[5]);
        self::assertCount(6, $byTitle);
        $this->assertPages($buckets, 'saved');
    }

    public function testSparseMatchesOfManyBucketsAreReadWithOneQuery(): void
    {
        $this->openings(40);
        $sql = Sql::fromGlobal();
        $buckets = new SortBucketRepository($sql, new IndexTables($sql), 4);
        $buckets->build();
        $sorted = array_map('intval', $sql->fetchColumn(
            'SELECT job_id FROM %i ORDER BY published DESC, job_id DESC',
            (new IndexTables($sql))->docs(),
        ));
        $isHit = static fn (int $index): bool => $index % 4 === 0;
        $hits = array_values(array_filter($sorted, $isHit, ARRAY_FILTER_USE_KEY));
        $before = get_num_queries();

        $page = $buckets->readPage(Bitmap::fromIds($hits), SortOrder::Newest, false, 1, 6);

        self::assertSame(1, get_num_queries() - $before);
        self::assertSame(array_slice($hits, 1, 6), $page);
    }

    private function assertPages(SortBucketRepository $buckets, string $about): void
    {
        $sql = Sql::fromGlobal();
        $tables = new IndexTables($sql);
        foreach (
            [
                [SortOrder::Newest, 'published DESC, job_id DESC'], [SortOrder::Oldest, 'published ASC, job_id ASC'],
                [SortOrder::Title, 'by_title ASC, job_id ASC'], [SortOrder::ClosingSoon, 'by_closing ASC, job_id ASC'],
            ] as [$order, $by]
        ) {
            $sorted = array_map('intval', $sql->fetchColumn("SELECT job_id FROM %i ORDER BY $by", $tables->docs()));
            for ($time = 0; $time < 25; $time++) {
                $hits = array_values(array_filter($sorted, static fn (): bool => mt_rand(0, 2) > 0));
                [$skip, $take, $backwards] = [mt_rand(0, 20), mt_rand(1, 12), mt_rand(0, 1) === 1];
                $expected = array_slice($backwards ? array_reverse($hits) : $hits, $skip, $take);
                self::assertSame(
                    $expected,
                    $buckets->readPage(Bitmap::fromIds($hits), $order, $backwards, $skip, $take),
                    "$about: {$order->name} $skip $take",
                );
            }
        }
    }

    /** @param list<int> $ids */
    private function change(SortBucketRepository $buckets, array $ids, callable $save): void
    {
        $before = $this->known($ids);
        $save();
        $buckets->update($ids, $before, $this->known($ids));
    }

    /**
     * @param list<int> $ids
     * @return array<int, IndexedOpening>
     */
    private function known(array $ids): array
    {
        $sql = Sql::fromGlobal();
        $known = [];
        foreach ($ids as $id) {
            foreach (
                $sql->fetchRows('SELECT * FROM %i WHERE job_id = %d', (new IndexTables($sql))->docs(), $id) as $row
            ) {
                $known[$id] = IndexedOpening::fromRow($row);
            }
        }

        return $known;
    }

    /** @return list<int> */
    private function ids(): array
    {
        $sql = Sql::fromGlobal();

        return array_map(
            'intval',
            $sql->fetchColumn('SELECT job_id FROM %i ORDER BY job_id', (new IndexTables($sql))->docs()),
        );
    }
}
