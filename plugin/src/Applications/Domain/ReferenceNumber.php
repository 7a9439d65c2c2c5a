<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Generates short reference numbers that are easy to read aloud: no vowels, no similar characters. 36 bits. */
final class ReferenceNumber
{
    private const ALPHABET = '23456789BCDFGHJKMNPQRTVWXZ';

    public static function generate(): string
    {
        $reference = '';
        for ($index = 0; $index < 8; $index++) {
            $reference .= ($index === 4 ? '-' : '') . self::ALPHABET[random_int(0, strlen(self::ALPHABET) - 1)];
        }

        return $reference;
    }
}
