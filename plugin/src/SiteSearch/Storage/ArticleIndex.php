<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\Kernel\Migration;
use CourantDesk\Kernel\Sql;
use WP_Post;

/**
 * Builds the tables that suggestions (ArticleWords, ArticleTextWords) and the results page (ArticleTexts) search, and
 * updates them.
 *
 * @see docs/features/search.md
 */
final class ArticleIndex implements Migration
{
    /** Event that continues a build. */
    public const BUILD_EVENT = 'courant_desk_article_index';

    /**
     * Autoloaded option: `building 4 {last article}` or `ready 4`, with the version of the tables; missing while they
     * are not in use.
     */
    private const OPTION = 'courant_article_index';
    private const READY = 'ready 4';
    private const BUILDING_PREFIX = 'building 4 ';
    private const BATCH_SIZE = 200;

    public readonly ArticleWords $words;
    public readonly ArticleTextWords $textWords;
    public readonly ArticleTexts $texts;

    public function __construct(private readonly Sql $sql)
    {
        $this->words = new ArticleWords($sql);
        $this->textWords = new ArticleTextWords($sql);
        $this->texts = new ArticleTexts($sql);
    }

    public function id(): string
    {
        return 'site-search-4-title-words';
    }

    public function isReady(): bool
    {
        return get_option(self::OPTION) === self::READY;
    }

    /** Whether saved articles must be stored: the tables exist. */
    public function isInUse(): bool
    {
        return $this->isReady() || str_starts_with(self::state(), self::BUILDING_PREFIX);
    }

    /** Whether a build was begun and is not complete, or the tables are of an earlier version. */
    public function isIncomplete(): bool
    {
        return self::state() !== '' && !$this->isReady();
    }

    private static function state(): string
    {
        $state = get_option(self::OPTION);

        return is_string($state) ? $state : '';
    }

    /** Adds the next articles; true when all of them are stored. */
    public function runStep(): bool
    {
        if ($this->isReady()) {
            return true;
        }
        if (!$this->isInUse()) {
            $this->words->create();
            $this->textWords->create();
            $this->texts->create();
            // From here on, saved articles are stored as well.
            update_option(self::OPTION, self::BUILDING_PREFIX . '0', true);
        }
        $types = ArticleReader::types();
        $marks = implode(', ', array_fill(0, count($types), '%s'));
        $ids = $types === [] ? [] : array_map('intval', $this->sql->fetchColumn(
            "SELECT ID FROM %i WHERE post_type IN ($marks) AND post_status = %s AND ID > %d ORDER BY ID LIMIT %d",
            $this->sql->coreTable('posts'),
            ...[...$types, 'publish', (int) substr(self::state(), strlen(self::BUILDING_PREFIX)), self::BATCH_SIZE],
        ));
        $this->updateMany($ids);
        $isDone = count($ids) < self::BATCH_SIZE;
        update_option(self::OPTION, $isDone ? self::READY : self::BUILDING_PREFIX . $ids[self::BATCH_SIZE - 1], true);

        return $isDone;
    }

    /** Stores the current words and texts of an article or page, or none if it is not public. */
    public function update(int $id): void
    {
        $post = get_post($id);
        $post = $post instanceof WP_Post ? $post : null;
        $document = ArticleReader::read($post);
        $article = $post?->post_type === ArticleReader::ARTICLE ? $document : null;
        $published = $post === null ? 0 : (int) get_post_timestamp($post);
        if ($this->texts->isCurrent($id, $document) && $this->words->isCurrent($id, $published, $article)) {
            return;
        }
        $this->sql->transaction(function () use ($id, $document, $article, $published): void {
            $this->texts->store($id, $document);
            $this->words->store($id, $published, $article);
            $this->textWords->store($id, $article);
        });
    }

    /**
     * Updates the next articles of an author or with a tag.
     *
     * @param 'author'|'term' $kind
     * @return int the last of them; 0 when all are updated
     */
    public function updateNamed(string $kind, int $id, int $after): int
    {
        $posts = $this->sql->coreTable('posts');
        $ids = array_map('intval', $kind === 'author' ? $this->sql->fetchColumn(
            'SELECT ID FROM %i WHERE post_author = %d AND post_type = %s AND post_status = %s AND ID > %d'
                . ' ORDER BY ID LIMIT %d',
            $posts,
            ...[$id, ArticleReader::ARTICLE, 'publish', $after, self::BATCH_SIZE],
        ) : $this->sql->fetchColumn(
            'SELECT r.object_id FROM %i r JOIN %i t ON t.term_taxonomy_id = r.term_taxonomy_id'
                . ' WHERE t.term_id = %d AND r.object_id > %d ORDER BY r.object_id LIMIT %d',
            $this->sql->coreTable('term_relationships'),
            $this->sql->coreTable('term_taxonomy'),
            ...[$id, $after, self::BATCH_SIZE],
        ));
        $this->updateMany($ids);

        return count($ids) < self::BATCH_SIZE ? 0 : $ids[self::BATCH_SIZE - 1];
    }

    /** @param list<int> $ids */
    private function updateMany(array $ids): void
    {
        _prime_post_caches($ids, true, false);
        array_map($this->update(...), $ids);
    }

    /** Stops the use of the tables, which are no longer up to date. */
    public function reset(): void
    {
        delete_option(self::OPTION);
    }

    public function drop(): void
    {
        $this->reset();
        $this->words->drop();
        $this->textWords->drop();
        $this->texts->drop();
    }
}
