<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** How long a text is: its words, and apart from them the signs of scripts that do not part words by spaces. */
final class Length
{
    private const SIGNS = '~[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]~u';
    private const WORDS_A_MINUTE = 220;
    private const SIGNS_A_MINUTE = 500;

    public function __construct(public readonly int $words = 0, public readonly int $signs = 0)
    {
    }

    public static function of(string $html): self
    {
        $text = mb_scrub(strip_tags(str_replace('<', ' <', $html)), 'UTF-8');
        $signs = 0;
        if (preg_match('~[^\x00-\x7F]~', $text) === 1) {
            $text = (string) preg_replace(self::SIGNS, ' ', $text, -1, $signs);
        }

        return new self((int) preg_match_all('~\S++~', $text), $signs);
    }

    public function plus(self $other): self
    {
        return new self($this->words + $other->words, $this->signs + $other->signs);
    }

    /** Words as the owner counts them: two signs make about one. */
    public function inWords(): int
    {
        return $this->words + intdiv($this->signs, 2);
    }

    public function minutes(): int
    {
        return max(1, (int) round($this->words / self::WORDS_A_MINUTE + $this->signs / self::SIGNS_A_MINUTE));
    }
}
