<?php

declare(strict_types=1);

namespace CourantTests\Unit\SearchIndex;

use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantTests\Support\SearchIndex\SearchExamples;
use PHPUnit\Framework\TestCase;

final class TokenizerTest extends TestCase
{
    public function testSearchExamplesMatchExpectedOpenings(): void
    {
        $tokenizer = new Tokenizer();
        $examples = SearchExamples::searches();
        foreach ($examples as [$search, $expected]) {
            $phrases = $tokenizer->parseSearch($search);
            $found = [];
            foreach (SearchExamples::openings() as $name => $texts) {
                $all = array_merge(...array_map($tokenizer->extractWords(...), $texts));
                $sequence = implode('|', array_map($tokenizer->toSequence(...), $texts));
                $matches = $phrases !== [];
                foreach ($phrases as $phrase) {
                    $matches = $matches && $phrase->matches($all, $sequence);
                }
                if ($matches) {
                    $found[] = $name;
                }
            }
            self::assertSame($expected, $found, $search);
        }
        self::assertGreaterThanOrEqual(40, count($examples));
    }

    public function testIgnoresMarkupInsideWords(): void
    {
        self::assertSame(
            ['one', 'two', 'three'],
            (new Tokenizer())->extractWords(
                '<!-- wp:list --><ul><li>o<b class="x">ne</b></li><li>two</li></ul><style>p{}</style>three'
            ),
        );
        self::assertSame(['a', 'b'], (new Tokenizer())->extractWords('a < b'));
    }

    public function testNormalizesCombiningCharacters(): void
    {
        $tokenizer = new Tokenizer();

        self::assertSame(
            $tokenizer->extractWords('é й ї ё'),
            $tokenizer->extractWords("e\u{301} и\u{306} і\u{308} е\u{308}"),
        );
        self::assertSame(['istanbul'], $tokenizer->extractWords('İstanbul'));
    }

    public function testTruncatesLongWordsAndSearches(): void
    {
        $tokenizer = new Tokenizer();

        self::assertLessThanOrEqual(60, strlen($tokenizer->extractWords(str_repeat('ш', 500))[0]));
        self::assertCount(
            20,
            $tokenizer->parseSearch(implode(' ', array_map(static fn (int $n): string => "word$n", range(1, 50)))),
        );
        self::assertSame([], $tokenizer->parseSearch('%_% -- "'));
    }

    public function testWordPrefixIsAKeyPrefix(): void
    {
        self::assertTrue(str_starts_with(SetKey::forWord('инженер'), SetKey::forWord('инж')));
        self::assertLessThan(0, strcmp(SetKey::forWord('инженер'), SetKey::forWord('инж') . SetKey::RANGE_END));
    }
}
