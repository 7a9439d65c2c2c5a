<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Customizer\ThemeOptions;
use Courant\Module;

/**
 * Determines which content images are above the fold, based on the content before them: these load eagerly, all others
 * lazily. By default WordPress loads the first three images of every post eagerly.
 */
final class AboveTheFoldImages implements Module
{
    /** Characters of text that fit below the headline in the first viewport: about twelve lines. */
    private const MAX_VISIBLE_CHARACTERS = 900;

    /** Characters that take as much height as an image, or as a row of images on a narrow screen. */
    private const CHARACTERS_PER_IMAGE = 200;

    /** Maximum characters of a text that ends within the first viewport. */
    private const MAX_SHORT_TEXT_CHARACTERS = 250;

    private const IMAGE_PATTERN = '/<img\b|\[gallery\b/i';

    public function boot(): void
    {
        add_filter('wp_omit_loading_attr_threshold', $this->setEagerImageCount(...));
        add_filter('pre_wp_get_loading_optimization_attributes', $this->setAvatarLoading(...), 10, 4);
    }

    /**
     * Sets whether an avatar loads lazily: eagerly in the byline above the text, lazily below it. WordPress would count
     * it as a content image.
     *
     * @param mixed $attributes Result of other filters; false: undecided.
     */
    private function setAvatarLoading(mixed $attributes, mixed $tag = '', mixed $given = [], mixed $context = ''): mixed
    {
        if ($context !== 'get_avatar' || $attributes !== false || is_admin()) {
            return $attributes;
        }

        $isBelow = did_action('courant_after_content') > 0 || did_filter('comments_template') > 0;

        return ['decoding' => 'async'] + ($isBelow ? ['loading' => 'lazy'] : []);
    }

    /**
     * Returns whether the end of an article's content is above the fold.
     */
    public static function isContentEndVisible(\WP_Post $post): bool
    {
        $content = self::currentPageContent($post);

        return ! self::hasFeaturedImage($post)
            && preg_match(self::IMAGE_PATTERN, $content) !== 1
            && mb_strlen(trim(wp_strip_all_tags($content))) < self::MAX_SHORT_TEXT_CHARACTERS;
    }

    /**
     * Sets the number of content images that load eagerly.
     *
     * @param mixed $threshold Number of images.
     */
    private function setEagerImageCount(mixed $threshold): mixed
    {
        $post = is_singular() ? get_queried_object() : null;

        if (! $post instanceof \WP_Post) {
            return $threshold;
        }

        return self::hasFeaturedImage($post) ? 0 : self::countVisibleImages(self::currentPageContent($post));
    }

    private static function countVisibleImages(string $content): int
    {
        $segments = preg_split(self::IMAGE_PATTERN, $content);
        $read = 0;

        foreach ($segments === false ? [] : $segments as $number => $html) {
            $read += $number === 0
                ? mb_strlen(trim(wp_strip_all_tags($html)))
                : self::CHARACTERS_PER_IMAGE + mb_strlen(trim(wp_strip_all_tags("<img{$html}")));

            if ($read > self::MAX_VISIBLE_CHARACTERS) {
                return $number;
            }
        }

        return $segments === false ? 0 : count($segments) - 1;
    }

    /**
     * Returns the stored content of the current page of the post.
     */
    public static function currentPageContent(\WP_Post $post): string
    {
        $pages = explode('<!--nextpage-->', $post->post_content);
        $page = get_query_var('page');

        return $pages[max(1, is_numeric($page) ? (int) $page : 1) - 1] ?? '';
    }

    private static function hasFeaturedImage(\WP_Post $post): bool
    {
        return match ($post->post_type) {
            'attachment' => true,
            'page' => ThemeOptions::isEnabled('page_picture') && has_post_thumbnail($post),
            default => ThemeOptions::isEnabled('article_picture') && has_post_thumbnail($post),
        };
    }
}
