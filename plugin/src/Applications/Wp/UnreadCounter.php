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

    /** Counts when the transaction that is open has ended; of two at once the later one sees what the earlier one stored. */
    public function recount(): void
    {
        $this->sql->afterCommit(fn () => $this->sql->transaction($this->store(...), static fn (): bool => false));
    }

    private function store(): void
    {
        $stored = $this->sql->value('SELECT option_value FROM %i WHERE option_name = %s FOR UPDATE', $this->sql->core('options'), self::OPTION);
        $count = $this->sql->value(
            "SELECT COUNT(*) FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = 'awsm_application_viewed' AND m.meta_value = '0' WHERE p.post_type = %s AND p.post_status = %s",
            $this->sql->core('posts'),
            $this->sql->core('postmeta'),
            ApplicationType::NAME,
            ApplicationType::NEW
        );
        if ($stored === null) {
            add_option(self::OPTION, (int) $count, '', true);
        } elseif ((int) $stored !== (int) $count) {
            // Not update_option(), which writes nothing where this process remembers that number from earlier.
            $this->sql->run('UPDATE %i SET option_value = %s WHERE option_name = %s', $this->sql->core('options'), (string) (int) $count, self::OPTION);
        }
        wp_cache_delete_multiple([self::OPTION, 'alloptions', 'notoptions'], 'options');
    }
}
