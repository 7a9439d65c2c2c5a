<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Implements a bit-sliced index of whole numbers: one set of all openings with a number, and one set for each binary
 * digit with the openings whose number has a 1 at that position. A minimum can then be evaluated with a few set
 * operations.
 */
final class BitSlicedIndex
{
    public const BITS = 31;

    /** @param string $prefix prefix of the set keys */
    public function __construct(private readonly string $prefix)
    {
    }

    /** @return list<string> keys of the sets that contain an opening with this number; empty for 0 */
    public function keysForNumber(int $number): array
    {
        $number = min($number, 2 ** self::BITS - 1);
        if ($number <= 0) {
            return [];
        }
        $keys = [$this->anyKey()];
        for ($digit = 0; $digit < self::BITS; $digit++) {
            if (($number >> $digit & 1) === 1) {
                $keys[] = $this->bitKey($digit);
            }
        }

        return $keys;
    }

    /** @return list<string> keys of all sets */
    public function allKeys(): array
    {
        return [$this->anyKey(), ...array_map($this->bitKey(...), range(0, self::BITS - 1))];
    }

    /** @param callable(string): Bitmap $set returns a set by its key */
    public function findAtLeast(int $number, callable $set): Bitmap
    {
        $more = new Bitmap();
        $same = $set($this->anyKey());
        for ($digit = self::BITS - 1; $digit >= 0; $digit--) {
            $ones = $set($this->bitKey($digit));
            if (($number >> $digit & 1) === 1) {
                $same = $same->intersect($ones);
            } else {
                $more = $more->union($same->intersect($ones));
                $same = $same->without($ones);
            }
        }

        return $more->union($same);
    }

    private function anyKey(): string
    {
        return $this->prefix . 'any';
    }

    private function bitKey(int $digit): string
    {
        return sprintf('%s%02d', $this->prefix, $digit);
    }
}
