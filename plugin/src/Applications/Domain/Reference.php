<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** A short number for people, easy to read out: no vowels, no characters that look alike. 36 bits. */
final class Reference
{
    private const LETTERS = '23456789BCDFGHJKMNPQRTVWXZ';

    public static function make(): string
    {
        $reference = '';
        for ($place = 0; $place < 8; $place++) {
            $reference .= ($place === 4 ? '-' : '') . self::LETTERS[random_int(0, strlen(self::LETTERS) - 1)];
        }

        return $reference;
    }
}
