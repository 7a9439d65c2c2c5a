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

    public function testRecognizesExactlyTheListedWords(): void
    {
        foreach (['editor', 'letter', 'ридактор', 'ab12c', '報道記者募'] as $word) {
            $variants = TypoVariants::fromWord($word);
            foreach ($variants as $variant) {
                self::assertTrue(TypoVariants::isVariant($word, $variant), "$word, $variant");
                foreach ([$variant . 'ab', "a$variant", strrev($variant)] as $other) {
                    $isListed = in_array($other, $variants, true);
                    self::assertSame($isListed, TypoVariants::isVariant($word, $other), "$word, $other");
                }
            }
            self::assertFalse(TypoVariants::isVariant($word, $word));
        }
        self::assertFalse(TypoVariants::isVariant('editor', 'éditor'));
        self::assertFalse(TypoVariants::isVariant('editor', '1editor'));
        self::assertFalse(TypoVariants::isVariant('editor', 'edtiro'));
        self::assertFalse(TypoVariants::isVariant('edit', 'edits'));
    }

    public function testIgnoresWordsWithFewerThanFiveLetters(): void
    {
        self::assertSame([], TypoVariants::fromWord('edit'));
        self::assertSame([], TypoVariants::fromWord(str_repeat('a', 25)));
    }
}
