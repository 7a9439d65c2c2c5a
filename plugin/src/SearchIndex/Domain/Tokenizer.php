<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Splits texts and searches into words. Chinese and Japanese are split into overlapping pairs of characters; names such
 * as `C++`, `C#`, `.NET` and `Node.js` are not split.
 */
final class Tokenizer
{
    private const MAX_WORD_BYTES = 60;
    private const MAX_TERMS = 20;
    private const INLINE_TAGS = 'a|abbr|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u';
    private const HAN_AND_KANA = '\p{Han}\p{Hiragana}\p{Katakana}\x{30FC}\x{3005}';
    private const TOKEN_PATTERN = '/[\p{L}\p{N}]+\.(?:js|net|io|ai)(?![\p{L}\p{N}])'
        . '|(?<![\p{L}\p{N}.])\.net(?![\p{L}\p{N}])'
        . '|[\p{L}\p{N}]+(?:\+\+|#)(?![\p{L}\p{N}])'
        . '|[' . self::HAN_AND_KANA . ']+|(?:(?![' . self::HAN_AND_KANA . '])[\p{L}\p{N}\p{M}])+/u';

    public function __construct(private readonly CharacterFolder $folder = new CharacterFolder())
    {
    }

    /** @return list<string> unique folded words of the visible text */
    public function extractWords(string $html): array
    {
        $words = [];
        foreach ($this->tokenize(self::extractVisibleText($html)) as $token) {
            foreach ($this->expandToken($token) as $word) {
                $words[mb_strcut($word, 0, self::MAX_WORD_BYTES, 'UTF-8')] = true;
            }
        }

        return array_map('strval', array_keys($words));
    }

    /** Returns all words of the visible text in order, each surrounded by spaces, so that a phrase is a substring. */
    public function toSequence(string $html): string
    {
        $tokens = $this->tokenize(self::extractVisibleText($html));

        return $tokens === [] ? '' : ' ' . implode(' ', $tokens) . ' ';
    }

    /**
     * Parses a search into words and quoted phrases. The last word can be a prefix,
     * unless it is in closed quotes.
     *
     * @return list<Phrase> all of them must match; empty when the search contains no word
     */
    public function parseSearch(string $search): array
    {
        $phrases = [];
        $segments = preg_split('/["\x{201C}-\x{201F}\x{00AB}\x{00BB}\x{FF02}]/u', $search);
        $segments = $segments === false ? [] : $segments;
        $last = array_key_last($segments);
        foreach ($segments as $index => $segment) {
            $tokens = $this->tokenize($segment);
            if ($index % 2 === 0) {
                $phrases = [...$phrases, ...array_map(
                    static fn (SearchTerm $word): Phrase => new Phrase([$word]),
                    self::createTerms($tokens, $index === $last)
                )];
            } else {
                $words = self::createTerms($tokens, $index === $last);
                $phrases = $words === []
                    ? $phrases
                    : [...$phrases, new Phrase($words, self::createSequence($tokens, $index === $last))];
            }
        }
        $unique = [];
        foreach ($phrases as $phrase) {
            $unique[serialize($phrase)] = $phrase;
        }

        return array_slice(array_values($unique), 0, self::MAX_TERMS);
    }

    /**
     * @param list<string> $tokens
     * @return list<SearchTerm>
     */
    private static function createTerms(array $tokens, bool $open): array
    {
        $last = count($tokens) - 1;
        $terms = [];
        foreach ($tokens as $index => $token) {
            if (self::isHanOrKana($token)) {
                $pairs = self::bigrams($token);
                foreach ($pairs === [] ? [$token] : $pairs as $pair) {
                    $terms[$pair] = new SearchTerm($pair, $pairs === []);
                }
                continue;
            }
            $word = mb_strcut($token, 0, self::MAX_WORD_BYTES, 'UTF-8');
            $isPrefix = $open && $index === $last && self::canBePrefix($word);
            $terms["$word " . (int) $isPrefix] = new SearchTerm($word, $isPrefix);
        }

        return array_slice(array_values($terms), 0, self::MAX_TERMS);
    }

    /**
     * Returns a phrase in the format of toSequence(), in which Chinese and Japanese words are not surrounded by spaces.
     *
     * @param list<string> $tokens
     */
    private static function createSequence(array $tokens, bool $open): string
    {
        if (count($tokens) < 2 && !self::isHanOrKana($tokens[0] ?? '')) {
            return '';
        }
        $last = $tokens[count($tokens) - 1];
        $before = self::isHanOrKana($tokens[0]) ? '' : ' ';
        $after = self::isHanOrKana($last) || ($open && self::canBePrefix($last)) ? '' : ' ';

        return $before . implode(' ', $tokens) . $after;
    }

    /** Returns whether the last word of a search is a prefix: words of at least two letters without symbols. */
    private static function canBePrefix(string $word): bool
    {
        return preg_match('/^[\p{L}\p{N}\p{M}]{2,}$/u', $word) === 1;
    }

    /** Removes markup, scripts and block comments; inline tags do not split words. */
    public static function extractVisibleText(string $html): string
    {
        if (!str_contains($html, '<') && !str_contains($html, '&')) {
            return $html;
        }
        $text = (string) preg_replace(
            [
                '/<!--.*?(?:-->|$)/s', '~<(script|style|template)\b.*?(?:</\1\s*>|$)~is',
                '~</?(?:' . self::INLINE_TAGS . ')(?:\s[^>]*)?>~i', '/<[a-z\/!?][^>]*>?/i',
            ],
            [' ', ' ', '', ' '],
            $html
        );

        return html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    /** @return list<string> folded tokens in order */
    private function tokenize(string $text): array
    {
        preg_match_all(self::TOKEN_PATTERN, $this->folder->fold($text), $matches);

        return $matches[0];
    }

    /** @return list<string> the token and the shorter tokens that it contains, which are also indexed */
    private function expandToken(string $token): array
    {
        if (self::isHanOrKana($token)) {
            return [...self::bigrams($token), mb_substr($token, -1)];
        }
        $dot = strpos($token, '.');

        return $dot > 0 ? [$token, substr($token, 0, $dot), ltrim(substr($token, $dot), '.')] : [$token];
    }

    /** Returns whether a token consists of Chinese or Japanese characters, which have no spaces between words. */
    public static function isHanOrKana(string $token): bool
    {
        return preg_match('/^[' . self::HAN_AND_KANA . ']/u', $token) === 1;
    }

    /**
     * Splits the result of toSequence() into units so that a text contains a phrase if and only if the text contains
     * the units of the phrase in sequence: words, single Chinese and Japanese characters, and a space between two
     * adjacent runs of such characters.
     *
     * @return list<string>
     */
    public static function splitSequence(string $sequence): array
    {
        $tokens = trim($sequence, ' ') === '' ? [] : explode(' ', trim($sequence, ' '));
        if (preg_match('/[' . self::HAN_AND_KANA . ']/u', $sequence) !== 1) {
            return $tokens;
        }
        $units = [];
        $isAfterHan = false;
        foreach ($tokens as $token) {
            $isHan = self::isHanOrKana($token);
            array_push($units, ...($isHan && $isAfterHan ? [' '] : []), ...($isHan ? mb_str_split($token) : [$token]));
            $isAfterHan = $isHan;
        }

        return $units;
    }

    /** @return list<string> empty for a single character */
    private static function bigrams(string $token): array
    {
        $characters = mb_str_split($token);
        $pairs = [];
        for ($index = 1; $index < count($characters); $index++) {
            $pairs[] = $characters[$index - 1] . $characters[$index];
        }

        return $pairs;
    }
}
