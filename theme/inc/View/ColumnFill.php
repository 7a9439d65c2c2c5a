<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * Decides how many rows of articles follow a list, so that its column ends where the sidebar does. Pure: the heights
 * are estimates in pixels, in a window of 1280 px.
 */
final class ColumnFill
{
    /** The heading of a group with the space above it. */
    private const GROUP_HEIGHT = 125;
    private const CARD_ROW_HEIGHT = 275;
    private const HEADLINE_ROW_HEIGHT = 115;

    private const MAX_LATEST_ROWS = 4;
    private const MAX_HEADLINE_ROWS = 2;

    /** A column that is too long is less visible than one that is too short, because the sidebar is sticky. */
    private const EXCESS_WEIGHT = 0.7;

    /** Differences in pixels that are accepted to show the most read articles, and pictures instead of headlines. */
    private const NO_POPULAR_PENALTY = 60;
    private const HEADLINE_ROW_PENALTY = 10;

    /**
     * @param int $popularRows Rows of the most read articles.
     * @param int $latestRows Rows of the latest articles.
     * @param int $headlineRows Rows of further latest articles without pictures.
     */
    private function __construct(
        public readonly int $popularRows,
        public readonly int $latestRows,
        public readonly int $headlineRows,
    ) {
    }

    /**
     * One row of each group, for a page without a sidebar.
     */
    public static function forPageWithoutSidebar(bool $hasPopular): self
    {
        return new self($hasPopular ? 1 : 0, $hasPopular ? 1 : 2, 0);
    }

    /**
     * Returns the rows that fill a height best; none when nothing is nearer to it than no row.
     *
     * @param int $missing How much the list is shorter than the sidebar, in pixels.
     * @param int $maxPopularRows 0: the site has no most read articles.
     */
    public static function forHeight(int $missing, int $maxPopularRows): self
    {
        $best = new self(0, 0, 0);
        $lowestCost = abs($missing);

        foreach (range(0, $maxPopularRows) as $popular) {
            foreach (range(0, self::MAX_LATEST_ROWS) as $latest) {
                foreach (range(0, self::MAX_HEADLINE_ROWS) as $headlines) {
                    $fill = new self($popular, $latest, $headlines);
                    $cost = $fill->cost($missing) + ($popular === 0 && $maxPopularRows > 0
                        ? self::NO_POPULAR_PENALTY
                        : 0);

                    if ($popular + $latest + $headlines > 0 && $cost < $lowestCost) {
                        [$best, $lowestCost] = [$fill, $cost];
                    }
                }
            }
        }

        return $best;
    }

    /**
     * Returns the estimated height of the rows with their headings, in pixels.
     */
    public function height(): int
    {
        $groups = ($this->popularRows > 0 ? 1 : 0) + ($this->latestRows + $this->headlineRows > 0 ? 1 : 0);

        return $groups * self::GROUP_HEIGHT
            + ($this->popularRows + $this->latestRows) * self::CARD_ROW_HEIGHT
            + $this->headlineRows * self::HEADLINE_ROW_HEIGHT;
    }

    private function cost(int $missing): float
    {
        $excess = $this->height() - $missing;

        return ($excess > 0 ? $excess * self::EXCESS_WEIGHT : -$excess)
            + $this->headlineRows * self::HEADLINE_ROW_PENALTY;
    }
}
