<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;

/** Defines the meta keys of openings and applications that were created from posts of another product. */
final class MigratedPostMeta
{
    /** ID of the original post. */
    public const POST = 'courant_former_post';

    /** Path of the original page, without leading and trailing slashes. */
    public const PATH = 'courant_former_path';

    /** Paths of files that were copied into the private store, relative to the uploads folder. */
    public const FILE = 'courant_former_file';

    /**
     * Autoloaded option: `1` if such paths are stored, so that other sites run no query for a URL that is not found.
     */
    public const OPTION = 'courant_former_urls';

    public function __construct(private readonly Sql $sql)
    {
    }

    public static function install(): void
    {
        add_option(self::OPTION, '', '', true);
    }

    public static function uninstall(): void
    {
        delete_option(self::OPTION);
    }

    /** Returns the opening or application that was created from a post; 0 when there is none. */
    public function findCopy(int $sourcePost, string $type): int
    {
        return (int) $this->sql->fetchValue(
            'SELECT p.ID FROM %i m JOIN %i p ON p.ID = m.post_id
            WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_type = %s ORDER BY p.ID LIMIT 1',
            $this->sql->coreTable('postmeta'),
            $this->sql->coreTable('posts'),
            self::POST,
            (string) $sourcePost,
            $type,
        );
    }

    /** @return list<int> copies of this type after an ID */
    public function findCopies(string $type, int $after, int $limit): array
    {
        return array_map('intval', $this->sql->fetchColumn(
            'SELECT p.ID FROM %i m JOIN %i p ON p.ID = m.post_id
            WHERE m.meta_key = %s AND p.post_type = %s AND p.ID > %d ORDER BY p.ID LIMIT %d',
            $this->sql->coreTable('postmeta'),
            $this->sql->coreTable('posts'),
            self::POST,
            $type,
            $after,
            $limit,
        ));
    }

    /** Returns the published or closed opening whose original page had this path; 0 when there is none. */
    public function findOpeningByPath(string $path): int
    {
        return (int) $this->sql->fetchValue(
            "SELECT p.ID FROM %i m JOIN %i p ON p.ID = m.post_id WHERE m.meta_key = %s AND m.meta_value = %s
            AND p.post_type = %s AND p.post_status IN ('publish', 'expired') ORDER BY p.ID LIMIT 1",
            $this->sql->coreTable('postmeta'),
            $this->sql->coreTable('posts'),
            self::PATH,
            $path,
            PostTypes::OPENING,
        );
    }
}
