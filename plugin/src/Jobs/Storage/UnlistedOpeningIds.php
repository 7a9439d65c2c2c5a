<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Storage;

use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Sql;

/** Finds out which openings are unlisted: one at a time, or as a subquery for statements of WordPress. */
final class UnlistedOpeningIds
{
    public const ON = 'exclude';

    public function __construct(private readonly Sql $sql)
    {
    }

    public static function has(int $opening): bool
    {
        return get_post_type($opening) === OpeningType::NAME && get_post_meta($opening, OpeningMeta::UNLISTED, true) === self::ON;
    }

    /**
     * The condition that leaves them out of a list. It holds constants only, and the subquery does not depend on the row, so that the
     * database may read it once.
     *
     * @param string $column such as `wp_posts.ID`
     */
    public function exclusion(string $column): string
    {
        return sprintf(
            " AND %s NOT IN (SELECT post_id FROM %s WHERE meta_key = '%s' AND meta_value = '%s')",
            $column,
            $this->sql->core('postmeta'),
            OpeningMeta::UNLISTED,
            self::ON
        );
    }
}
