<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Customizer\Options;
use Courant\Feature;

/**
 * Which pictures of a text stand in the first window, judged by what stands above them: those do not wait, all others
 * do. WordPress by itself takes the first three of every text.
 */
final class FirstWindow implements Feature
{
    /** Characters of a text that fit below its headline: some twelve lines. */
    private const CHARACTERS = 900;

    /** A picture takes as much room as so many, one in a row of several on a narrow screen. */
    private const OF_A_PICTURE = 200;

    /** And so many of it that what follows the text is in sight too. */
    private const FEW = 250;

    private const PICTURES = '/<img\b|\[gallery\b/i';

    public function boot(): void
    {
        add_filter('wp_omit_loading_attr_threshold', $this->pictures(...));
        add_filter('pre_wp_get_loading_optimization_attributes', $this->avatars(...), 10, 4);
    }

    /**
     * Beside a name above the text an avatar does not wait, below it does; WordPress would count it among the text's pictures.
     *
     * @param mixed $attributes What others have decided; false: nothing yet.
     */
    private function avatars(mixed $attributes, mixed $tag = '', mixed $given = [], mixed $context = ''): mixed
    {
        if ($context !== 'get_avatar' || $attributes !== false || is_admin()) {
            return $attributes;
        }

        $isBelow = did_action('courant_after_content') > 0 || did_filter('comments_template') > 0;

        return ['decoding' => 'async'] + ($isBelow ? ['loading' => 'lazy'] : []);
    }

    /**
     * Whether what stands below an article's text is in sight at once.
     */
    public static function reachesBelow(\WP_Post $post): bool
    {
        $content = self::shown($post);

        return ! self::hasPictureAbove($post) && preg_match(self::PICTURES, $content) !== 1 && mb_strlen(trim(wp_strip_all_tags($content))) < self::FEW;
    }

    /**
     * @param mixed $threshold How many pictures of a text do not wait.
     */
    private function pictures(mixed $threshold): mixed
    {
        $post = is_singular() ? get_queried_object() : null;

        if (! $post instanceof \WP_Post) {
            return $threshold;
        }

        return self::hasPictureAbove($post) ? 0 : self::picturesWithin(self::shown($post));
    }

    private static function picturesWithin(string $content): int
    {
        $parts = preg_split(self::PICTURES, $content);
        $read = 0;

        foreach ($parts === false ? [] : $parts as $number => $words) {
            $read += $number === 0 ? mb_strlen(trim(wp_strip_all_tags($words))) : self::OF_A_PICTURE + mb_strlen(trim(wp_strip_all_tags("<img{$words}")));

            if ($read > self::CHARACTERS) {
                return $number;
            }
        }

        return $parts === false ? 0 : count($parts) - 1;
    }

    /**
     * The page of the text that is being shown, as it is stored.
     */
    private static function shown(\WP_Post $post): string
    {
        $pages = explode('<!--nextpage-->', $post->post_content);
        $page = get_query_var('page');

        return $pages[max(1, is_numeric($page) ? (int) $page : 1) - 1] ?? '';
    }

    private static function hasPictureAbove(\WP_Post $post): bool
    {
        return match ($post->post_type) {
            'attachment' => true,
            'page' => Options::flag('page_picture') && has_post_thumbnail($post),
            default => Options::flag('article_picture') && has_post_thumbnail($post),
        };
    }
}
