<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Domain\SwitchTask;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;

/**
 * Sets the author of each application of WP Job Openings to the author of its opening, so that authors can read the
 * applications for their openings.
 */
final class AuthorsSwitchTask implements SwitchTask
{
    /** Marks applications whose author this task set. */
    private const META_KEY = 'courant_switch_author';
    /** Replaces the mark after the switch was confirmed. */
    private const CONFIRMED_META_KEY = 'courant_confirmed_author';
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
        return $this->marked(self::META_KEY)->forEachNext($progress, $this->removeAuthor(...));
    }

    /** Replaces the mark, which removeAssignedAuthors() needs if the site returns to WP Job Openings. */
    public function confirm(SwitchProgress $progress): bool
    {
        return $this->marked(self::META_KEY)->forEachNext($progress, static function (int $application): void {
            update_post_meta($application, self::CONFIRMED_META_KEY, '1');
            delete_post_meta($application, self::META_KEY);
        });
    }

    /**
     * Removes the authors that switches have set, including confirmed switches. Called after the files were written
     * back for WP Job Openings.
     */
    public function removeAssignedAuthors(): void
    {
        foreach ([self::META_KEY, self::CONFIRMED_META_KEY] as $key) {
            $progress = new SwitchProgress();
            while (!$this->marked($key)->forEachNext($progress, $this->removeAuthorOfFiles(...))) {
                continue;
            }
        }
    }

    private function marked(string $metaKey): MarkedPosts
    {
        return new MarkedPosts($metaKey, $this->sql);
    }

    private function removeAuthor(int $application): void
    {
        $this->sql->transaction(function () use ($application): void {
            $this->setAuthor($application, 0);
            delete_post_meta($application, self::META_KEY);
            delete_post_meta($application, self::CONFIRMED_META_KEY);
        });
        clean_post_cache($application);
    }

    /** Attachments that were created for WP Job Openings have the author of the application. */
    private function removeAuthorOfFiles(int $application): void
    {
        $this->sql->execute(
            "UPDATE %i SET post_author = 0 WHERE post_type = 'attachment' AND post_parent = %d AND post_author = %d",
            $this->sql->coreTable('posts'),
            $application,
            (int) get_post_field('post_author', $application),
        );
        $this->removeAuthor($application);
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
