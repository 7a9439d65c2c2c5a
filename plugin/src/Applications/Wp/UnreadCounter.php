<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Kernel\Sql;

/** How many applications nobody has read, in one autoloaded option, so that a screen of others costs no query (Rulings 37). */
final class UnreadCounter
{
    public const OPTION = 'courant_applications_unread';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function count(): int
    {
        $count = get_option(self::OPTION, 0);

        return is_numeric($count) ? max(0, (int) $count) : 0;
    }

    public function recount(): void
    {
        $count = $this->sql->value(
            "SELECT COUNT(*) FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = 'awsm_application_viewed' AND m.meta_value = '0' WHERE p.post_type = %s AND p.post_status = %s",
            $this->sql->core('posts'),
            $this->sql->core('postmeta'),
            ApplicationType::NAME,
            ApplicationType::NEW
        );
        update_option(self::OPTION, (int) $count, true);
    }
}
