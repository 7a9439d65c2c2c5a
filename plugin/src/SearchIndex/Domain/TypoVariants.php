<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Lists the words that differ from a word by one typo: a missing, an additional or a wrong letter, or two adjacent
 * letters in the wrong order. There are about 50 per letter, which a key of a table finds at once.
 */
final class TypoVariants
{
    /** Shorter words would match too many others. */
    public const MIN_LENGTH = 5;

    private const MAX_LENGTH = 24;
    private const ALPHABETS = [
        '/^[a-z0-9]+$/' => 'abcdefghijklmnopqrstuvwxyz',
        '/^\p{Cyrillic}+$/u' => 'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґ',
        '/^\p{Greek}+$/u' => 'αβγδεζηθικλμνξοπρσςτυφχψω',
    ];

    /**
     * @param string $word folded by Tokenizer
     * @return list<string> without the word itself; empty for a word that is too short or too long
     */
    public static function fromWord(string $word): array
    {
        $letters = mb_str_split($word);
        $length = count($letters);
        if ($length < self::MIN_LENGTH || $length > self::MAX_LENGTH) {
            return [];
        }
        $alphabet = self::findAlphabet($word);
        $variants = [];
        for ($index = 0; $index <= $length; $index++) {
            $before = implode('', array_slice($letters, 0, $index));
            $letter = $letters[$index] ?? '';
            $after = implode('', array_slice($letters, $index + 1));
            foreach ($alphabet as $other) {
                $variants[$before . $other . $letter . $after] = true;
                $variants[$before . $other . $after] = true;
            }
            $variants[$before . $after] = true;
            if ($index + 1 < $length) {
                $variants[$before . $letters[$index + 1] . $letter . implode('', array_slice($letters, $index + 2))]
                    = true;
            }
        }
        unset($variants[$word]);

        return array_map('strval', array_keys($variants));
    }

    /**
     * Returns whether a word is one of those that fromWord() lists.
     *
     * @param string $word folded by Tokenizer
     */
    public static function isVariant(string $word, string $candidate): bool
    {
        $before = mb_str_split($word);
        $after = mb_str_split($candidate);
        $length = count($before);
        if ($length < self::MIN_LENGTH || $length > self::MAX_LENGTH || abs($length - count($after)) > 1) {
            return false;
        }
        while ($before !== [] && $after !== [] && $before[0] === $after[0]) {
            array_shift($before);
            array_shift($after);
        }
        while ($before !== [] && $after !== [] && end($before) === end($after)) {
            array_pop($before);
            array_pop($after);
        }
        if (count($before) === 2) {
            return $after === array_reverse($before);
        }


        return $before !== $after && count($before) <= 1 && count($after) <= 1
            && array_diff($after, self::findAlphabet($word)) === [];
    }

    /** @return list<string> no letters for other scripts: then only letters of the word are removed or exchanged */
    private static function findAlphabet(string $word): array
    {
        foreach (self::ALPHABETS as $pattern => $letters) {
            if (preg_match($pattern, $word) === 1) {
                return mb_str_split($letters);
            }
        }

        return [];
    }
}
