<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;

/**
 * Stores the views of articles by day, without data about the visitor. The articles with the most views of the last 30
 * days are stored in an autoloaded option, so that a page that lists them needs no query.
 */
final class ArticleViewRepository
{
    public const OPTION = 'courant_most_read';

    private const DAYS = 30;
    private const MAX_ARTICLES = 50;
    private const MAX_AGE_SECONDS = 600;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /** Counts one view, and rebuilds the list of most read articles when it is older than ten minutes. */
    public function increment(int $article): void
    {
        $this->sql->execute(
            'INSERT INTO %i (day, post_id, views) VALUES (%s, %d, 1) ON DUPLICATE KEY UPDATE views = views + VALUES(views)',
            $this->table(),
            $this->day('now'),
            $article,
        );
        $stored = self::stored();
        $now = $this->clock->now()->getTimestamp();
        if ($now - $stored['time'] >= self::MAX_AGE_SECONDS) {
            // Updated before the list is rebuilt, so that requests of other visitors do not rebuild it at the same
            // time.
            update_option(self::OPTION, ['time' => $now] + $stored, true);
            $this->rebuildMostRead();
        }
    }

    /** @return list<int> IDs of articles, most views first; empty when no views were counted */
    public static function findMostRead(): array
    {
        return self::stored()['ids'];
    }

    /** Stores the articles with the most views, and deletes the counts of earlier days. */
    public function rebuildMostRead(): void
    {
        $since = $this->day('-' . (self::DAYS - 1) . ' days');
        $ids = $this->sql->fetchColumn(
            'SELECT v.post_id FROM %i v INNER JOIN %i p ON p.ID = v.post_id WHERE v.day >= %s'
                . " AND p.post_type = 'post' AND p.post_status = 'publish' AND p.post_password = ''"
                . ' GROUP BY v.post_id ORDER BY SUM(v.views) DESC, v.post_id DESC LIMIT %d',
            $this->table(),
            $this->sql->coreTable('posts'),
            $since,
            self::MAX_ARTICLES,
        );
        update_option(
            self::OPTION,
            ['time' => $this->clock->now()->getTimestamp(), 'ids' => array_map('intval', $ids)],
            true,
        );
        $this->sql->execute('DELETE FROM %i WHERE day < %s', $this->table(), $since);
    }

    public function install(): void
    {
        add_option(self::OPTION, [], '', true);
        $this->sql->createTable(
            $this->table(),
            "day char(10) NOT NULL,\npost_id bigint unsigned NOT NULL,\nviews int unsigned NOT NULL DEFAULT 0,\n"
            . "PRIMARY KEY  (day,post_id),\nKEY post_id (post_id)",
        );
    }

    public function delete(int $article): void
    {
        $this->sql->execute('DELETE FROM %i WHERE post_id = %d', $this->table(), $article);
    }

    public function uninstall(): void
    {
        delete_option(self::OPTION);
        $this->sql->dropTable($this->table());
    }

    /** @return array{time: int, ids: list<int>} */
    private static function stored(): array
    {
        $stored = get_option(self::OPTION);
        $stored = is_array($stored) ? $stored : [];
        $ids = is_array($stored['ids'] ?? null) ? $stored['ids'] : [];

        return [
            'time' => is_int($stored['time'] ?? null) ? $stored['time'] : 0,
            'ids' => array_values(array_filter($ids, is_int(...))),
        ];
    }

    private function day(string $when): string
    {
        return $this->clock->now()->setTimezone(wp_timezone())->modify($when)->format('Y-m-d');
    }

    private function table(): string
    {
        return $this->sql->table('article_views');
    }
}
