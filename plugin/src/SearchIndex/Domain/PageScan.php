<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Plans how one page of matches is read from a list: direction, number of matches to skip, and number of rows to read.
 */
final class PageScan
{
    private const MIN_ROWS = 200;

    private function __construct(
        public readonly bool $isBackwards,
        /** Number of matches to skip, from the starting end. */
        public readonly int $skip,
        public readonly int $take,
        /** Number of rows to read first, which is slightly more than needed when matches are evenly distributed. */
        public readonly int $initialRows,
    ) {
    }

    /**
     * @param int $offset number of matches before the page
     * @param int $limit  page size
     * @param int $total number of all matches
     * @param int $length number of rows in the list that contains the matches
     */
    public static function forPage(int $offset, int $limit, int $total, int $length): self
    {
        $take = max(0, min($limit, $total - $offset));
        $after = $total - $offset - $take;
        $backwards = $take > 0 && $after < $offset;
        $skip = $backwards ? $after : $offset;
        $expectedRows = (int) ceil(($skip + $take) * $length / max(1, $total));

        return new self($backwards, $skip, $take, min($length, (int) ($expectedRows * 1.5) + self::MIN_ROWS));
    }
}
