<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Kernel\Sql;

/**
 * Returns the secret that signs URLs in emails. It is separate from the WordPress salts, so that new salts do not
 * invalidate it.
 *
 * @see docs/features/applications.md#applicant-portal
 */
final class SigningKey
{
    private const OPTION = 'courant_signing_key';

    public function get(): string
    {
        $key = get_option(self::OPTION, '');
        if (is_string($key) && strlen($key) === 64) {
            return $key;
        }
        // Not add_option(), which replaces a key that the object cache does not contain yet.
        $sql = Sql::fromGlobal();
        $sql->execute(
            "INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, 'no')",
            $sql->coreTable('options'),
            self::OPTION,
            bin2hex(random_bytes(32)),
        );
        wp_cache_delete_multiple([self::OPTION, 'notoptions'], 'options');

        return (string) $sql->fetchValue(
            'SELECT option_value FROM %i WHERE option_name = %s',
            $sql->coreTable('options'),
            self::OPTION,
        );
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
    }
}
