<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

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
        // If two processes add it at the same time, both read the value that was stored first.
        add_option(self::OPTION, bin2hex(random_bytes(32)), '', false);
        $key = get_option(self::OPTION, '');

        return is_string($key) ? $key : '';
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
    }
}
