<?php

declare(strict_types=1);

namespace Courant\Front;

/**
 * Deals articles onto the front page so that none is shown twice. Pure: ids in, ids out.
 */
final class FrontPlan
{
    public const SECONDARY = 4;
    public const PER_SECTION = 4;
    public const SECTIONS = 5;
    private const LEAST_FOR_A_SECTION = 2;

    /**
     * @param int|null $lead The opening story.
     * @param list<int> $secondary The stories beside it.
     * @param array<int, list<int>> $sections By section id, the fullest section first.
     * @param list<int> $latest What is left of the first page, newest first.
     */
    private function __construct(
        public readonly ?int $lead,
        public readonly array $secondary,
        public readonly array $sections,
        public readonly array $latest,
    ) {
    }

    /**
     * @param array<int, int> $stories Article id to the id of its section (0: none), in order of
     *                                 importance: sticky ones first, then the newest.
     * @param int $firstPage How many of them the ordinary list would show on its first page: these
     *                       are all on the front, so that its second page goes on where it ends.
     * @param list<int> $wanted Sections in the order wanted; empty: the fullest first.
     */
    public static function of(array $stories, int $firstPage, array $wanted = []): self
    {
        $ids = array_keys($stories);
        $lead = $ids[0] ?? null;
        $secondary = array_slice($ids, 1, self::SECONDARY);
        $rest = array_slice($stories, 1 + self::SECONDARY, null, true);
        $sections = self::sections($rest, $wanted);
        $placed = array_merge($lead === null ? [] : [$lead], $secondary, ...array_values($sections));
        $latest = array_values(array_diff(array_slice($ids, 0, $firstPage), $placed));

        return new self($lead, $secondary, $sections, $latest);
    }

    /**
     * @param array<int, int> $stories
     * @param list<int> $wanted
     * @return array<int, list<int>>
     */
    private static function sections(array $stories, array $wanted): array
    {
        $bySection = [];

        foreach ($stories as $id => $section) {
            if ($section !== 0 && ($wanted === [] || in_array($section, $wanted, true))) {
                $bySection[$section][] = $id;
            }
        }

        $bySection = array_filter(
            $bySection,
            static fn (array $ids): bool => count($ids) >= self::LEAST_FOR_A_SECTION
        );

        uksort($bySection, static fn (int $one, int $other): int => $wanted === []
            ? [count($bySection[$other]), $one] <=> [count($bySection[$one]), $other]
            : array_search($one, $wanted, true) <=> array_search($other, $wanted, true));

        return array_map(
            static fn (array $ids): array => array_slice($ids, 0, self::PER_SECTION),
            array_slice($bySection, 0, self::SECTIONS, true)
        );
    }
}
