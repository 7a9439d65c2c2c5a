<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\View\Story;

/**
 * What search engines read about the page being shown (schema.org).
 */
final class Graph
{
    /**
     * @return list<array<string, mixed>>
     */
    public static function here(): array
    {
        $trail = Trail::here();

        return array_values(array_filter([
            is_front_page() ? self::site() : null,
            is_front_page() ? self::publisher() : null,
            is_singular('post') ? self::article(Story::current()) : null,
            count($trail) > 1 ? self::breadcrumbs($trail) : null,
        ], is_array(...)));
    }

    /**
     * @return array<string, mixed>
     */
    private static function site(): array
    {
        return [
            '@type' => 'WebSite',
            '@id' => home_url('/#website'),
            'url' => home_url('/'),
            'name' => self::plain(get_bloginfo('name')),
            'inLanguage' => get_bloginfo('language'),
            'publisher' => ['@id' => home_url('/#publisher')],
            'potentialAction' => [
                '@type' => 'SearchAction',
                'target' => home_url('/?s={search_term_string}'),
                'query-input' => 'required name=search_term_string',
            ],
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private static function publisher(): array
    {
        $logo = wp_get_attachment_image_url(self::logo(), 'full');

        return self::known([
            '@type' => 'Organization',
            '@id' => home_url('/#publisher'),
            'url' => home_url('/'),
            'name' => self::plain(get_bloginfo('name')),
            'logo' => $logo === false ? null : $logo,
        ]);
    }

    /**
     * @return array<string, mixed>
     */
    private static function article(Story $story): array
    {
        $post = $story->post;
        $image = post_password_required($post) ? false : get_the_post_thumbnail_url($post, 'courant-lead');

        return self::known([
            '@type' => 'NewsArticle',
            '@id' => $story->address() . '#article',
            'mainEntityOfPage' => $story->address(),
            'headline' => self::plain($story->title()),
            'description' => self::plain($story->summary()),
            'image' => $image === false ? null : [$image],
            'datePublished' => get_post_time(DATE_W3C, false, $post),
            'dateModified' => get_post_modified_time(DATE_W3C, false, $post),
            'articleSection' => self::plain($story->section()->name ?? ''),
            'inLanguage' => get_bloginfo('language'),
            'author' => [
                '@type' => 'Person',
                'name' => self::plain($story->author()),
                'url' => $story->authorAddress(),
            ],
            'publisher' => self::publisher(),
        ]);
    }

    /**
     * @param list<Crumb> $trail
     * @return array<string, mixed>
     */
    private static function breadcrumbs(array $trail): array
    {
        $steps = [];

        foreach ($trail as $index => $crumb) {
            $steps[] = self::known([
                '@type' => 'ListItem',
                'position' => $index + 1,
                'name' => self::plain($crumb->label),
                'item' => $crumb->address,
            ]);
        }

        return ['@type' => 'BreadcrumbList', 'itemListElement' => $steps];
    }

    private static function plain(string $html): string
    {
        return html_entity_decode(wp_strip_all_tags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    private static function logo(): int
    {
        $logo = get_theme_mod('custom_logo');

        return is_numeric($logo) ? (int) $logo : 0;
    }

    /**
     * Leaves out what is not there.
     *
     * @template TKey of array-key
     * @template TValue
     * @param array<TKey, TValue> $facts
     * @return array<TKey, TValue>
     */
    private static function known(array $facts): array
    {
        return array_filter($facts, static fn (mixed $fact): bool => ! in_array($fact, [null, '', false], true));
    }
}
