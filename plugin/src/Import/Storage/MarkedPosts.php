<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Kernel\Sql;

/** Finds the posts that a step of a switch has changed and marked with a meta key, so that the change can be undone. */
final class MarkedPosts
{
    private const BATCH_SIZE = 200;

    public function __construct(private readonly string $metaKey, private readonly Sql $sql)
    {
    }

    /**
     * Calls a function for the next marked posts.
     *
     * @param callable(int): mixed $work
     * @return bool whether all were processed
     */
    public function forEachNext(SwitchProgress $progress, callable $work): bool
    {
        $ids = $this->sql->fetchColumn(
            'SELECT post_id FROM %i WHERE meta_key = %s AND post_id > %d ORDER BY post_id LIMIT %d',
            $this->sql->coreTable('postmeta'),
            $this->metaKey,
            $progress->cursor,
            self::BATCH_SIZE,
        );
        foreach ($ids as $id) {
            $work((int) $id);
            $progress->cursor = (int) $id;
        }

        return count($ids) < self::BATCH_SIZE;
    }
}
