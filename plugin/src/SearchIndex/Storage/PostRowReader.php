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
                "SELECT job_id, state, author, published, title FROM %i WHERE $in->sql",
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
        $in = SqlCondition::in('post_id', $ids);
        $unlisted = array_flip(array_map('intval', $this->sql->fetchColumn(
            "SELECT post_id FROM %i WHERE $in->sql AND meta_key = %s AND meta_value = %s",
            $this->sql->coreTable('postmeta'),
            ...[...$in->values, self::UNLISTED_KEY, self::UNLISTED_VALUE],
        )));
        $rows = [];
        foreach ($posts as $post) {
            $id = (int) $post['ID'];
            $rows[$id] = PostRow::create(
                id: $id,
                status: (string) $post['post_status'],
                author: (int) $post['post_author'],
                date: (string) $post['post_date'],
                title: (string) $post['post_title'],
                isUnlisted: isset($unlisted[$id]),
                hasPassword: $post['post_password'] !== '',
            );
        }

        return $rows;
    }
}
