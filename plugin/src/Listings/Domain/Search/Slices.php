<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/**
 * Yearly salaries as sets: one of all openings with a salary, and one for each binary digit, holding the openings whose
 * salary has a 1 there. "At least so much" is then a few operations on sets, exact to the unit.
 */
final class Slices
{
    public const START = 'pay';
    private const ANY = 'payany';
    private const DIGITS = 31;

    /** @return list<string> keys of the sets that an opening with this salary is in; none for 0 */
    public static function of(int $salary): array
    {
        $salary = min($salary, 2 ** self::DIGITS - 1);
        if ($salary <= 0) {
            return [];
        }
        $keys = [self::ANY];
        for ($digit = 0; $digit < self::DIGITS; $digit++) {
            if (($salary >> $digit & 1) === 1) {
                $keys[] = self::key($digit);
            }
        }

        return $keys;
    }

    /** @return list<string> keys of all sets */
    public static function keys(): array
    {
        return [self::ANY, ...array_map(self::key(...), range(0, self::DIGITS - 1))];
    }

    /** @param callable(string): Bitmap $set a set by its key */
    public static function atLeast(int $salary, callable $set): Bitmap
    {
        $more = new Bitmap();
        $same = $set(self::ANY);
        for ($digit = self::DIGITS - 1; $digit >= 0; $digit--) {
            $ones = $set(self::key($digit));
            if (($salary >> $digit & 1) === 1) {
                $same = $same->and($ones);
            } else {
                $more = $more->or($same->and($ones));
                $same = $same->without($ones);
            }
        }

        return $more->or($same);
    }

    private static function key(int $digit): string
    {
        return sprintf('%s%02d', self::START, $digit);
    }
}
