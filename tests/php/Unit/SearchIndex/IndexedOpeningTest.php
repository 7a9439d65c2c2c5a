<?php

declare(strict_types=1);

namespace CourantTests\Unit\SearchIndex;

use CourantDesk\SearchIndex\Domain\IndexedOpening;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class IndexedOpeningTest extends TestCase
{
    private const COLUMNS = [
        'job_id', 'published', 'expired', 'closes', 'by_title', 'by_closing', 'keys_stored', 'in_order',
    ];

    /** @return iterable<string, array{string, string}> */
    public static function texts(): iterable
    {
        yield 'words' => ['Senior C++ Editor', 'A newsroom in 東京, remote and with Node.js.'];
        yield 'plain words' => ['Senior C++ Editor', 'A newsroom, remote, and a news desk'];
        yield 'no text' => ['Editor', ''];
        yield 'no title' => ['', 'news'];
        yield 'neither' => ['', ''];
        yield 'Japanese' => ['東京 大阪', '日本語の文章'];
        yield 'a long word' => ['Editor', str_repeat('x', 90) . ' news'];
    }

    #[DataProvider('texts')]
    public function testStoredEntryHasTheSameKeys(string $title, string $text): void
    {
        $opening = self::create($title, $text);
        $stored = IndexedOpening::fromRow(self::toColumns($opening));

        $expected = $opening->setKeys;
        $found = $stored->setKeys;
        sort($expected);
        sort($found);
        self::assertSame($expected, $found);
        self::assertSame($opening->toRow(), $stored->toRow());
    }

    public function testKeysOfTheWordsOfTheTextAreNotStored(): void
    {
        $opening = self::create('Senior editor', 'A newsroom with Node.js');

        self::assertSame(
            ['+', SetKey::OPEN, SetKey::forWord('node'), SetKey::forWord('js')],
            explode(' ', self::toColumns($opening)['keys_stored']),
        );
    }

    public function testReadsEntriesOfThePreviousFormat(): void
    {
        $opening = self::create('Editor', 'news');
        $row = ['keys_stored' => implode(' ', $opening->setKeys)] + self::toColumns($opening);

        self::assertSame($opening->setKeys, IndexedOpening::fromRow($row)->setKeys);
        self::assertSame($opening->toRow(), IndexedOpening::fromRow($row)->toRow());
    }

    /** As IndexedOpeningLoader creates it. */
    private static function create(string $title, string $text): IndexedOpening
    {
        $tokenizer = new Tokenizer();
        $keys = [SetKey::OPEN => true];
        foreach ($tokenizer->extractWords($title) as $word) {
            $keys += [SetKey::forWord($word) => true, SetKey::forTitleWord($word) => true];
        }
        foreach ($tokenizer->extractWords($text) as $word) {
            $keys[SetKey::forWord($word)] = true;
        }
        $folded = $tokenizer->toSequence($title);

        return new IndexedOpening(
            7,
            20260101000000,
            false,
            0,
            array_keys($keys),
            $folded,
            "$folded|" . $tokenizer->toSequence($text),
        );
    }

    /** @return array<string, string> */
    private static function toColumns(IndexedOpening $opening): array
    {
        return array_map('strval', array_combine(self::COLUMNS, $opening->toRow()));
    }
}
