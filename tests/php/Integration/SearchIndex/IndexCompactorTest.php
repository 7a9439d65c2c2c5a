<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\IndexedOpening;
use CourantDesk\SearchIndex\Domain\SortBucket;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexCompactor;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantDesk\SearchIndex\Storage\IndexWriter;
use PHPUnit\Framework\Attributes\Group;

/** Converts an index that has rows of all sets and keys of all words, as the previous version wrote it. */
#[Group('database')]
final class IndexCompactorTest extends IndexCase
{
    private Sql $sql;
    private IndexTables $tables;
    private IndexState $state;

    protected function setUp(): void
    {
        parent::setUp();
        $this->sql = Sql::fromGlobal();
        $this->tables = new IndexTables($this->sql);
        $this->state = new IndexState($this->sql, filters: $this->filters());
    }

    public function testSetsWithABitmapHaveNoRows(): void
    {
        $this->openings(25);
        $this->builder(10)->rebuild();

        self::assertSame(0, $this->countRows('1'));
        self::assertGreaterThan(0, $this->countRows('0'), 'Rare words have rows.');
    }

    public function testIndexOfThePreviousFormatIsConvertedWhileItIsUsed(): void
    {
        $this->openings(25);
        $this->builder(10)->rebuild();
        $this->writePreviousFormat();
        $rows = $this->countRows('1');
        self::assertGreaterThan(60, $rows);
        self::assertTrue($this->state->isComplete());
        $this->assertIndexAgrees('previous format');

        $compactor = new IndexCompactor(
            $this->sql,
            $this->tables,
            $this->state,
            new IndexWriter($this->sql, $this->tables, 10),
            8,
            9,
        );
        $ids = $this->posts()->find($this->query(perPage: 100))->ids;
        for ($step = 0; $step < 200 && !$compactor->runStep(); $step++) {
            self::assertTrue($this->state->isComplete(), 'The index remains complete.');
            if ($step % 5 === 0) {
                $this->assertIndexAgrees("step $step");
                wp_update_post(['ID' => $ids[$step % 25], 'post_title' => "Quokka opening $step"]);
            }
        }

        self::assertSame('ready 7', $this->state->readStored());
        self::assertSame(0, $this->countRows('1'));
        self::assertSame($this->readEntries(), $this->readEntries(true), 'All entries have the current format.');
        self::assertSame('0', $this->sql->fetchValue(
            "SELECT COUNT(*) FROM %i WHERE ids NOT LIKE '!%%'",
            $this->tables->order(),
        ), 'All buckets are sorted.');
        $this->assertIndexAgrees('converted');
        wp_delete_post($ids[3], true);
        $this->assertIndexAgrees('an opening was deleted');
        self::assertSame(0, $this->builder()->repair());
    }

    public function testDailyCheckContinuesAConversion(): void
    {
        $this->openings(3);
        $this->writePreviousFormat();
        wp_clear_scheduled_hook(IndexBuilder::BUILD_EVENT);

        self::assertSame(0, $this->builder()->repair());
        self::assertNotFalse(wp_next_scheduled(IndexBuilder::BUILD_EVENT));
        do_action(IndexBuilder::BUILD_EVENT);
        self::assertSame('ready 7', $this->state->readStored());
        self::assertSame(0, $this->countRows('1'));
    }

    private function assertIndexAgrees(string $about): void
    {
        foreach (['', 'opening', 'third', 'quokka'] as $search) {
            $this->assertAgree($this->query($search, page: 2, perPage: 7), "$about, $search", 0);
            $this->assertFacetsAgree($this->query($search), "$about, $search, facets");
        }
        $this->assertCountsAgree($about);
    }

    private function writePreviousFormat(): void
    {
        $words = [];
        foreach ($this->sql->fetchRows('SELECT id, name FROM %i WHERE common = 1', $this->tables->words()) as $row) {
            $words[(string) $row['name']] = (int) $row['id'];
        }
        foreach ($this->readEntries() as $row) {
            $opening = IndexedOpening::fromRow($row);
            foreach (array_intersect_key($words, array_flip($opening->setKeys)) as $id) {
                $this->sql->execute(
                    'INSERT INTO %i (token_id, published, job_id) VALUES (%d, %d, %d)',
                    $this->tables->tokens(),
                    $id,
                    $opening->publishedAt,
                    $opening->id,
                );
            }
            $this->sql->execute(
                'UPDATE %i SET keys_stored = %s WHERE job_id = %d',
                $this->tables->docs(),
                implode(' ', $opening->setKeys),
                $opening->id,
            );
        }
        foreach ($this->sql->fetchRows('SELECT kind, low, ids FROM %i', $this->tables->order()) as $row) {
            $openings = SortBucket::fromText((string) $row['ids'])->openings();
            shuffle($openings);
            $this->sql->execute(
                'UPDATE %i SET ids = %s WHERE kind = %s AND low = %s',
                $this->tables->order(),
                base64_encode(pack('V*', ...$openings)),
                $row['kind'] ?? '',
                $row['low'] ?? '',
            );
        }
        update_option(IndexState::OPTION, 'ready 6', true);
    }

    /** @return list<array<string, string|null>> stored entries; as they are written now with $rewritten */
    private function readEntries(bool $rewritten = false): array
    {
        $rows = $this->sql->fetchRows(
            'SELECT job_id, published, expired, closes, by_title, by_closing, keys_stored, in_order FROM %i ORDER BY job_id',
            $this->tables->docs(),
        );

        return $rewritten
            ? array_map(static fn (array $row): array => array_combine(
                array_keys($row),
                array_map('strval', IndexedOpening::fromRow($row)->toRow()),
            ), $rows)
            : $rows;
    }

    /** @param string $common `1` for rows of sets with a bitmap, `0` for those of rare words */
    private function countRows(string $common): int
    {
        return (int) $this->sql->fetchValue(
            'SELECT COUNT(*) FROM %i t JOIN %i w ON w.id = t.token_id WHERE w.common = %d',
            $this->tables->tokens(),
            $this->tables->words(),
            (int) $common,
        );
    }
}
