<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Counts the members of a set. With PHP's extension GMP, which not all servers have, this is six times faster, so that
 * counting the options of filters on sites with a million openings takes less time.
 */
final class BitCounter
{
    private const WORD_BYTES = 8;

    private readonly bool $usesGmp;

    /** @var array<int, \GMP> by chunk, of those that were compared */
    private array $numbers = [];

    /**
     * @param array<int, string> $chunks  see Bitmap::$chunks
     * @param bool               $usesGmp whether the extension is used if it is loaded
     */
    public function __construct(private readonly array $chunks, bool $usesGmp = true)
    {
        $this->usesGmp = $usesGmp && function_exists('gmp_popcount');
    }

    public function count(): int
    {
        $bits = implode('', $this->chunks);

        return $this->usesGmp ? gmp_popcount(self::toNumber($bits)) : self::countBytes($bits);
    }

    /**
     * Counts the members that are also in another set.
     *
     * @param array<int, string> $others chunks
     */
    public function countCommon(array $others): int
    {
        $common = '';
        $count = 0;
        foreach (array_intersect_key($this->chunks, $others) as $number => $bits) {
            if ($this->usesGmp) {
                $this->numbers[$number] ??= self::toNumber($bits);
                $count += gmp_popcount(gmp_and($this->numbers[$number], self::toNumber($others[$number])));
            } else {
                $common .= $bits & $others[$number];
            }
        }

        // Once for all chunks, because most of the time is spent for each string and not for its bytes.
        return $count + self::countBytes($common);
    }

    /** Imports whole words, which is eight times faster than single bytes. */
    private static function toNumber(string $bits): \GMP
    {
        $bytes = (strlen($bits) + self::WORD_BYTES - 1) & ~(self::WORD_BYTES - 1);

        return gmp_import(str_pad($bits, $bytes, "\0"), self::WORD_BYTES, GMP_NATIVE_ENDIAN | GMP_LSW_FIRST);
    }

    private static function countBytes(string $bits): int
    {
        $count = 0;
        foreach (count_chars($bits, 1) as $byte => $times) {
            $count += $times * self::countBitsInByte($byte);
        }

        return $count;
    }

    private static function countBitsInByte(int $byte): int
    {
        $byte -= $byte >> 1 & 0x55;
        $byte = ($byte & 0x33) + ($byte >> 2 & 0x33);

        return ($byte + ($byte >> 4)) & 0x0f;
    }
}
