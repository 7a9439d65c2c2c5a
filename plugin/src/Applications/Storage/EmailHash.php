<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

/** Finds withdrawn applications by a hash of the applicant's email address. The address itself is deleted. */
final class EmailHash
{
    public const META_KEY = 'courant_email_hash';

    public static function fromEmail(string $email): string
    {
        return hash_hmac('sha256', 'email|' . mb_strtolower(trim($email)), (new SigningKey())->get());
    }
}
