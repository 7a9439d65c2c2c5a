<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/**
 * The words of a text and of a search (Rulings 10): by word, Chinese and Japanese by overlapping pairs of signs, and names
 * such as `C++`, `C#`, `.NET` and `Node.js` whole.
 */
final class Words
{
    private const MAX_BYTES = 60;
    private const MAX_SOUGHT = 20;
    private const INLINE = 'a|abbr|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u';
    private const PAIRED = '\p{Han}\p{Hiragana}\p{Katakana}\x{30FC}\x{3005}';
    private const TOKEN = '/[\p{L}\p{N}]+\.(?:js|net|io|ai)(?![\p{L}\p{N}])'
        . '|(?<![\p{L}\p{N}.])\.net(?![\p{L}\p{N}])'
        . '|[\p{L}\p{N}]+(?:\+\+|#)(?![\p{L}\p{N}])'
        . '|[' . self::PAIRED . ']+|(?:(?![' . self::PAIRED . '])[\p{L}\p{N}\p{M}])+/u';

    public function __construct(private readonly Folding $folding = new Folding())
    {
    }

    /** @return list<string> each once, folded; of HTML the visible text */
    public function of(string $html): array
    {
        $words = [];
        foreach ($this->tokens(self::visible($html)) as $token) {
            foreach ($this->stored($token) as $word) {
                $words[mb_strcut($word, 0, self::MAX_BYTES, 'UTF-8')] = true;
            }
        }

        return array_map('strval', array_keys($words));
    }

    /** All words of a text in their order, each between spaces, so that a phrase is found as it stands. Of HTML the visible text. */
    public function sequence(string $html): string
    {
        $tokens = $this->tokens(self::visible($html));

        return $tokens === [] ? '' : ' ' . implode(' ', $tokens) . ' ';
    }

    /**
     * What a search wants: every word, and between quotes words that follow each other. The last word may be a beginning,
     * unless its quotes are closed.
     *
     * @return list<Phrase> all of which must be found; none where the search holds no word
     */
    public function sought(string $search): array
    {
        $phrases = [];
        $parts = preg_split('/["\x{201C}-\x{201F}\x{00AB}\x{00BB}\x{FF02}]/u', $search);
        $parts = $parts === false ? [] : $parts;
        $last = array_key_last($parts);
        foreach ($parts as $index => $part) {
            $tokens = $this->tokens($part);
            if ($index % 2 === 0) {
                $phrases = [...$phrases, ...array_map(
                    static fn (Sought $word): Phrase => new Phrase([$word]),
                    self::words($tokens, $index === $last)
                )];
            } else {
                $words = self::words($tokens, $index === $last);
                $phrases = $words === [] ? $phrases : [...$phrases, new Phrase($words, self::together($tokens, $index === $last))];
            }
        }
        $unique = [];
        foreach ($phrases as $phrase) {
            $unique[serialize($phrase)] = $phrase;
        }

        return array_slice(array_values($unique), 0, self::MAX_SOUGHT);
    }

    /**
     * @param list<string> $tokens
     * @return list<Sought>
     */
    private static function words(array $tokens, bool $open): array
    {
        $last = count($tokens) - 1;
        $sought = [];
        foreach ($tokens as $index => $token) {
            if (self::isPaired($token)) {
                $pairs = self::pairs($token);
                foreach ($pairs === [] ? [$token] : $pairs as $pair) {
                    $sought[$pair] = new Sought($pair, $pairs === []);
                }
                continue;
            }
            $word = mb_strcut($token, 0, self::MAX_BYTES, 'UTF-8');
            $begins = $open && $index === $last && self::mayBegin($word);
            $sought["$word " . (int) $begins] = new Sought($word, $begins);
        }

        return array_slice(array_values($sought), 0, self::MAX_SOUGHT);
    }

    /**
     * How words that follow each other stand in a sequence. Chinese and Japanese have no space around a word.
     *
     * @param list<string> $tokens
     */
    private static function together(array $tokens, bool $open): string
    {
        if (count($tokens) < 2 && !self::isPaired($tokens[0] ?? '')) {
            return '';
        }
        $last = $tokens[count($tokens) - 1];
        $before = self::isPaired($tokens[0]) ? '' : ' ';
        $after = self::isPaired($last) || ($open && self::mayBegin($last)) ? '' : ' ';

        return $before . implode(' ', $tokens) . $after;
    }

    /** Whether the last word of a search counts as a beginning: from two letters on, and where no sign ends it. */
    private static function mayBegin(string $word): bool
    {
        return preg_match('/^[\p{L}\p{N}\p{M}]{2,}$/u', $word) === 1;
    }

    /** Markup, scripts and block comments taken out; a tag inside a word does not break it. */
    private static function visible(string $html): string
    {
        if (!str_contains($html, '<') && !str_contains($html, '&')) {
            return $html;
        }
        $text = (string) preg_replace(
            ['/<!--.*?(?:-->|$)/s', '~<(script|style|template)\b.*?(?:</\1\s*>|$)~is', '~</?(?:' . self::INLINE . ')(?:\s[^>]*)?>~i', '/<[a-z\/!?][^>]*>?/i'],
            [' ', ' ', '', ' '],
            $html
        );

        return html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    /** @return list<string> folded, in order */
    private function tokens(string $text): array
    {
        preg_match_all(self::TOKEN, $this->folding->fold($text), $found);

        return $found[0];
    }

    /** @return list<string> what is kept of a token of a text, so that its parts are found too */
    private function stored(string $token): array
    {
        if (self::isPaired($token)) {
            return [...self::pairs($token), mb_substr($token, -1)];
        }
        $dot = strpos($token, '.');

        return $dot > 0 ? [$token, substr($token, 0, $dot), ltrim(substr($token, $dot), '.')] : [$token];
    }

    /** Whether a token is of Chinese or Japanese signs, which have no space around a word. */
    public static function isPaired(string $token): bool
    {
        return preg_match('/^[' . self::PAIRED . ']/u', $token) === 1;
    }

    /**
     * Splits what sequence() returned into units such that a text contains a phrase if and only if its units follow each other
     * there: words, single signs of Chinese and Japanese, and a space between two neighboring runs of such signs.
     *
     * @return list<string>
     */
    public static function units(string $sequence): array
    {
        $tokens = trim($sequence, ' ') === '' ? [] : explode(' ', trim($sequence, ' '));
        if (preg_match('/[' . self::PAIRED . ']/u', $sequence) !== 1) {
            return $tokens;
        }
        $units = [];
        $afterSigns = false;
        foreach ($tokens as $token) {
            $isPaired = self::isPaired($token);
            array_push($units, ...($isPaired && $afterSigns ? [' '] : []), ...($isPaired ? mb_str_split($token) : [$token]));
            $afterSigns = $isPaired;
        }

        return $units;
    }

    /** @return list<string> none for a single sign */
    private static function pairs(string $token): array
    {
        $signs = mb_str_split($token);
        $pairs = [];
        for ($index = 1; $index < count($signs); $index++) {
            $pairs[] = $signs[$index - 1] . $signs[$index];
        }

        return $pairs;
    }
}
