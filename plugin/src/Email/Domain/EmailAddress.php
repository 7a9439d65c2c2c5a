<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Normalizes email addresses for limits, so that different spellings of one mailbox are counted together. */
final class EmailAddress
{
    /** Returns the address in lower case and without `+tag`; text without an `@` only in lower case. */
    public static function mailboxKey(string $email): string
    {
        $email = mb_strtolower(trim($email), 'UTF-8');
        $at = strrpos($email, '@');
        if ($at === false) {
            return $email;
        }
        $name = substr($email, 0, $at);
        $plus = strpos($name, '+');

        // `+tag@…` has no name before the plus sign, so it is kept.
        return ($plus === false || $plus === 0 ? $name : substr($name, 0, $plus)) . substr($email, $at);
    }
}
