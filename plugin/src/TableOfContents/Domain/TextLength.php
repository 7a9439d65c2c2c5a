<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- Domain classes call no WordPress functions.

namespace CourantDesk\TableOfContents\Domain;

/** Measures a text: its words, and separately the characters of scripts without spaces between words. */
final class TextLength
{
    private const CHARACTER_PATTERN = '~[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]~u';
    private const WORDS_PER_MINUTE = 220;
    private const CHARACTERS_PER_MINUTE = 500;

    public function __construct(public readonly int $words = 0, public readonly int $characters = 0)
    {
    }

    public static function fromHtml(string $html): self
    {
        $text = mb_scrub(strip_tags(str_replace('<', ' <', $html)), 'UTF-8');
        $characterCount = 0;
        if (preg_match('~[^\x00-\x7F]~', $text) === 1) {
            $text = (string) preg_replace(self::CHARACTER_PATTERN, ' ', $text, -1, $characterCount);
        }

        return new self((int) preg_match_all('~\S++~', $text), $characterCount);
    }

    public function plus(self $other): self
    {
        return new self($this->words + $other->words, $this->characters + $other->characters);
    }

    /** Returns the number of words for the settings: two characters of such scripts count as one word. */
    public function wordCount(): int
    {
        return $this->words + intdiv($this->characters, 2);
    }

    public function readingMinutes(): int
    {
        return max(
            1,
            (int) round($this->words / self::WORDS_PER_MINUTE + $this->characters / self::CHARACTERS_PER_MINUTE),
        );
    }
}
