<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Kernel\Sql;

/** Reads the meta of a post as it is stored, without hooks and without the object cache. */
final class PostMetaReader
{
    public function __construct(private readonly Sql $sql)
    {
    }

    /** @return array<string, list<string>> values by key, in the order in which they were stored */
    public function read(int $post): array
    {
        $meta = [];
        $rows = $this->sql->fetchRows(
            'SELECT meta_key, meta_value FROM %i WHERE post_id = %d ORDER BY meta_id',
            $this->sql->coreTable('postmeta'),
            $post,
        );
        foreach ($rows as $row) {
            $meta[(string) $row['meta_key']][] = (string) $row['meta_value'];
        }

        return $meta;
    }
}
