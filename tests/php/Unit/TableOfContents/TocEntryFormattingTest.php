<?php

declare(strict_types=1);

namespace CourantTests\Unit\TableOfContents;

use CourantDesk\TableOfContents\Domain\AlternateTitles;
use CourantDesk\TableOfContents\Domain\CounterStyle;
use CourantDesk\TableOfContents\Domain\CssValue;
use CourantDesk\TableOfContents\Domain\EntryLabel;
use CourantDesk\TableOfContents\Domain\Heading;
use CourantDesk\TableOfContents\Domain\TextLength;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Tests entry labels, counter styles and text length (docs/compatibility/easy-table-of-contents.md#settings,
 * docs/compatibility/easy-table-of-contents.md#post-meta).
 */
final class TocEntryFormattingTest extends TestCase
{
    public function testShortensRenamesAndRemovesColonsFromEntries(): void
    {
        $heading = new Heading(2, 'Fish: who sells what and why so early', 'fish');
        $titles = new AlternateTitles("Fish*|Fishes: a list\nOther|x");

        self::assertSame('Fishes: a list', (new EntryLabel($titles))->forHeading($heading));
        self::assertSame('Mine', (new EntryLabel($titles, ['fish' => 'Mine'], true))->forHeading($heading));
        self::assertSame('Fishes a list', (new EntryLabel($titles, [], true))->forHeading($heading));
        $none = new AlternateTitles('');
        self::assertSame(
            'Fish: who sells…',
            (new EntryLabel($none, truncate: 'words', maxWords: 3))->forHeading($heading),
        );
        self::assertSame('Fish', (new EntryLabel($none, truncate: 'special'))->forHeading($heading));
        self::assertSame(
            'Fish: who sells what and why so early',
            (new EntryLabel($none, truncate: 'special', cutAt: '|'))->forHeading($heading),
        );
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
    public function testClassifiesCounterStyles(string $style, string $kind, string $css): void
    {
        self::assertSame([$kind, $css], [(new CounterStyle($style))->kind(), (new CounterStyle($style))->cssName()]);
    }

    public function testAcceptsOnlyColorsAndLengthsAsStyle(): void
    {
        self::assertSame(['#FFF', 'rgb(0 0 0 / 20%)', 'rebeccapurple', '', '', ''], array_map(CssValue::color(...), [
            '#FFF', 'rgb(0 0 0 / 20%)', 'rebeccapurple', 'red;x:y', 'url(x)', '#ff',
        ]));
        self::assertSame(['1.5rem', '0', 'auto', '', ''], array_map(CssValue::length(...), [
            '1.5rem', '0', 'auto', '10', 'calc(1px)',
        ]));
        self::assertSame('--contents-size:1rem;--contents-link:red;', CssValue::declarations(
            ['size' => '1rem', 'link' => 'red']
        ));
    }

    public function testReadingTimeCountsWordsAndCharacters(): void
    {
        $length = TextLength::fromHtml('<p>One two</p><p>three</p>' . str_repeat('漢', 1000));

        self::assertSame([3, 1000, 503, 2], [
            $length->words, $length->characters, $length->wordCount(), $length->readingMinutes(),
        ]);
        self::assertSame([0, 1], [TextLength::fromHtml('')->words, TextLength::fromHtml('')->readingMinutes()]);
        self::assertSame(6, $length->plus(new TextLength(3, 0))->words);
    }
}
