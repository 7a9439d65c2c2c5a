<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\IndexTables;
use PHPUnit\Framework\Attributes\Group;

/** Finds phrases with sets of word pairs and triples; the results equal a plain text comparison. */
#[Group('database')]
final class PhraseSearchTest extends IndexCase
{
    private const WORDS = ['team', 'the', 'of', 'print', 'story', 'data'];

    /** @var array<int, array{string, string}> title and content by opening, as saved by the test */
    private array $texts = [];

    public function testFindsTheSamePhrasesAsATextComparison(): void
    {
        $this->write(60);
        $this->builder()->rebuild();
        $this->assertPhrases(50, 'built');
        foreach (array_slice(array_keys($this->texts), 0, 30) as $number => $id) {
            if ($number % 10 === 0) {
                wp_delete_post($id, true);
                unset($this->texts[$id]);
            } else {
                $this->texts[$id] = [$this->createText(3), $this->createText(12)];
                wp_update_post([
                    'ID' => $id,
                    'post_title' => $this->texts[$id][0],
                    'post_content' => "<p>{$this->texts[$id][1]}</p>",
                ]);
            }
        }
        $this->write(10);
        $this->assertPhrases(50, 'changed');
        $stored = $this->sets();
        $this->builder()->rebuild();
        self::assertSame($stored, $this->sets(), 'Sets changed by saves equal those of a rebuild.');
    }

    public function testPhrasesAreFoundWithoutReadingTexts(): void
    {
        $this->write(10);
        $sql = Sql::fromGlobal();
        $phrase = '"' . implode(' ', array_slice(explode(' ', array_values($this->texts)[0][1]), 0, 5)) . '"';
        $expected = $this->find($phrase);
        $sql->execute("UPDATE %i SET in_order = ''", (new IndexTables($sql))->docs());

        self::assertNotSame([], $expected);
        self::assertSame($expected, $this->find($phrase));
    }

    public function testFindsPhrasesInTextsThatCannotBeSplit(): void
    {
        $long = str_repeat('x', 90);
        $ids = [
            $this->opening(['title' => 'One', 'content' => "quokka $long reads books"])->ID,
            $this->opening(['title' => 'Two', 'content' => str_repeat('tundra ', 400) . 'velvet'])->ID,
        ];
        self::assertSame([$ids[0]], $this->find("\"$long reads\""));
        self::assertSame([$ids[0]], $this->find('"reads books"'));
        self::assertSame([$ids[1]], $this->find('"tundra tundra velvet"'));
        wp_update_post(['ID' => $ids[1], 'post_content' => 'tundra velvet']);
        self::assertSame([], $this->find('"tundra tundra velvet"'));
        self::assertSame([$ids[1]], $this->find('"tundra velvet"'));
    }

    public function testOutdatedIndexIsUpgradedWhileItRemainsQueryable(): void
    {
        $this->write(40);
        $sql = Sql::fromGlobal();
        $tables = new IndexTables($sql);
        $state = new IndexState($sql);
        foreach ([$tables->phrases(), $tables->queue(), $sql->table('job_lock')] as $table) {
            $sql->dropTable($table);
        }
        update_option(IndexState::OPTION, 'ready 2', true);
        self::assertTrue($state->isReady());
        self::assertFalse($state->isComplete());
        $this->assertPhrases(20, 'before');

        // Three steps: the texts of two openings change, one of which is built already.
        $builder = $this->builder(phrases: 15);
        self::assertFalse($builder->runStep());
        $this->assertPhrases(20, 'meanwhile');
        $ids = array_keys($this->texts);
        foreach ([$ids[0], $ids[39]] as $id) {
            $this->texts[$id] = ['Quokka', 'of the story data data'];
            wp_update_post(['ID' => $id, 'post_title' => 'Quokka', 'post_content' => 'of the story data data']);
        }
        $this->assertPhrases(20, 'saved meanwhile');
        for ($steps = 0; $steps < 10; $steps++) {
            self::assertTrue((new IndexState($sql))->isReady());
            $builder->runStep();
        }
        self::assertSame('ready 7', $state->readStored());
        $this->assertPhrases(60, 'afterwards');
        $stored = $this->sets();
        $builder->rebuild();
        self::assertSame($stored, $this->sets());
    }

    private function write(int $number): void
    {
        for ($i = 0; $i < $number; $i++) {
            $texts = [$this->createText(3), $this->createText(12)];
            $this->texts[$this->opening(['title' => $texts[0], 'content' => "<p>$texts[1]</p>"])->ID] = $texts;
        }
    }

    private function assertPhrases(int $number, string $about): void
    {
        $found = 0;
        for ($i = 0; $i < $number; $i++) {
            $phrases = array_map(fn (): string => $this->createText(mt_rand(2, 5)), range(1, mt_rand(1, 2)));
            $expected = [];
            foreach ($this->texts as $id => $texts) {
                $matches = array_filter(
                    $phrases,
                    static fn (string $phrase): bool => self::isIn($texts[0], $phrase)
                        || self::isIn($texts[1], $phrase),
                );
                if (count($matches) === count($phrases)) {
                    $expected[] = $id;
                }
            }
            sort($expected);
            $search = '"' . implode('" "', $phrases) . '"';
            self::assertSame($expected, $this->find($search), "$about: $search");
            self::assertSame($expected, $this->find($search, SortOrder::Relevance), "$about, by relevance: $search");
            $found += count($expected);
        }
        self::assertGreaterThan(0, $found);
    }

    /** @return list<int> ascending */
    private function find(string $search, SortOrder $order = SortOrder::Newest): array
    {
        $ids = $this->tokens()->find($this->query($search, perPage: 100, order: $order))->ids;
        sort($ids);

        return $ids;
    }

    private static function isIn(string $text, string $phrase): bool
    {
        return str_contains(" $text ", " $phrase ");
    }

    private function createText(int $number): string
    {
        return implode(' ', array_map(static fn (): string => self::WORDS[mt_rand(0, 5)], range(1, max(1, $number))));
    }

    /** @return list<string> */
    private function sets(): array
    {
        $sql = Sql::fromGlobal();

        return array_map(
            static fn (array $row): string => "{$row['name']} {$row['chunk']} {$row['ids']}",
            $sql->fetchRows('SELECT name, chunk, ids FROM %i ORDER BY name, chunk', (new IndexTables($sql))->phrases())
        );
    }
}
