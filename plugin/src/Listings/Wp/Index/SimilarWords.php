<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Domain\Search\Words;
use CourantDesk\Listings\Wp\Condition;

/** What a search that found nothing may have meant: words of openings that differ from its own by a letter or two. */
final class SimilarWords
{
    private const BEGINNING = 2;
    private const SHORTEST = 4;
    private const MAX_WORDS = 4;
    private const MAX_READ = 400;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly IndexState $state,
        private readonly Words $words = new Words(),
    ) {
    }

    /** @return string another search, or '' where nothing is alike; two queries at most */
    public function insteadOf(string $search): string
    {
        $asked = array_slice($this->words->of($search), 0, self::MAX_WORDS);
        $long = array_filter($asked, static fn (string $word): bool => mb_strlen($word) >= self::SHORTEST);
        if ($long === [] || !$this->state->isReady()) {
            return '';
        }
        // Words that openings have were meant: only for others is it worth to sort all words that begin alike.
        $unknown = array_values(array_diff($long, $this->existing(array_values($long))));
        if ($unknown === []) {
            return '';
        }
        $known = $this->beginningLike($unknown);
        $meant = array_map(static fn (string $word): string => in_array($word, $unknown, true) ? self::nearest($word, array_keys($known)) : $word, $asked);

        return $meant === $asked ? '' : implode(' ', $meant);
    }

    /**
     * @param non-empty-list<string> $words
     * @return list<string> those that openings have
     */
    private function existing(array $words): array
    {
        $keys = array_map(Key::word(...), $words);
        $in = Condition::in('name', $keys);
        $names = $this->sql->column("SELECT name FROM %i WHERE openings > 0 AND $in->sql", $this->tables->words(), ...$in->values);

        return array_values(array_filter($words, static fn (string $word): bool => in_array(Key::word($word), $names, true)));
    }

    /**
     * @param non-empty-list<string> $words
     * @return array<array-key, true> words of openings, those of many openings first
     */
    private function beginningLike(array $words): array
    {
        $ranges = [];
        $values = [];
        foreach ($words as $word) {
            $from = Key::word(mb_substr($word, 0, self::BEGINNING));
            // Names are hexadecimal digits: nothing that begins so comes after a `g`.
            $values[$from] = [$from, $from . 'g'];
            $ranges[$from] = '(name >= %s AND name < %s)';
        }
        $names = $this->sql->column(
            'SELECT name FROM %i WHERE openings > 0 AND (' . implode(' OR ', $ranges) . ') ORDER BY openings DESC LIMIT %d',
            ...[$this->tables->words(), ...array_merge(...array_values($values)), self::MAX_READ]
        );
        $known = [];
        foreach ($names as $name) {
            $hex = substr($name, 1);
            $word = ctype_xdigit($hex) && strlen($hex) % 2 === 0 ? hex2bin($hex) : false;
            if ($word !== false) {
                $known[$word] = true;
            }
        }

        return $known;
    }

    /** @param list<array-key> $known */
    private static function nearest(string $word, array $known): string
    {
        $nearest = $word;
        $least = mb_strlen($word) > 4 ? 3 : 2;
        foreach ($known as $candidate) {
            $distance = levenshtein($word, (string) $candidate);
            if ($distance < $least) {
                $least = $distance;
                $nearest = (string) $candidate;
            }
        }

        return $nearest;
    }
}
