<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Encodes the members of one chunk (numbers from 0 to 65,535) as text: small sets as sorted 16-bit numbers, large ones
 * as a bitmap, both in base64, which every database and WordPress's text checks accept. The first character is the
 * type: `n` or `b`.
 */
final class IdSetCodec
{
    /** Maximum size of a list of numbers. For more members, a bitmap is usually smaller and faster to decode. */
    private const MAX_NUMBERS = 1024;

    private const MASKS = ["\x01", "\x02", "\x04", "\x08", "\x10", "\x20", "\x40", "\x80"];

    /** @return string bits without trailing zero bytes, as in Bitmap::$chunks */
    public static function decode(string $text): string
    {
        $raw = (string) base64_decode(substr($text, 1), true);
        if ($text === '' || $text[0] === 'b') {
            return $raw;
        }

        return self::bits(self::numbers($raw));
    }

    /**
     * Adds and removes members of an encoded set.
     *
     * @param string    $text    stored text; '' for an empty set
     * @param list<int> $added
     * @param list<int> $removed
     * @return string '' for an empty set
     */
    public static function update(string $text, array $added, array $removed): string
    {
        if ($text !== '' && $text[0] === 'b') {
            $bits = (string) base64_decode(substr($text, 1), true);
            $bits = $removed === [] ? $bits : $bits & ~str_pad(self::bits($removed), strlen($bits), "\0");

            return self::encode(rtrim($bits | self::bits($added), "\0"));
        }
        $members = array_fill_keys(self::numbers((string) base64_decode(substr($text, 1), true)), true);
        foreach ($removed as $number) {
            unset($members[$number]);
        }
        $members += array_fill_keys($added, true);
        if (count($members) > self::MAX_NUMBERS) {
            return 'b' . base64_encode(self::bits(array_keys($members)));
        }
        ksort($members);

        return $members === [] ? '' : 'n' . base64_encode(pack('v*', ...array_keys($members)));
    }

    /**
     * Encodes a sparse bitmap as numbers. The threshold is lower than MAX_NUMBERS, so that small changes do not
     * alternate between the formats.
     */
    private static function encode(string $bits): string
    {
        if (strlen($bits) - substr_count($bits, "\0") > intdiv(self::MAX_NUMBERS, 2)) {
            return 'b' . base64_encode($bits);
        }
        $numbers = [];
        $length = strlen($bits);
        for ($byte = strspn($bits, "\0"); $byte < $length; $byte += 1 + strspn($bits, "\0", $byte + 1)) {
            for ($bit = 0; $bit < 8; $bit++) {
                if (($bits[$byte] & self::MASKS[$bit]) !== "\0") {
                    $numbers[] = ($byte << 3) + $bit;
                }
            }
        }

        return $numbers === [] ? '' : 'n' . base64_encode(pack('v*', ...$numbers));
    }

    /** @return list<int> */
    private static function numbers(string $raw): array
    {
        /** @var array<int, int>|false $numbers */
        $numbers = $raw === '' ? [] : unpack('v*', $raw);

        return $numbers === false ? [] : array_values($numbers);
    }

    /** @param list<int> $numbers */
    private static function bits(array $numbers): string
    {
        if ($numbers === []) {
            return '';
        }
        $bits = str_repeat("\0", (max($numbers) >> 3) + 1);
        foreach ($numbers as $number) {
            $bits[$number >> 3] = $bits[$number >> 3] | self::MASKS[$number & 7];
        }

        return $bits;
    }
}
