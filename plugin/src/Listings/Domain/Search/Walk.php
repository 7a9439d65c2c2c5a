<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/** How one page is read: from which end, how much is passed over, and how many rows of the list walked that may take. */
final class Walk
{
    private const AT_LEAST = 200;

    private function __construct(
        public readonly bool $backwards,
        /** How many hits are passed over, from that end. */
        public readonly int $skip,
        public readonly int $take,
        /** How many rows of the list to read first: a little more than an even spread needs. */
        public readonly int $rows,
    ) {
    }

    /**
     * @param int $offset hits before the page, from the front
     * @param int $limit  size of the page
     * @param int $total  all hits
     * @param int $length of the list in which the hits lie
     */
    public static function to(int $offset, int $limit, int $total, int $length): self
    {
        $take = max(0, min($limit, $total - $offset));
        $after = $total - $offset - $take;
        $backwards = $take > 0 && $after < $offset;
        $skip = $backwards ? $after : $offset;
        $even = (int) ceil(($skip + $take) * $length / max(1, $total));

        return new self($backwards, $skip, $take, min($length, (int) ($even * 1.5) + self::AT_LEAST));
    }
}
