<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** Which page numbers are offered: both ends, and two around the present one; 0 stands for a gap. */
final class PageNumbers
{
    private const AROUND = 2;

    /** @return list<int> */
    public static function around(int $page, int $pages): array
    {
        $numbers = [];
        for ($number = 1; $number <= $pages; $number++) {
            $edge = $number === 1 || $number === $pages;
            if ($edge || abs($number - $page) <= self::AROUND) {
                $numbers[] = $number;
            } else {
                $numbers[] = 0;
                $number = $number < $page ? $page - self::AROUND - 1 : $pages - 1;
            }
        }

        return $numbers;
    }
}
