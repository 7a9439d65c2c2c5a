<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SearchIndex\Domain\TypoVariants;
use CourantDesk\SiteSearch\Domain\ArticleDocument;

/**
 * The words of public articles for suggestions, in a table of their own: those of titles, names of authors, tags and
 * excerpts. Words have the keys of the job index (SetKey), so that prefixes are ranges in every database. Words of
 * titles have a second row with another key: those of a common word are found without the rows of all other texts.
 */
final class ArticleWords
{
    /** Texts that contain a word, as bits of the column `fields`. A larger number ranks first. */
    private const TITLE = 8;
    private const AUTHOR = 4;
    private const TAG = 2;
    private const EXCERPT = 1;

    private const MAX_WORDS = 8;

    /** Letters of a word with a typo that a correction shares, unless the typo is in them. */
    private const SHARED_LETTERS = 3;

    public function __construct(private readonly Sql $sql, private readonly Tokenizer $tokenizer = new Tokenizer())
    {
    }

    public function create(): void
    {
        $this->sql->createTable(
            $this->table(),
            "word varchar(190) NOT NULL,\narticle_id bigint NOT NULL,\npublished bigint NOT NULL,\n"
                . "fields tinyint NOT NULL DEFAULT 0,\nPRIMARY KEY  (word,article_id),\nKEY article_id (article_id)",
        );
        // Rows of an earlier use.
        $this->sql->execute('DELETE FROM %i', $this->table());
    }

    public function drop(): void
    {
        $this->sql->dropTable($this->table());
    }

    /** @return bool whether the stored words are those of the document */
    public function isCurrent(int $id, int $published, ?ArticleDocument $document): bool
    {
        $stored = [];
        $rows = $this->sql->fetchRows(
            'SELECT word, published, fields FROM %i WHERE article_id = %d',
            $this->table(),
            $id,
        );
        foreach ($rows as $row) {
            $stored[(string) $row['word']] = [(int) $row['published'], (int) $row['fields']];
        }
        $words = array_map(
            static fn (int $fields): array => [$published, $fields],
            $document === null ? [] : $this->findWords($document),
        );
        ksort($stored);
        ksort($words);

        return $stored === $words;
    }

    public function store(int $id, int $published, ?ArticleDocument $document): void
    {
        $this->sql->execute('DELETE FROM %i WHERE article_id = %d', $this->table(), $id);
        $words = $document === null ? [] : $this->findWords($document);
        if ($words === []) {
            return;
        }
        $values = [];
        foreach ($words as $word => $fields) {
            array_push($values, (string) $word, $id, $published, $fields);
        }
        $marks = implode(', ', array_fill(0, count($words), '(%s, %d, %d, %d)'));
        $this->sql->execute(
            "INSERT IGNORE INTO %i (word, article_id, published, fields) VALUES $marks",
            $this->table(),
            ...$values,
        );
    }

    /**
     * @return list<int> articles with all words in the title, newest first; the last word can be a prefix. Common words
     *     are in far fewer titles than excerpts.
     */
    public function findInTitles(string $search, int $limit): array
    {
        return $this->findInRanges(
            ArticleTextWords::createRanges($this->tokenizer, $search, SetKey::forTitleWord(...)),
            0,
            $limit,
        );
    }

    /**
     * @return list<int> articles with all words, those with words in the title first, then by date; the last word can
     *     be a prefix
     */
    public function findInAll(string $search, int $limit): array
    {
        return $this->findInRanges(ArticleTextWords::createRanges($this->tokenizer, $search), 0, $limit);
    }

    /** @return list<int> articles in which names of authors contain all words, newest first */
    public function findByAuthor(string $search, int $limit): array
    {
        return $this->findInRanges(
            ArticleTextWords::createRanges($this->tokenizer, $search),
            self::AUTHOR,
            $limit,
        );
    }

    /**
     * @param list<array{string, string}> $ranges of the keys of words, all of which an article must have
     * @param int $field bit of the texts that must contain them; 0 for any
     * @return list<int>
     */
    private function findInRanges(array $ranges, int $field, int $limit): array
    {
        if ($ranges === []) {
            return [];
        }
        $any = implode(' OR ', array_fill(0, count($ranges), '(word >= %s AND word < %s)'));
        // Of one word, all rows are in its range.
        $best = count($ranges) === 1
            ? ['MAX(fields)']
            : array_fill(0, count($ranges), 'MAX(CASE WHEN word >= %s AND word < %s THEN fields ELSE 0 END)');
        $all = implode(' > 0 AND ', $best);
        $only = $field === 0 ? '' : 'fields & %d > 0 AND ';
        $rank = implode(' + ', $best);
        $values = array_merge(...$ranges);
        $compared = count($ranges) === 1 ? [] : [...$values, ...$values];

        return array_map('intval', $this->sql->fetchColumn(
            "SELECT article_id FROM %i WHERE $only($any) GROUP BY article_id HAVING $all > 0"
                . " ORDER BY $rank DESC, MAX(published) DESC, article_id DESC LIMIT %d",
            $this->table(),
            ...[...$field === 0 ? [] : [$field], ...$values, ...$compared, $limit],
        ));
    }

