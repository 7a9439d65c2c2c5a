<?php

declare(strict_types=1);

namespace CourantTests\Unit\Contents;

use CourantDesk\Contents\Domain\AlternateTitles;
use CourantDesk\Contents\Domain\Counter;
use CourantDesk\Contents\Domain\CssValue;
use CourantDesk\Contents\Domain\EntryText;
use CourantDesk\Contents\Domain\Heading;
use CourantDesk\Contents\Domain\Length;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What entries read, how they are numbered, how long a text is (Contents contract 1.1, 1.2, 2.6). */
final class WordsOfAListTest extends TestCase
{
    public function testAnEntryIsShortenedRenamedAndFreedOfColons(): void
    {
        $heading = new Heading(2, 'Fish: who sells what and why so early', 'fish');
        $titles = new AlternateTitles("Fish*|Fishes: a list\nOther|x");

        self::assertSame('Fishes: a list', (new EntryText($titles))->of($heading));
        self::assertSame('Mine', (new EntryText($titles, ['fish' => 'Mine'], true))->of($heading));
        self::assertSame('Fishes a list', (new EntryText($titles, [], true))->of($heading));
        $none = new AlternateTitles('');
        self::assertSame('Fish: who sells…', (new EntryText($none, truncate: 'words', words: 3))->of($heading));
        self::assertSame('Fish', (new EntryText($none, truncate: 'special'))->of($heading));
        self::assertSame('Fish: who sells what and why so early', (new EntryText($none, truncate: 'special', sign: '|'))->of($heading));
    }

    /** @return iterable<string, array{string, string, string}> */
    public static function counters(): iterable
    {
        yield 'decimal' => ['decimal', 'nested', 'decimal'];
        yield 'roman' => ['upper-roman', 'nested', 'upper-roman'];
        yield 'none' => ['none', 'none', 'none'];
        yield 'discs' => ['disc', 'sign', 'disc'];
        yield 'dashes' => ['- ', 'dash', 'decimal'];
        yield 'each list on its own' => ['numeric', 'single', 'decimal'];
        yield 'what is none' => ['url(x);', 'nested', 'decimal'];
    }

    #[DataProvider('counters')]
    public function testAStyleOfNumbersIsKnownByItsKind(string $style, string $kind, string $css): void
    {
        self::assertSame([$kind, $css], [(new Counter($style))->kind(), (new Counter($style))->css()]);
    }

    public function testOnlyColoursAndLengthsBecomeStyle(): void
    {
        self::assertSame(['#FFF', 'rgb(0 0 0 / 20%)', 'rebeccapurple', '', '', ''], array_map(CssValue::colour(...), ['#FFF', 'rgb(0 0 0 / 20%)', 'rebeccapurple', 'red;x:y', 'url(x)', '#ff']));
        self::assertSame(['1.5rem', '0', 'auto', '', ''], array_map(CssValue::length(...), ['1.5rem', '0', 'auto', '10', 'calc(1px)']));
        self::assertSame('--contents-size:1rem;--contents-link:red;', CssValue::declarations(['size' => '1rem', 'link' => 'red']));
    }

    public function testReadingTimeCountsWordsAndTheSignsOfScriptsWithoutSpaces(): void
    {
        $length = Length::of('<p>One two</p><p>three</p>' . str_repeat('漢', 1000));

        self::assertSame([3, 1000, 503, 2], [$length->words, $length->signs, $length->inWords(), $length->minutes()]);
        self::assertSame([0, 1], [Length::of('')->words, Length::of('')->minutes()]);
        self::assertSame(6, $length->plus(new Length(3, 0))->words);
    }
}
