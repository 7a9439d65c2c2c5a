<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

/** The secret behind addresses that go out in mails: our own, so that they survive new salts (Rulings 38). */
final class SigningKey
{
    private const OPTION = 'courant_signing_key';

    public function get(): string
    {
        $key = get_option(self::OPTION, '');
        if (is_string($key) && strlen($key) === 64) {
            return $key;
        }
        // Whoever adds it first wins; the other one reads it.
        add_option(self::OPTION, bin2hex(random_bytes(32)), '', false);
        $key = get_option(self::OPTION, '');

        return is_string($key) ? $key : '';
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
    }
}
