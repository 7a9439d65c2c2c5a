<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\PostRow;
use WP_Post;

/**
 * Stores the openings of every status for lists of posts, sorted by date and by title, and their numbers by status,
 * author, month and day. Lists in wp-admin, archives and sitemaps read them with database indexes; WordPress's tables
 * have no index for several statuses in one order, and no numbers.
 *
 * Writes require the index lock.
 *
 * @see docs/decisions/0026-run-wordpress-queries-on-the-index.md
 */
final class PostRowRepository
{
    /**
     * Autoloaded option: `building 2 {last opening}` or `ready 2`, with the version of the columns; missing while the
     * tables are not in use.
     */
    public const OPTION = 'courant_job_posts';

    private const READY = 'ready 2';
    private const BUILDING_PREFIX = 'building 2 ';
    private const BATCH_SIZE = 400;

    private readonly PostRowReader $reader;
    private readonly PostCountRepository $counts;

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
        $this->reader = new PostRowReader($sql, $tables);
        $this->counts = new PostCountRepository($sql, $tables);
    }

    /** Returns whether lists can be read. */
    public function isReady(): bool
    {
        return get_option(self::OPTION) === self::READY;
    }

    /** @return int|null number of published openings; null while the rows are being built */
    public function countPublished(): ?int
    {
        $lists = new PostListReader($this->sql, $this->tables);

        return $this->isReady() ? $lists->countByStatus()['publish'] ?? 0 : null;
    }

    /**
     * Returns whether changes of openings must be written. Queries the database when the cached option in this process
     * is missing, because a build may have started since then.
     */
    public function isInUse(): bool
    {
        return self::isCurrentVersion(get_option(self::OPTION)) || self::isCurrentVersion($this->readStoredState());
    }

    /** @phpstan-assert-if-true string $state */
    private static function isCurrentVersion(mixed $state): bool
    {
        return $state === self::READY || (is_string($state) && str_starts_with($state, self::BUILDING_PREFIX));
    }

    private function readStoredState(): ?string
    {
        return $this->sql->fetchValue(
            'SELECT option_value FROM %i WHERE option_name = %s',
            $this->sql->coreTable('options'),
            self::OPTION,
        );
    }

    /** Disables the tables, which are no longer up to date. */
    public function reset(): void
    {
        delete_option(self::OPTION);
    }

    /**
     * Adds the next openings to the tables.
     *
     * @return bool whether all of them are stored
     */
    public function buildStep(int $batchSize): bool
    {
        $state = get_option(self::OPTION);
        if ($state === self::READY) {
            return true;
        }
        $state = self::isCurrentVersion($state) ? $state : $this->begin();
        if ($state === self::READY) {
            return true;
        }
        $ids = array_map('intval', $this->sql->fetchColumn(
            'SELECT ID FROM %i WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT %d',
            $this->sql->coreTable('posts'),
            PostTypes::OPENING,
            (int) substr($state, strlen(self::BUILDING_PREFIX)),
            $batchSize,
        ));
        $this->updateLocked($ids);
        $isDone = count($ids) < $batchSize;
        update_option(self::OPTION, $isDone ? self::READY : self::BUILDING_PREFIX . $ids[$batchSize - 1], true);

        return $isDone;
    }

    /**
     * Updates rows that differ from WordPress's tables, such as those of openings that other software wrote.
     *
     * @param int $max maximum number of rows for each kind of difference
     */
    public function repair(int $max): void
    {
        if (!$this->isReady()) {
            return;
        }
        $posts = $this->sql->coreTable('posts');
        $rows = $this->tables->posts();
        $differing = array_map('intval', [
            ...$this->sql->fetchColumn(
                'SELECT p.ID FROM %i p LEFT JOIN %i r ON r.job_id = p.ID WHERE p.post_type = %s AND (r.job_id IS NULL'
                . " OR r.author <> p.post_author OR r.state NOT LIKE CONCAT(p.post_status, '%%')) LIMIT %d",
                $posts,
                $rows,
                PostTypes::OPENING,
                $max,
            ),
            ...$this->sql->fetchColumn(
                'SELECT r.job_id FROM %i r LEFT JOIN %i p ON p.ID = r.job_id AND p.post_type = %s'
                . ' WHERE p.ID IS NULL LIMIT %d',
                $rows,
                $posts,
                PostTypes::OPENING,
                $max,
            ),
        ]);
        $this->updateLocked(array_values(array_unique($differing)));
    }

    /** Returns whether the stored row equals the opening in the caches of this process. */
    public function isCurrent(int $id): bool
    {
        if (!$this->isInUse()) {
            return true;
        }
        $post = get_post($id);
        $row = $post instanceof WP_Post && $post->post_type === PostTypes::OPENING ? PostRow::create(
            id: $id,
            status: $post->post_status,
            author: (int) $post->post_author,
            date: $post->post_date,
            title: $post->post_title,
            isUnlisted: get_post_meta($id, PostRowReader::UNLISTED_KEY, true) === PostRowReader::UNLISTED_VALUE,
            hasPassword: $post->post_password !== '',
            closingDay: self::metaText($id, PostRowReader::CLOSING_KEY),
            views: self::metaText($id, PostRowReader::VIEWS_KEY),
        ) : null;

        return ($this->reader->readStored([$id])[$id] ?? null)?->toRow() === $row?->toRow();
    }

    private static function metaText(int $id, string $key): string
    {
        $value = get_post_meta($id, $key, true);

        return is_scalar($value) ? (string) $value : '';
    }

    /** Stores the number of views after it changed. It is not counted, so it requires no lock. */
    public function updateViews(int $id): void
    {
        if ($this->isInUse()) {
            $this->sql->execute(
                'UPDATE %i SET views = COALESCE((SELECT MAX(meta_value + 0) FROM %i WHERE post_id = %d AND meta_key = %s), 0)'
                . ' WHERE job_id = %d',
                $this->tables->posts(),
                $this->sql->coreTable('postmeta'),
                ...[$id, PostRowReader::VIEWS_KEY, $id],
            );
        }
    }

    /**
     * Updates the rows of openings from WordPress's tables, inside of a transaction that holds the lock.
     *
     * @param list<int> $ids
     */
    public function update(array $ids): void
    {
        if (!$this->isInUse()) {
            return;
        }
        foreach (array_chunk($ids, self::BATCH_SIZE) as $batch) {
            $old = $this->reader->readStored($batch);
            $new = $this->reader->readPosts($batch);
            $changed = array_values(array_filter(
                $batch,
                static fn (int $id): bool => ($old[$id] ?? null)?->toRow() !== ($new[$id] ?? null)?->toRow(),
            ));
            if ($changed !== []) {
                $this->write($changed, $old, $new);
            }
        }
    }

    /** @return string the new state, or that of another process that has started in the meantime */
    private function begin(): string
    {
        $this->tables->createPostTables();

        return $this->sql->transaction(function (): string {
            $this->tables->lock();
            $stored = $this->readStoredState();
            if (!self::isCurrentVersion($stored)) {
                $this->sql->execute('DELETE FROM %i', $this->tables->posts());
                $this->sql->execute('DELETE FROM %i', $this->tables->postCounts());
                $stored = self::BUILDING_PREFIX . '0';
                update_option(self::OPTION, $stored, true);
            } else {
                wp_cache_delete('alloptions', 'options');
            }

            return $stored;
        }, static fn (): bool => false);
    }

    /** @param list<int> $ids */
    private function updateLocked(array $ids): void
    {
        foreach (array_chunk($ids, self::BATCH_SIZE) as $batch) {
            $this->sql->transaction(function () use ($batch): void {
                $this->tables->lock();
                $this->update($batch);
                // The work can be repeated, because only differences are written.
            }, static fn (): bool => false);
        }
    }

    /**
     * @param non-empty-list<int> $changed
     * @param array<int, PostRow> $old
     * @param array<int, PostRow> $new
     */
    private function write(array $changed, array $old, array $new): void
    {
        $in = SqlCondition::in('job_id', $changed);
        $this->sql->execute("DELETE FROM %i WHERE $in->sql", $this->tables->posts(), ...$in->values);
        $values = [];
        foreach ($changed as $id) {
            $row = $new[$id] ?? null;
            if ($row !== null) {
                array_push($values, ...$row->toRow());
            }
        }
        if ($values !== []) {
            $placeholders = implode(', ', array_fill(0, intdiv(count($values), 7), '(%d, %s, %d, %d, %s, %d, %d)'));
            $this->sql->execute(
                "INSERT INTO %i (job_id, state, author, published, title, closing, views) VALUES $placeholders",
                $this->tables->posts(),
                ...$values,
            );
        }
        $this->counts->update($changed, $old, $new);
    }
}
