<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** An email address as limits count it: however it is written, it is the mailbox of one person. */
final class Mailbox
{
    /** Lower case and without `+tag`; text without an `@` only in lower case. */
    public static function key(string $email): string
    {
        $email = mb_strtolower(trim($email), 'UTF-8');
        $at = strrpos($email, '@');
        if ($at === false) {
            return $email;
        }
        $name = substr($email, 0, $at);
        $plus = strpos($name, '+');

        // `+tag@…` is an ordinary name.
        return ($plus === false || $plus === 0 ? $name : substr($name, 0, $plus)) . substr($email, $at);
    }
}
