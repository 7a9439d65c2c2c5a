<?php

declare(strict_types=1);

namespace CourantTests\Unit\SearchIndex;

use CourantDesk\SearchIndex\Domain\TypoVariants;
use PHPUnit\Framework\TestCase;

final class TypoVariantsTest extends TestCase
{
    public function testContainsEveryWordThatDiffersByOneTypo(): void
    {
        $variants = TypoVariants::fromWord('editor');
        foreach (['ditor', 'edito', 'deitor', 'edtior', 'editro', 'aditor', 'editoz', 'xeditor', 'editors'] as $typo) {
            self::assertContains($typo, $variants, $typo);
        }
        foreach (['editor', 'edtiro', 'edit', 'editorial'] as $other) {
            self::assertNotContains($other, $variants, $other);
        }
        self::assertLessThan(400, count($variants));
    }

    public function testUsesTheLettersOfTheScript(): void
    {
        self::assertContains('редактор', TypoVariants::fromWord('ридактор'));
        self::assertContains('редактор', TypoVariants::fromWord('редатор'));
    }

    public function testIgnoresWordsWithFewerThanFiveLetters(): void
    {
        self::assertSame([], TypoVariants::fromWord('edit'));
        self::assertSame([], TypoVariants::fromWord(str_repeat('a', 25)));
    }
}
