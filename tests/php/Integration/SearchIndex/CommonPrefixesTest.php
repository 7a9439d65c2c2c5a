<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Storage\CommonPrefixes;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\IndexTables;
use PHPUnit\Framework\Attributes\Group;

/** Prefixes of many words have their own sets, which return the same results without reading a row for each word. */
#[Group('database')]
final class CommonPrefixesTest extends IndexCase
{
    private const SEARCHES = ['re', 'ref', 'ref1', 'ref12', 'ref2', 'op', 'opening', 'журн', 'third re', '寿'];

    public function testPrefixSetsGiveTheSameResultsWithoutReadingWords(): void
    {
        $this->references(30);
        $this->builder()->rebuild();
        self::assertSame([], $this->findStoredPrefixes());
        $before = $this->findResults();

        $this->builder(minCost: 8)->refreshPrefixes(null);

        self::assertContains('ref1', $this->findStoredPrefixes());
        self::assertContains('журнали', $this->findStoredPrefixes());
        self::assertNotContains('ref30', $this->findStoredPrefixes());
        self::assertSame($before, $this->findResults());
        $this->assertAllAgree('kept');
        // Words with a prefix set are found after their rows are deleted; others are not.
        $sql = Sql::fromGlobal();
        $sql->execute(
            "DELETE FROM %i WHERE token_id IN (SELECT id FROM %i WHERE name >= 'w' AND name < 'wz')",
            (new IndexTables($sql))->tokens(),
            (new IndexTables($sql))->words(),
        );
        self::assertSame(30, $this->tokens()->find($this->query('ref', hideExpired: false))->total);
        self::assertSame(0, $this->tokens()->find($this->query('ref30', hideExpired: false))->total);
    }

    public function testPrefixSetsFollowChangesOfOpenings(): void
    {
        $ids = $this->references(24);
        $this->builder(minCost: 6)->rebuild();
        self::assertContains('ref1', $this->findStoredPrefixes());
        $this->assertAllAgree('built');

        wp_update_post(['ID' => $ids[0], 'post_title' => 'Nothing of the kind', 'post_content' => 'журнал']);
        $this->assertAllAgree('an opening has other words');
        wp_update_post(['ID' => $ids[1], 'post_title' => 'Reference ref1 ref12 again', 'post_status' => 'expired']);
        $this->assertAllAgree('another opening is closed');
        wp_delete_post($ids[2], true);
        wp_trash_post($ids[3]);
        $this->assertAllAgree('two openings were deleted');
        $this->opening(['title' => 'Ref12 ref13', 'content' => '寿司']);
        $this->assertAllAgree('an opening was added');
        // More than one chunk of a bitmap.
        $this->opening(['title' => 'Ref14', 'import_id' => 140000]);
        $this->assertAllAgree('an opening with a distant ID was added');
    }

    public function testRefreshDeletesCheapAndCreatesExpensivePrefixSets(): void
    {
        $ids = $this->references(24);
        $this->builder(minCost: 6)->rebuild();
        $kept = $this->findStoredPrefixes();
        $this->builder(minCost: 6)->refreshPrefixes(null);
        self::assertSame($kept, $this->findStoredPrefixes(), 'A second refresh changes nothing.');

        foreach (array_slice($ids, 4) as $id) {
            wp_delete_post($id, true);
        }
        $this->builder(minCost: 20)->refreshPrefixes(null);
        self::assertSame([], $this->findStoredPrefixes());
        $this->assertAllAgree('deleted');

        $this->references(24, 100);
        $this->builder(minCost: 6)->refreshPrefixes(null);
        self::assertContains('ref1', $this->findStoredPrefixes());
        $this->assertAllAgree('created again');
    }

    public function testPrefixSetsAreBuiltAfterABuildThatTakesLong(): void
    {
        $this->references(24);
        (new IndexState(Sql::fromGlobal()))->markBroken();
        $builder = $this->builder(minCost: 6, batch: 8, phrases: 8);
        wp_clear_scheduled_hook(IndexBuilder::PREFIXES_EVENT);
        do {
            $isComplete = $builder->runStep();
            if (wp_next_scheduled(IndexBuilder::PREFIXES_EVENT) !== false) {
                // The event runs while the build continues, as it does with many openings.
                wp_clear_scheduled_hook(IndexBuilder::PREFIXES_EVENT);
                $builder->refreshPrefixes();
            }
        } while (!$isComplete);

        self::assertContains('ref1', $this->findStoredPrefixes());
    }

    public function testRefreshContinuesInTheBackground(): void
    {
        $this->references(24);
        $this->builder()->rebuild();
        wp_clear_scheduled_hook(IndexBuilder::PREFIXES_EVENT);

        $this->builder(minCost: 6)->refreshPrefixes(0);

        self::assertSame([], $this->findStoredPrefixes());
        self::assertNotFalse(wp_next_scheduled(IndexBuilder::PREFIXES_EVENT));
        do_action(IndexBuilder::PREFIXES_EVENT);
        $this->assertAllAgree('afterwards');
    }

    /** @return list<int> openings, each with a unique word */
    private function references(int $number, int $from = 0): array
    {
        $ids = [];
        for ($i = $from + 1; $i <= $from + $number; $i++) {
            $title = $i % 3 === 0 ? "Third ref$i" : "Ref$i opening";
            $ids[] = $this->opening([
                'title' => $title,
                'content' => "<p>журналист$i 寿司 rest$i</p>",
                'status' => $i % 4 === 0 ? 'expired' : 'publish',
            ])->ID;
        }

        return $ids;
    }

    private function assertAllAgree(string $about): void
    {
        foreach (self::SEARCHES as $search) {
            $this->assertAgree($this->query($search, perPage: 100), "$about: $search");
            $this->assertAgree(
                $this->query($search, hideExpired: false, page: 2, perPage: 7, order: SortOrder::Oldest),
                "$about: $search, page 2",
                0,
            );
        }
    }

    /** @return array<string, list<int>> by search */
    private function findResults(): array
    {
        $responses = [];
        foreach (self::SEARCHES as $search) {
            $responses[$search] = $this->tokens()->find(
                $this->query($search, perPage: 100, order: SortOrder::Relevance)
            )->ids;
        }

        return $responses;
    }

    /** @return list<string> word prefixes that have a set */
    private function findStoredPrefixes(): array
    {
        $sql = Sql::fromGlobal();
        $kept = array_filter(
            array_keys((new CommonPrefixes($sql, new IndexTables($sql)))->findStored()),
            static fn (string $key): bool => str_starts_with($key, SetKey::forPrefix(SetKey::forWord('')))
        );
        sort($kept);

        return array_map(static fn (string $key): string => (string) hex2bin(substr($key, 2)), $kept);
    }
}
