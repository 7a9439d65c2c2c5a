<?php

declare(strict_types=1);

namespace Courant\FrontPage;

use Courant\Customizer\HomeSectionOptions;

/**
 * Distributes articles to the sections of the front page so that no article is shown twice. Pure: works with IDs only.
 */
final class FrontPagePlan
{
    public const POSTS_PER_SECTION = 4;
    public const MAX_SECTIONS = 5;
    private const MIN_POSTS_PER_SECTION = 2;

    /**
     * @param list<FrontPageSection> $sections
     * @param list<int> $latest Remaining articles of the first page, newest first.
     * @param list<int> $unplaced Articles that the page does not show.
     */
    private function __construct(
        public readonly array $sections,
        public readonly array $latest,
        public readonly array $unplaced,
    ) {
    }

    /**
     * Creates the plan.
     *
     * @param array<int, list<int>> $stories Category IDs by article ID, primary category first; articles in order of
     *     importance.
     * @param int $firstPage Number of articles on the first page of the ordinary list: the front page shows all of
     *     these, so that page 2 continues where it ends.
     * @param list<int> $banner Articles in the banner.
     * @param list<HomeSectionOptions> $configured Configured sections; empty: the largest categories first.
     */
    public static function create(array $stories, int $firstPage, array $banner = [], array $configured = []): self
    {
        $rest = array_diff_key($stories, array_flip($banner));
        $sections = $configured === [] ? self::largestSections($rest) : self::configuredSections($rest, $configured);
        $assigned = array_merge(
            $banner,
            ...array_map(static fn (FrontPageSection $section): array => $section->postIds, $sections),
        );
        $latest = array_values(array_diff(array_slice(array_keys($stories), 0, $firstPage), $assigned));

        $shown = [...$assigned, ...$latest];

        return new self($sections, $latest, array_values(array_diff(array_keys($stories), $shown)));
    }

    /**
     * Creates sections for the categories with the most articles.
     *
     * @param array<int, list<int>> $stories
     * @return list<FrontPageSection>
     */
    private static function largestSections(array $stories): array
    {
        $byCategory = [];

        foreach ($stories as $id => $categories) {
            if ($categories !== []) {
                $byCategory[$categories[0]][] = $id;
            }
        }

        $byCategory = array_filter(
            $byCategory,
            static fn (array $ids): bool => count($ids) >= self::MIN_POSTS_PER_SECTION
        );
        uksort($byCategory, static fn (int $a, int $b): int
            => [count($byCategory[$b]), $a] <=> [count($byCategory[$a]), $b]);
        $sections = [];

        foreach (array_slice($byCategory, 0, self::MAX_SECTIONS, true) as $category => $ids) {
            $layout = count($sections) % 2 === 0 ? 'feature' : 'cards';
            $sections[] = new FrontPageSection($category, array_slice($ids, 0, self::POSTS_PER_SECTION), $layout);
        }

        return $sections;
    }

    /**
     * Creates the configured sections.
     *
     * @param array<int, list<int>> $stories
     * @param list<HomeSectionOptions> $configured
     * @return list<FrontPageSection> Sections with at least one article.
     */
    private static function configuredSections(array $stories, array $configured): array
    {
        $sections = [];

        foreach ($configured as $section) {
            $fitting = array_filter(
                $stories,
                static fn (array $categories): bool => $section->category === 0
                    || in_array($section->category, $categories, true)
            );
            $ids = array_slice(array_keys($fitting), 0, $section->count);
            $stories = array_diff_key($stories, array_flip($ids));

            if ($ids !== []) {
                $sections[] = new FrontPageSection($section->category, $ids, $section->layout, $section->title);
            }
        }

        return $sections;
    }
}
