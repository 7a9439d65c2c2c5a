<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\Customizer\ThemeOptions;
use Courant\Images\FeaturedImage;

/**
 * Estimates the height of a list of articles and of what is above it, in pixels, in a window of 1280 px.
 */
final class ListHeight
{
    /** Breadcrumbs and title; in the header of an author, also the portrait; in that of a search, the form. */
    private const HEADER_HEIGHT = 185;
    private const HEADER_WITH_DESCRIPTION_HEIGHT = 255;
    private const AUTHOR_HEADER_HEIGHT = 335;
    private const SEARCH_HEADER_HEIGHT = 410;
    private const EMPTY_SEARCH_HEADER_HEIGHT = 280;

    /** An entry with its space and its line: title, one line of summary, and date. */
    private const ENTRY_HEIGHT = 164;
    private const ENTRY_WITH_IMAGE_HEIGHT = 197;

    /** The space and the line before the first and after the last entry, which a list does not have. */
    private const ENDS_HEIGHT = 71;

    /** What the line with the section of the article adds, and a further line of the summary. */
    private const SECTION_HEIGHT = 28;
    private const LINE_HEIGHT = 26;
    private const CHARACTERS_PER_LINE = 95;
    private const CHARACTERS_NEXT_TO_IMAGE = 75;

    /** A short format has all of its text, which is larger. */
    private const SHORT_FORMAT_HEIGHT = 240;
    private const SHORT_FORMAT_LINE_HEIGHT = 34;
    private const SHORT_FORMAT_CHARACTERS = 60;

    private const GRID_COLUMNS = 3;
    private const GRID_ROW_HEIGHT = 440;

    /**
     * @param array<\WP_Post> $posts The articles of the list.
     */
    public static function estimate(array $posts): int
    {
        return self::headerHeight($posts !== []) + (ThemeOptions::choice('archive_layout') === 'grid'
            ? (int) ceil(count($posts) / self::GRID_COLUMNS) * self::GRID_ROW_HEIGHT
            : max(0, array_sum(array_map(self::entryHeight(...), $posts)) - self::ENDS_HEIGHT));
    }

    private static function headerHeight(bool $hasEntries): int
    {
        return match (true) {
            is_search() => $hasEntries ? self::SEARCH_HEADER_HEIGHT : self::EMPTY_SEARCH_HEADER_HEIGHT,
            is_author() => self::AUTHOR_HEADER_HEIGHT,
            (is_category() || is_tag() || is_tax()) && term_description() !== ''
                => self::HEADER_WITH_DESCRIPTION_HEIGHT,
            default => self::HEADER_HEIGHT,
        };
    }

    private static function entryHeight(\WP_Post $post): int
    {
        $story = ArticleView::fromPost($post);
        $isShort = $post->post_type === 'post' && $story->isShortFormat();
        $hasImage = ! $isShort && FeaturedImage::hasImage($post);
        [$text, $characters, $lineHeight] = match (true) {
            $isShort => [
                wp_strip_all_tags($post->post_content), self::SHORT_FORMAT_CHARACTERS, self::SHORT_FORMAT_LINE_HEIGHT,
            ],
            $hasImage => [$story->summary(), self::CHARACTERS_NEXT_TO_IMAGE, self::LINE_HEIGHT],
            default => [$story->summary(), self::CHARACTERS_PER_LINE, self::LINE_HEIGHT],
        };
        $lines = max(1, (int) ceil(mb_strlen(trim($text)) / $characters));
        $height = ($isShort ? self::SHORT_FORMAT_HEIGHT : self::ENTRY_HEIGHT)
            + ($lines - 1) * $lineHeight
            + (is_category() ? 0 : self::SECTION_HEIGHT);

        return $hasImage ? max(self::ENTRY_WITH_IMAGE_HEIGHT, $height) : $height;
    }
}
