<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;

/** Meta of openings and applications that were created from posts of another product. */
final class FormerPostMeta
{
    /** ID of the post of the other product. */
    public const POST = 'courant_former_post';

    /** Path of the page of the other product, without slashes at its ends. */
    public const PATH = 'courant_former_path';

    /** Paths of files that were copied into the private store, relative to the uploads folder. */
    public const FILE = 'courant_former_file';

    /** Autoloaded option: `1` if there are former paths, so that other sites query nothing for a page not found. */
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

    /** Returns the opening or application that was created from a post; 0 for none. */
    public function findCopy(int $formerPost, string $type): int
    {
        return (int) $this->sql->fetchValue(
            'SELECT p.ID FROM %i m JOIN %i p ON p.ID = m.post_id
            WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_type = %s ORDER BY p.ID LIMIT 1',
            $this->sql->coreTable('postmeta'),
            $this->sql->coreTable('posts'),
            self::POST,
            (string) $formerPost,
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

    /** Returns the published or closed opening whose page had this path before; 0 for none. */
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
