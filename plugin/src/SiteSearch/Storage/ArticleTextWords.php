<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SiteSearch\Domain\ArticleDocument;

/**
 * All words of public articles, with those of their texts, for suggestions that ArticleWords does not find. They are in
 * a table of their own, because there are many times as many: a prefix that is in many texts is found in titles and
 * excerpts first, so that only rare words are searched here.
 *
 * @see docs/decisions/0030-words-of-texts-in-suggestions.md
 */
final class ArticleTextWords
{
    private const MAX_WORDS = 8;
    private const BATCH_SIZE = 1000;

    public function __construct(private readonly Sql $sql, private readonly Tokenizer $tokenizer = new Tokenizer())
    {
    }

    public function create(): void
    {
        $this->sql->createTable(
            $this->table(),
            "word varchar(190) NOT NULL,\narticle_id bigint NOT NULL,\nPRIMARY KEY  (word,article_id),\n"
                . 'KEY article_id (article_id)',
        );
        // Rows of an earlier use.
        $this->sql->execute('DELETE FROM %i', $this->table());
    }

    public function drop(): void
    {
        $this->sql->dropTable($this->table());
    }

    public function store(int $id, ?ArticleDocument $document): void
    {
        $this->sql->execute('DELETE FROM %i WHERE article_id = %d', $this->table(), $id);
        $words = $document === null ? [] : $this->tokenizer->extractWords(implode(' | ', [
            $document->title,
            ...$document->authors,
            ...$document->tags,
            $document->excerpt,
            $document->content,
        ]));
        foreach (array_chunk($words, self::BATCH_SIZE) as $batch) {
            $values = [];
            foreach ($batch as $word) {
                array_push($values, SetKey::forWord($word), $id);
            }
            $marks = implode(', ', array_fill(0, count($batch), '(%s, %d)'));
            $this->sql->execute(
                "INSERT IGNORE INTO %i (word, article_id) VALUES $marks",
                $this->table(),
                ...$values,
            );
        }
    }

    /** @return list<int> articles with all words, the last stored first; the last word can be a prefix */
    public function find(string $search, int $limit): array
    {
        $ranges = self::createRanges($this->tokenizer, $search);
        if ($ranges === []) {
            return [];
        }
        $any = implode(' OR ', array_fill(0, count($ranges), '(word >= %s AND word < %s)'));
        $all = implode(' AND ', array_fill(0, count($ranges), 'MAX(word >= %s AND word < %s) = 1'));
        $values = array_merge(...$ranges);

        return array_map('intval', $this->sql->fetchColumn(
            "SELECT article_id FROM %i WHERE $any GROUP BY article_id HAVING $all ORDER BY article_id DESC LIMIT %d",
            $this->table(),
            ...[...$values, ...$values, $limit],
        ));
    }

    /**
     * @param (callable(string): string)|null $key of a word; SetKey::forWord by default
     * @return list<array{string, string}> keys from and before which the words of a search are
     */
    public static function createRanges(Tokenizer $tokenizer, string $search, ?callable $key = null): array
    {
        $key ??= SetKey::forWord(...);
        $ranges = [];
        foreach ($tokenizer->parseSearch($search) as $phrase) {
            foreach ($phrase->terms as $term) {
                $from = $key($term->word);
                // Keys are hexadecimal digits: the second range contains only the key itself.
                $ranges[] = [$from, $from . ($term->isPrefix ? SetKey::RANGE_END : '0')];
            }
        }

        return array_slice($ranges, 0, self::MAX_WORDS);
    }

    private function table(): string
    {
        return $this->sql->table('article_text_words');
    }
}
