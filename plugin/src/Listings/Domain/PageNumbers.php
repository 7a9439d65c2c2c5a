<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** Computes the page numbers of the pagination: first, last, and two on each side of the current page; 0 is a gap. */
final class PageNumbers
{
    private const MAX_DISTANCE = 2;

    /** @return list<int> */
    public static function around(int $page, int $pages): array
    {
        $numbers = [];
        for ($number = 1; $number <= $pages; $number++) {
            $isFirstOrLast = $number === 1 || $number === $pages;
            if ($isFirstOrLast || abs($number - $page) <= self::MAX_DISTANCE) {
                $numbers[] = $number;
            } else {
                $numbers[] = 0;
                $number = $number < $page ? $page - self::MAX_DISTANCE - 1 : $pages - 1;
            }
        }

        return $numbers;
    }
}
