<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\NearestWord;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\SpellingSuggester;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SearchIndex\Domain\TypoVariants;

/** Suggests a corrected search with indexed words that differ by one or two letters, for a search without results. */
final class IndexSpellingSuggester implements SpellingSuggester
{
    private const PREFIX_LENGTH = 2;
    private const MIN_WORD_LENGTH = 4;
    private const MAX_WORDS = 4;
    private const MAX_READ = 800;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly IndexState $state,
        private readonly Tokenizer $tokenizer = new Tokenizer(),
    ) {
    }

    /**
     * Runs one query, and one for each word with a typo in its first letters.
     *
     * @return string the corrected search, or '' without similar words
     */
    public function suggest(string $search): string
    {
        $searchWords = array_slice($this->tokenizer->extractWords($search), 0, self::MAX_WORDS);
        $long = array_filter($searchWords, static fn (string $word): bool => mb_strlen($word) >= self::MIN_WORD_LENGTH);
        if ($long === [] || !$this->state->isReady()) {
            return '';
        }
        // Indexed words are assumed to be correct.
        $known = $this->findSimilar(array_values($long));
        $unknown = array_filter($long, static fn (string $word): bool => !isset($known[$word]));
        if ($unknown === []) {
            return '';
        }
        $corrected = array_map(
            function (string $word) use ($unknown, $known): string {
                $nearest = in_array($word, $unknown, true) ? NearestWord::find($word, $known) : '';

                return $nearest === $word ? $this->findWithTypo($word) : ($nearest === '' ? $word : $nearest);
            },
            $searchWords,
        );
        // If a word is neither indexed nor similar to an indexed word, the suggested search would have no results
        // either.
        $suggested = array_diff($corrected, $unknown);

        return array_diff($suggested, $searchWords) === [] ? '' : implode(' ', $suggested);
    }

    /**
     * Finds the words themselves, and words of a similar length with the same first letters.
     *
     * @param non-empty-list<string> $words
     * @return array<array-key, bool> indexed words, most frequent first, and whether a title contains the word
     */
    private function findSimilar(array $words): array
    {
        $ranges = [];
        $values = [];
        foreach ($words as $word) {
            $start = mb_substr($word, 0, self::PREFIX_LENGTH);
            $length = strlen(SetKey::forWord($word));
            foreach ([SetKey::forWord($start), SetKey::forTitleWord($start)] as $from) {
                $ranges[] = '(name >= %s AND name < %s AND LENGTH(name) BETWEEN %d AND %d)';
                array_push($values, $from, $from . SetKey::RANGE_END);
                array_push($values, $length - 2 * NearestWord::MAX_BYTES, $length + 2 * NearestWord::MAX_BYTES);
            }
        }
        $same = SqlCondition::in('name', array_map(SetKey::forWord(...), $words));
        $names = $this->sql->fetchColumn(
            'SELECT name FROM %i WHERE openings > 0 AND (' . implode(' OR ', $ranges)
                . ") ORDER BY CASE WHEN $same->sql THEN 0 ELSE 1 END, openings DESC, name LIMIT %d",
            ...[$this->tables->words(), ...$values, ...$same->values, self::MAX_READ]
        );
        $known = [];
        foreach ($names as $name) {
            $hex = substr($name, 1);
            $word = ctype_xdigit($hex) && strlen($hex) % 2 === 0 ? hex2bin($hex) : false;
            if ($word !== false) {
                $known[$word] = ($known[$word] ?? false) || str_starts_with($name, SetKey::forTitleWord(''));
            }
        }

        return $known;
    }

    /** Returns the most frequent word with one typo, which can be in the first letters; the word itself without one. */
    private function findWithTypo(string $word): string
    {
        $keys = array_map(SetKey::forWord(...), TypoVariants::fromWord($word));
        if ($keys === []) {
            return $word;
        }
        $in = SqlCondition::in('name', $keys);
        $name = $this->sql->fetchValue(
            "SELECT name FROM %i WHERE openings > 0 AND $in->sql ORDER BY openings DESC, name LIMIT 1",
            $this->tables->words(),
            ...$in->values,
        );
        $decoded = $name === null ? false : hex2bin(substr($name, 1));

        return $decoded === false ? $word : $decoded;
    }
}
