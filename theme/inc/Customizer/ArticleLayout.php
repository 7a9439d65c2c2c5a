<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Module;

/**
 * Stores the layout of a single article: feature, photo essay or opinion. It affects this theme only; without a choice
 * an article has the standard layout.
 */
final class ArticleLayout implements Module
{
    public const META = 'courant_article_layout';
    public const POST_TYPE = 'post';
    public const FEATURE = 'feature';
    public const PHOTOS = 'photos';
    public const OPINION = 'opinion';
    public const ALL = [self::FEATURE, self::PHOTOS, self::OPINION];

    public function boot(): void
    {
        add_action('init', $this->registerMeta(...));
        add_filter('body_class', $this->addBodyClass(...));
    }

    /**
     * Returns the layout of an article.
     *
     * @return string One of ALL; empty: the standard layout.
     */
    public static function forPost(int $post): string
    {
        /**
         * Filters the layout of an article.
         *
         * @since 0.1.0
         *
         * @param string $layout feature, photos or opinion; empty for the standard layout.
         * @param int $post ID of the article.
         */
        $layout = apply_filters('courant_article_layout', get_post_meta($post, self::META, true), $post);

        return self::sanitize($layout);
    }

    /**
     * Returns the layout of the article of the current page; empty on other pages.
     */
    public static function current(): string
    {
        return is_singular(self::POST_TYPE) ? self::forPost(get_queried_object_id()) : '';
    }

    /**
     * Returns whether the current page has no sidebar unless the article sets its own.
     */
    public static function isWide(): bool
    {
        return in_array(self::current(), [self::FEATURE, self::PHOTOS], true);
    }

    /**
     * Returns the labels of the layouts.
     *
     * @return array<string, string>
     */
    public static function labels(): array
    {
        return [
            self::FEATURE => __('Feature with full-width picture', 'courant'),
            self::PHOTOS => __('Photo essay', 'courant'),
            self::OPINION => __('Opinion', 'courant'),
        ];
    }

    public static function sanitize(mixed $layout): string
    {
        return is_string($layout) && in_array($layout, self::ALL, true) ? $layout : '';
    }

    private function registerMeta(): void
    {
        register_post_meta(self::POST_TYPE, self::META, [
            'type' => 'string',
            'single' => true,
            'default' => '',
            'show_in_rest' => ['schema' => ['enum' => ['', ...self::ALL]]],
            'sanitize_callback' => self::sanitize(...),
            'auth_callback' => static fn (bool $allowed, string $key, int $post): bool
                => current_user_can('edit_post', $post),
        ]);
    }

    /**
     * @return array<array-key, mixed>
     */
    private function addBodyClass(mixed $classes): array
    {
        $layout = self::current();

        return [...(is_array($classes) ? $classes : []), ...($layout === '' ? [] : ["article-layout-{$layout}"])];
    }
}
