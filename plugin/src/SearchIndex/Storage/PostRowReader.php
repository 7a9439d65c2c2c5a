<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\PostRow;

/** Reads the rows of openings that the index stores, and computes them from WordPress's tables. */
final class PostRowReader
{
    public const UNLISTED_KEY = 'awsm_pro_exclude_job';
    public const UNLISTED_VALUE = 'exclude';
    public const CLOSING_KEY = 'awsm_job_expiry';
    public const VIEWS_KEY = 'awsm_views_count';

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
    }

    /**
     * @param non-empty-list<int> $ids
     * @return array<int, PostRow> by opening
     */
    public function readStored(array $ids): array
    {
        $in = SqlCondition::in('job_id', $ids);
        $rows = [];
        foreach (
            $this->sql->fetchRows(
                "SELECT job_id, state, author, published, title, closing, views FROM %i WHERE $in->sql",
                $this->tables->posts(),
                ...$in->values,
            ) as $row
        ) {
            $rows[(int) $row['job_id']] = PostRow::fromRow($row);
        }

        return $rows;
    }

    /**
     * @param non-empty-list<int> $ids
     * @return array<int, PostRow> by opening
     */
    public function readPosts(array $ids): array
    {
        $in = SqlCondition::in('ID', $ids);
        $posts = $this->sql->fetchRows(
            "SELECT ID, post_status, post_author, post_date, post_title, post_password FROM %i WHERE $in->sql AND post_type = %s",
            $this->sql->coreTable('posts'),
            ...[...$in->values, PostTypes::OPENING],
        );
        $meta = $this->readMeta($ids);
        $rows = [];
        foreach ($posts as $post) {
            $id = (int) $post['ID'];
            $rows[$id] = PostRow::create(
                id: $id,
                status: (string) $post['post_status'],
                author: (int) $post['post_author'],
                date: (string) $post['post_date'],
                title: (string) $post['post_title'],
                isUnlisted: in_array(self::UNLISTED_VALUE, $meta[$id][self::UNLISTED_KEY] ?? [], true),
                hasPassword: $post['post_password'] !== '',
                closingDay: $meta[$id][self::CLOSING_KEY][0] ?? '',
                views: $meta[$id][self::VIEWS_KEY][0] ?? '',
            );
        }

        return $rows;
    }

    /**
     * @param non-empty-list<int> $ids
     * @return array<int, array<string, list<string>>> values by opening and key, in the order of get_post_meta()
     */
    private function readMeta(array $ids): array
    {
        $in = SqlCondition::all([
            SqlCondition::in('post_id', $ids),
            SqlCondition::in('meta_key', [self::UNLISTED_KEY, self::CLOSING_KEY, self::VIEWS_KEY]),
        ]);
        $meta = [];
        foreach (
            $this->sql->fetchRows(
                "SELECT post_id, meta_key, meta_value FROM %i WHERE $in->sql ORDER BY meta_id",
                $this->sql->coreTable('postmeta'),
                ...$in->values,
            ) as $row
        ) {
            $meta[(int) $row['post_id']][(string) $row['meta_key']][] = (string) $row['meta_value'];
        }

        return $meta;
    }
}
