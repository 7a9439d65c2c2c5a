<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Bit-sliced index of yearly salaries: one set of all openings with a salary, and one for each binary digit with the
 * openings whose salary has a 1 there. A minimum salary is then an exact combination of a few set operations.
 */
final class BitSlicedSalaryIndex
{
    public const KEY_PREFIX = 'pay';
    private const ANY_SALARY_KEY = 'payany';
    private const BITS = 31;

    /** @return list<string> keys of the sets that an opening with this salary is in; none for 0 */
    public static function keysForSalary(int $salary): array
    {
        $salary = min($salary, 2 ** self::BITS - 1);
        if ($salary <= 0) {
            return [];
        }
        $keys = [self::ANY_SALARY_KEY];
        for ($digit = 0; $digit < self::BITS; $digit++) {
            if (($salary >> $digit & 1) === 1) {
                $keys[] = self::bitKey($digit);
            }
        }

        return $keys;
    }

    /** @return list<string> keys of all sets */
    public static function allKeys(): array
    {
        return [self::ANY_SALARY_KEY, ...array_map(self::bitKey(...), range(0, self::BITS - 1))];
    }

    /** @param callable(string): Bitmap $set a set by its key */
    public static function findAtLeast(int $salary, callable $set): Bitmap
    {
        $more = new Bitmap();
        $same = $set(self::ANY_SALARY_KEY);
        for ($digit = self::BITS - 1; $digit >= 0; $digit--) {
            $ones = $set(self::bitKey($digit));
            if (($salary >> $digit & 1) === 1) {
                $same = $same->intersect($ones);
            } else {
                $more = $more->union($same->intersect($ones));
                $same = $same->without($ones);
            }
        }

        return $more->union($same);
    }

    private static function bitKey(int $digit): string
    {
        return sprintf('%s%02d', self::KEY_PREFIX, $digit);
    }
}
