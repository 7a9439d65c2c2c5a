<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;

/**
 * Counts unread applications in one autoloaded option, so that screens that show the number need no query.
 *
 * @see docs/performance.md#budgets
 */
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

    /**
     * Recounts after the current transaction. Of two concurrent recounts the later one includes the application of
     * the earlier one.
     */
    public function recount(): void
    {
        $this->sql->afterCommit(fn () => $this->sql->transaction($this->storeCount(...), static fn (): bool => false));
    }

    private function storeCount(): void
    {
        $stored = $this->sql->fetchValue(
            'SELECT option_value FROM %i WHERE option_name = %s FOR UPDATE',
            $this->sql->coreTable('options'),
            self::OPTION,
        );
        $count = $this->sql->fetchValue(
            "SELECT COUNT(*) FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = 'awsm_application_viewed' AND m.meta_value = '0' WHERE p.post_type = %s AND p.post_status = %s",
            $this->sql->coreTable('posts'),
            $this->sql->coreTable('postmeta'),
            PostTypes::APPLICATION,
            ApplicationStatus::NEW
        );
        if ($stored === null) {
            add_option(self::OPTION, (int) $count, '', true);
        } elseif ((int) $stored !== (int) $count) {
            // Not update_option(), which writes nothing when its cached value in this process equals the new one.
            $this->sql->execute(
                'UPDATE %i SET option_value = %s WHERE option_name = %s',
                $this->sql->coreTable('options'),
                (string) (int) $count,
                self::OPTION,
            );
        }
        wp_cache_delete_multiple([self::OPTION, 'alloptions', 'notoptions'], 'options');
    }
}
