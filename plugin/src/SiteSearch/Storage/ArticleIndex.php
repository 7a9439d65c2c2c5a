<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\Kernel\Migration;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SearchIndex\Domain\TypoVariants;
use WP_Post;

/**
 * The words in titles and excerpts of published articles, in a table of their own. Words have the keys of the job index
 * (SetKey), so that prefixes are ranges in every database.
 *
 * @see docs/features/search.md
 */
final class ArticleIndex implements Migration
{
    public const POST_TYPE = 'post';

    /** Event that continues a build. */
    public const BUILD_EVENT = 'courant_desk_article_index';

    /** Autoloaded option: `building {last article}` or `ready`. */
    private const OPTION = 'courant_article_index';
    private const READY = 'ready';
    private const BATCH_SIZE = 200;
    private const MAX_WORDS = 8;

    public function __construct(private readonly Sql $sql, private readonly Tokenizer $tokenizer = new Tokenizer())
    {
    }

    public function id(): string
    {
        return 'site-search-1-articles';
    }

    public function isReady(): bool
    {
        return get_option(self::OPTION) === self::READY;
    }

    /** Adds the next articles; true when all of them are stored. */
    public function runStep(): bool
    {
        if ($this->isReady()) {
            return true;
        }
        $state = get_option(self::OPTION);
        if (!is_string($state)) {
            $this->create();
            // From here on, saved articles are stored as well.
            update_option(self::OPTION, 'building 0', true);
            $state = '';
        }
        $ids = array_map('intval', $this->sql->fetchColumn(
            'SELECT ID FROM %i WHERE post_type = %s AND post_status = %s AND ID > %d ORDER BY ID LIMIT %d',
            $this->sql->coreTable('posts'),
            self::POST_TYPE,
            'publish',
            (int) preg_replace('/\D/', '', $state),
            self::BATCH_SIZE,
        ));
        _prime_post_caches($ids, false, false);
        array_map($this->update(...), $ids);
        $isDone = count($ids) < self::BATCH_SIZE;
        update_option(self::OPTION, $isDone ? self::READY : 'building ' . $ids[self::BATCH_SIZE - 1], true);

        return $isDone;
    }

    /** Stores the current words of an article, or none if it is not public. */
    public function update(int $id): void
    {
        $post = get_post($id);
        $rows = $post instanceof WP_Post && self::isPublic($post) ? $this->createRows($post) : [];
        $stored = [];
        foreach (
            $this->sql->fetchRows('SELECT word, published FROM %i WHERE article_id = %d', $this->table(), $id) as $row
        ) {
            $stored[(string) $row['word']] = (int) $row['published'];
        }
        ksort($rows);
        ksort($stored);
        if ($rows === $stored) {
            return;
        }
        $this->sql->transaction(function () use ($id, $rows): void {
            $this->sql->execute('DELETE FROM %i WHERE article_id = %d', $this->table(), $id);
            if ($rows === []) {
                return;
            }
            $values = [];
            foreach ($rows as $word => $published) {
                array_push($values, (string) $word, $id, $published);
            }
            $marks = implode(', ', array_fill(0, count($rows), '(%s, %d, %d)'));
            $this->sql->execute(
                "INSERT IGNORE INTO %i (word, article_id, published) VALUES $marks",
                $this->table(),
                ...$values,
            );
        });
    }

    /** Whether saved articles must be stored: the table exists. */
    public function isInUse(): bool
    {
        return is_string(get_option(self::OPTION));
    }

    /** @return list<int> articles with all words, newest first; the last word can be a prefix */
    public function find(string $search, int $limit): array
    {
        $ranges = [];
        foreach ($this->tokenizer->parseSearch($search) as $phrase) {
            foreach ($phrase->terms as $term) {
                $key = SetKey::forWord($term->word);
                // Keys are hexadecimal digits: the second range contains only the key itself.
                $ranges[] = [$key, $key . ($term->isPrefix ? SetKey::RANGE_END : '0')];
            }
        }
        $ranges = array_slice($ranges, 0, self::MAX_WORDS);
        if ($ranges === []) {
            return [];
        }
        $any = implode(' OR ', array_fill(0, count($ranges), '(word >= %s AND word < %s)'));
        $all = implode(' AND ', array_fill(
            0,
            count($ranges),
            'MAX(CASE WHEN word >= %s AND word < %s THEN 1 ELSE 0 END) = 1',
        ));
        $values = array_merge(...$ranges);

        return array_map('intval', $this->sql->fetchColumn(
            "SELECT article_id FROM %i WHERE $any GROUP BY article_id HAVING $all"
                . ' ORDER BY MAX(published) DESC, article_id DESC LIMIT %d',
            $this->table(),
            ...[...$values, ...$values, $limit],
        ));
    }

    /** @return string the search with one typo corrected in each unknown word of five letters or more; '' for none */
    public function correct(string $search): string
    {
        $words = array_slice($this->tokenizer->extractWords($search), 0, self::MAX_WORDS);
        $corrected = array_map(
            fn (string $word): string => mb_strlen($word) < TypoVariants::MIN_LENGTH || $this->hasPrefix($word)
                ? $word
                : $this->findSimilar($word),
            $words,
        );

        return $corrected === $words ? '' : implode(' ', $corrected);
    }

    private function hasPrefix(string $word): bool
    {
        $key = SetKey::forWord($word);

        return $this->sql->fetchValue(
            'SELECT 1 FROM %i WHERE word >= %s AND word < %s LIMIT 1',
            $this->table(),
            $key,
            $key . SetKey::RANGE_END,
        ) !== null;
    }

    private function findSimilar(string $word): string
    {
        $keys = array_map(SetKey::forWord(...), TypoVariants::fromWord($word));
        if ($keys === []) {
            return $word;
        }
        $marks = implode(', ', array_fill(0, count($keys), '%s'));
        $found = $this->sql->fetchValue(
            "SELECT word FROM %i WHERE word IN ($marks) GROUP BY word ORDER BY COUNT(*) DESC, word LIMIT 1",
            $this->table(),
            ...$keys,
        );
        $decoded = $found === null ? false : hex2bin(substr($found, 1));

        return $decoded === false ? $word : $decoded;
    }

    /** @return array<array-key, int> time of publication by word */
    private function createRows(WP_Post $post): array
    {
        $words = $this->tokenizer->extractWords($post->post_title . ' ' . $post->post_excerpt);

        return array_fill_keys(
            array_map(SetKey::forWord(...), $words),
            (int) get_post_timestamp($post),
        );
    }

    private static function isPublic(WP_Post $post): bool
    {
        return $post->post_type === self::POST_TYPE && $post->post_status === 'publish' && $post->post_password === '';
    }

    /** Stops the use of the table, which is no longer up to date. */
    public function reset(): void
    {
        delete_option(self::OPTION);
    }

    public function drop(): void
    {
        $this->reset();
        $this->sql->dropTable($this->table());
    }

    private function create(): void
    {
        $this->sql->createTable(
            $this->table(),
            "word varchar(190) NOT NULL,\narticle_id bigint NOT NULL,\npublished bigint NOT NULL,\n"
                . "PRIMARY KEY  (word,article_id),\nKEY article_id (article_id)",
        );
        // Rows of an earlier use.
        $this->sql->execute('DELETE FROM %i', $this->table());
    }

    private function table(): string
    {
        return $this->sql->table('article_words');
    }
}
