<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Fields\UnlistedField;

/** Finds unlisted openings: one at a time, or as a subquery for SQL statements of WordPress. */
final class UnlistedOpeningIds
{
    public const UNLISTED_VALUE = 'exclude';

    public function __construct(private readonly Sql $sql)
    {
    }

    public static function isUnlisted(int $opening): bool
    {
        return get_post_type($opening) === OpeningPostType::NAME
            && get_post_meta($opening, UnlistedField::KEY, true) === self::UNLISTED_VALUE;
    }

    /**
     * Returns the condition that excludes them from a list. It contains only constants, and the subquery does not
     * depend on the row, so that the database can run it once.
     *
     * @param string $column such as `wp_posts.ID`
     */
    public function exclusionSql(string $column): string
    {
        return sprintf(
            " AND %s NOT IN (SELECT post_id FROM %s WHERE meta_key = '%s' AND meta_value = '%s')",
            $column,
            $this->sql->coreTable('postmeta'),
            UnlistedField::KEY,
            self::UNLISTED_VALUE
        );
    }
}
