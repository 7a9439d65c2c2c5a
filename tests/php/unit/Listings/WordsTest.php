<?php

declare(strict_types=1);

namespace CourantTests\unit\Listings;

use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Domain\Search\Words;
use PHPUnit\Framework\TestCase;

final class WordsTest extends TestCase
{
    public function testTheFortyQuestionsFindWhatTheyShould(): void
    {
        $words = new Words();
        $questions = ForTheFortyQuestions::questions();
        foreach ($questions as [$asked, $expected]) {
            $sought = $words->sought($asked);
            $found = [];
            foreach (ForTheFortyQuestions::openings() as $name => $texts) {
                $all = array_merge(...array_map($words->of(...), $texts));
                $sequence = implode('|', array_map($words->sequence(...), $texts));
                $matches = $sought !== [];
                foreach ($sought as $phrase) {
                    $matches = $matches && $phrase->isIn($all, $sequence);
                }
                if ($matches) {
                    $found[] = $name;
                }
            }
            self::assertSame($expected, $found, $asked);
        }
        self::assertGreaterThanOrEqual(40, count($questions));
    }

    public function testMarkupIsNoWordAndDoesNotBreakWords(): void
    {
        self::assertSame(['one', 'two', 'three'], (new Words())->of('<!-- wp:list --><ul><li>o<b class="x">ne</b></li><li>two</li></ul><style>p{}</style>three'));
        self::assertSame(['a', 'b'], (new Words())->of('a < b'));
    }

    public function testLettersThatAreWrittenInTwoPartsAreTheSameLetters(): void
    {
        $words = new Words();

        self::assertSame($words->of('é й ї ё'), $words->of("e\u{301} и\u{306} і\u{308} е\u{308}"));
        self::assertSame(['istanbul'], $words->of('İstanbul'));
    }

    public function testLongTextsAndSearchesAreCut(): void
    {
        $words = new Words();

        self::assertLessThanOrEqual(60, strlen($words->of(str_repeat('ш', 500))[0]));
        self::assertCount(20, $words->sought(implode(' ', array_map(static fn (int $n): string => "word$n", range(1, 50)))));
        self::assertSame([], $words->sought('%_% -- "'));
    }

    public function testABeginningOfAWordIsABeginningOfItsKey(): void
    {
        self::assertTrue(str_starts_with(Key::word('инженер'), Key::word('инж')));
        self::assertLessThan(0, strcmp(Key::word('инженер'), Key::word('инж') . Key::END));
    }
}
