<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

/** Finds a withdrawn application by its applicant's email address, which itself is deleted. */
final class EmailHash
{
    public const META = 'courant_email_hash';

    public static function of(string $email): string
    {
        return hash_hmac('sha256', 'email|' . mb_strtolower(trim($email)), (new SigningKey())->get());
    }
}
