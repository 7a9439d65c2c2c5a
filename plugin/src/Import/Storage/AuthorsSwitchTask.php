<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Domain\SwitchTask;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;

/**
 * Gives applications of WP Job Openings, which have no author, the author of their opening, so that authors see the
 * applications for their openings.
 */
final class AuthorsSwitchTask implements SwitchTask
{
    /** Marks applications whose author was set here. */
    private const META_KEY = 'courant_switch_author';
    private const BATCH_SIZE = 200;
    private const CONDITION = 'FROM %i a JOIN %i o ON o.ID = a.post_parent
        WHERE a.post_type = %s AND a.post_author = 0 AND o.post_author > 0';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function id(): string
    {
        return 'authors';
    }

    public function count(): int
    {
        return (int) $this->sql->fetchValue('SELECT COUNT(*) ' . self::CONDITION, ...$this->conditionValues());
    }

    public function apply(SwitchProgress $progress): bool
    {
        $rows = $this->sql->fetchRows(
            'SELECT a.ID AS application, o.post_author AS opening_author ' . self::CONDITION
                . ' AND a.ID > %d ORDER BY a.ID LIMIT %d',
            ...$this->conditionValues(),
            ...[$progress->cursor, self::BATCH_SIZE],
        );
        foreach ($rows as $row) {
            $application = (int) $row['application'];
            $this->sql->transaction(function () use ($application, $row): void {
                $this->setAuthor($application, (int) $row['opening_author']);
                update_post_meta($application, self::META_KEY, '1');
            });
            clean_post_cache($application);
            $progress->cursor = $application;
        }
        $progress->addDone(count($rows));

        return count($rows) < self::BATCH_SIZE;
    }

    public function undo(SwitchProgress $progress): bool
    {
        return $this->forEachMarked($progress, function (int $application): void {
            $this->sql->transaction(function () use ($application): void {
                $this->setAuthor($application, 0);
                delete_post_meta($application, self::META_KEY);
            });
            clean_post_cache($application);
        });
    }

    public function confirm(SwitchProgress $progress): bool
    {
        return $this->forEachMarked(
            $progress,
            static fn (int $application) => delete_post_meta($application, self::META_KEY),
        );
    }

    /** @param callable(int): mixed $work */
    private function forEachMarked(SwitchProgress $progress, callable $work): bool
    {
        $ids = $this->sql->fetchColumn(
            'SELECT post_id FROM %i WHERE meta_key = %s AND post_id > %d ORDER BY post_id LIMIT %d',
            $this->sql->coreTable('postmeta'),
            self::META_KEY,
            $progress->cursor,
            self::BATCH_SIZE,
        );
        foreach ($ids as $id) {
            $work((int) $id);
            $progress->cursor = (int) $id;
        }

        return count($ids) < self::BATCH_SIZE;
    }

    private function setAuthor(int $application, int $author): void
    {
        $this->sql->execute(
            'UPDATE %i SET post_author = %d WHERE ID = %d', $this->sql->coreTable('posts'), $author, $application,
        );
    }

    /** @return array{string, string, string} */
    private function conditionValues(): array
    {
        $posts = $this->sql->coreTable('posts');

        return [$posts, $posts, PostTypes::APPLICATION];
    }
}