    /** @return string the search with one typo corrected in each unknown word of five letters or more; '' for none */
    public function correct(string $search): string
    {
        $words = array_slice($this->tokenizer->extractWords($search), 0, self::MAX_WORDS);
        $similar = $this->findSimilar(array_values(array_filter(
            $words,
            static fn (string $word): bool => mb_strlen($word) >= TypoVariants::MIN_LENGTH,
        )));
        $corrected = array_map(static fn (string $word): string => $similar[$word] ?? $word, $words);

        return $corrected === $words ? '' : implode(' ', $corrected);
    }

    /**
     * Finds the most frequent words with one typo, for words that are no prefix of a word.
     *
     * @param list<string> $words
     * @return array<array-key, string> by word
     */
    private function findSimilar(array $words): array
    {
        $variants = array_map(
            static fn (string $word): array => array_map(SetKey::forWord(...), TypoVariants::fromWord($word)),
            $words,
        );
        $stored = $words === [] ? [] : $this->findStored($words, array_merge(...$variants));
        $candidates = [];
        foreach ($words as $number => $word) {
            $key = SetKey::forWord($word);
            $isKnown = array_filter($stored, static fn (string $found): bool => str_starts_with($found, $key)) !== [];
            $candidates[] = $isKnown ? [] : array_values(array_intersect($stored, $variants[$number]));
        }
        $frequent = $this->sortByFrequency($candidates);
        $similar = [];
        foreach ($words as $number => $word) {
            $keys = array_values(array_intersect($frequent, $candidates[$number]));
            $decoded = hex2bin(substr($keys[0] ?? '', 1));
            $similar += $decoded === false || $decoded === '' ? [] : [$word => $decoded];
        }

        return $similar;
    }

    /**
     * @param non-empty-list<string> $words
     * @param list<string> $keys of words with one typo
     * @return list<string> those of the keys that are stored, and of all words that begin like one of the words
     */
    private function findStored(array $words, array $keys): array
    {
        $conditions = [];
        $values = [];
        foreach ($words as $word) {
            $start = SetKey::forWord(mb_substr($word, 0, self::SHARED_LETTERS));
            $keys = array_filter($keys, static fn (string $key): bool => !str_starts_with($key, $start));
            $conditions[] = '(word >= %s AND word < %s)';
            array_push($values, $start, $start . SetKey::RANGE_END);
        }
        if ($keys !== []) {
            $conditions[] = 'word IN (' . implode(', ', array_fill(0, count($keys), '%s')) . ')';
        }

        // Without numbers of rows, the database jumps from word to word in the index.
        return $this->sql->fetchColumn(
            'SELECT DISTINCT word FROM %i WHERE ' . implode(' OR ', $conditions),
            $this->table(),
            ...[...$values, ...array_values($keys)],
        );
    }

    /**
     * @param list<list<string>> $candidates keys for each word
     * @return list<string> all keys; those in most articles first, without a query if no word has several
     */
    private function sortByFrequency(array $candidates): array
    {
        $keys = array_values(array_unique(array_merge(...$candidates)));
        if (array_filter($candidates, static fn (array $of): bool => count($of) > 1) === []) {
            return $keys;
        }
        $marks = implode(', ', array_fill(0, count($keys), '%s'));

        return $this->sql->fetchColumn(
            "SELECT word FROM %i WHERE word IN ($marks) GROUP BY word ORDER BY COUNT(*) DESC, word",
            $this->table(),
            ...$keys,
        );
    }

    /** @return array<array-key, int> fields by word */
    private function findWords(ArticleDocument $document): array
    {
        $fields = [];
        $texts = [
            [self::TITLE, [$document->title]],
            [self::AUTHOR, $document->authors],
            [self::TAG, $document->tags],
            [self::EXCERPT, [$document->excerpt]],
        ];
        foreach ($texts as [$bit, $values]) {
            foreach ($this->tokenizer->extractWords(implode(' | ', $values)) as $word) {
                $key = SetKey::forWord($word);
                $fields[$key] = ($fields[$key] ?? 0) | $bit;
            }
        }
        foreach ($this->tokenizer->extractWords($document->title) as $word) {
            $fields[SetKey::forTitleWord($word)] = $fields[SetKey::forWord($word)];
        }

        return $fields;
    }

    private function table(): string
    {
        return $this->sql->table('article_words');
    }
}
