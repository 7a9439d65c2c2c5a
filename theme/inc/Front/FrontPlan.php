<?php

declare(strict_types=1);

namespace Courant\Front;

use Courant\Customizer\HomeSection;

/**
 * Deals articles onto the front page so that none is shown twice. Pure: ids in, ids out.
 */
final class FrontPlan
{
    public const PER_SECTION = 4;
    public const SECTIONS = 5;
    private const LEAST_FOR_A_SECTION = 2;

    /**
     * @param list<FrontSection> $sections
     * @param list<int> $latest What is left of the first page, newest first.
     * @param list<int> $rest What the page does not show at all.
     */
    private function __construct(
        public readonly array $sections,
        public readonly array $latest,
        public readonly array $rest,
    ) {
    }

    /**
     * @param array<int, list<int>> $stories Article id to the ids of its categories, the one that
     *                                       announces it first; in order of importance.
     * @param int $firstPage How many of them the ordinary list would show on its first page: these
     *                       are all on the front, so that its second page goes on where it ends.
     * @param list<int> $banner Articles that stand at the top already.
     * @param list<HomeSection> $wanted Sections as an editor set them; empty: the fullest first.
     */
    public static function of(array $stories, int $firstPage, array $banner = [], array $wanted = []): self
    {
        $rest = array_diff_key($stories, array_flip($banner));
        $sections = $wanted === [] ? self::fullest($rest) : self::wanted($rest, $wanted);
        $placed = array_merge($banner, ...array_map(static fn (FrontSection $section): array => $section->ids, $sections));
        $latest = array_values(array_diff(array_slice(array_keys($stories), 0, $firstPage), $placed));

        $shown = [...$placed, ...$latest];

        return new self($sections, $latest, array_values(array_diff(array_keys($stories), $shown)));
    }

    /**
     * @param array<int, list<int>> $stories
     * @return list<FrontSection>
     */
    private static function fullest(array $stories): array
    {
        $byCategory = [];

        foreach ($stories as $id => $categories) {
            if ($categories !== []) {
                $byCategory[$categories[0]][] = $id;
            }
        }

        $byCategory = array_filter(
            $byCategory,
            static fn (array $ids): bool => count($ids) >= self::LEAST_FOR_A_SECTION
        );
        uksort($byCategory, static fn (int $one, int $other): int
            => [count($byCategory[$other]), $one] <=> [count($byCategory[$one]), $other]);
        $sections = [];

        foreach (array_slice($byCategory, 0, self::SECTIONS, true) as $category => $ids) {
            $layout = count($sections) % 2 === 0 ? 'feature' : 'cards';
            $sections[] = new FrontSection($category, array_slice($ids, 0, self::PER_SECTION), $layout);
        }

        return $sections;
    }

    /**
     * @param array<int, list<int>> $stories
     * @param list<HomeSection> $wanted
     * @return list<FrontSection> Those that have an article.
     */
    private static function wanted(array $stories, array $wanted): array
    {
        $sections = [];

        foreach ($wanted as $section) {
            $fitting = array_filter(
                $stories,
                static fn (array $categories): bool => $section->category === 0 || in_array($section->category, $categories, true)
            );
            $ids = array_slice(array_keys($fitting), 0, $section->count);
            $stories = array_diff_key($stories, array_flip($ids));

            if ($ids !== []) {
                $sections[] = new FrontSection($section->category, $ids, $section->layout, $section->title);
            }
        }

        return $sections;
    }
}
