<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\View\ArticleView;
use Courant\View\AuthorView;

/**
 * Builds the structured data of the current page (schema.org).
 */
final class StructuredData
{
    /**
     * Returns the JSON-LD objects of the current page.
     *
     * @return list<array<string, mixed>>
     */
    public static function forCurrentPage(): array
    {
        return [
            ...array_values(array_filter([
                is_front_page() ? self::webSite() : null,
                is_front_page() ? self::publisher() : null,
                is_singular('post') ? self::article(ArticleView::current()) : null,
            ], is_array(...))),
            ...self::breadcrumbList(),
        ];
    }

    /**
     * Returns the WebSite object.
     *
     * @return array<string, mixed>
     */
    private static function webSite(): array
    {
        return [
            '@type' => 'WebSite',
            '@id' => home_url('/#website'),
            'url' => home_url('/'),
            'name' => self::plainText(get_bloginfo('name')),
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
     * Returns the publisher.
     *
     * @return array<string, mixed>
     */
    private static function publisher(): array
    {
        $logo = wp_get_attachment_image_url(self::logoId(), 'full');

        return self::removeEmpty([
            '@type' => 'Organization',
            '@id' => home_url('/#publisher'),
            'url' => home_url('/'),
            'name' => self::plainText(get_bloginfo('name')),
            'logo' => $logo === false ? null : $logo,
        ]);
    }

    /**
     * Returns the object of an article.
     *
     * @return array<string, mixed>
     */
    private static function article(ArticleView $story): array
    {
        $post = $story->post;
        $image = post_password_required($post) ? false : get_the_post_thumbnail_url($post, 'courant-lead');

        $article = self::removeEmpty([
            '@type' => 'NewsArticle',
            '@id' => $story->url() . '#article',
            'mainEntityOfPage' => $story->url(),
            'headline' => self::plainText($story->title()),
            'description' => self::plainText($story->summary()),
            'image' => $image === false ? null : [$image],
            'datePublished' => get_post_time(DATE_W3C, false, $post),
            'dateModified' => get_post_modified_time(DATE_W3C, false, $post),
            'articleSection' => self::plainText($story->primaryCategory()->name ?? ''),
            'inLanguage' => get_bloginfo('language'),
            'author' => self::people($story->authors()),
            'publisher' => self::publisher(),
        ]);

        /**
         * Filters the structured data of an article.
         *
         * @since 0.1.0
         *
         * @param array<string, mixed> $article Object of schema.org.
         * @param \WP_Post $post The article.
         */
        $filtered = apply_filters('courant_article_structured_data', $article, $post);

        return is_array($filtered) ? array_filter($filtered, is_string(...), ARRAY_FILTER_USE_KEY) : $article;
    }

    /**
     * Returns one Person object, or a list of several.
     *
     * @param non-empty-list<AuthorView> $authors
     * @return array<array-key, mixed>
     */
    private static function people(array $authors): array
    {
        $people = array_map(static fn (AuthorView $author): array => [
            '@type' => 'Person',
            'name' => self::plainText($author->name),
            'url' => $author->url,
        ], $authors);

        return count($people) === 1 ? $people[0] : $people;
    }

    /**
     * Returns the BreadcrumbList object; nothing on the front page.
     *
     * @return list<array<string, mixed>>
     */
    public static function breadcrumbList(): array
    {
        $breadcrumbs = Breadcrumbs::forCurrentPage();
        $steps = [];

        foreach ($breadcrumbs as $index => $crumb) {
            $steps[] = self::removeEmpty([
                '@type' => 'ListItem',
                'position' => $index + 1,
                'name' => self::plainText($crumb->label),
                'item' => $crumb->url,
            ]);
        }

        return count($steps) > 1 ? [['@type' => 'BreadcrumbList', 'itemListElement' => $steps]] : [];
    }

    /**
     * Returns the text of HTML, without tags and entities.
     */
    public static function plainText(string $html): string
    {
        return html_entity_decode(wp_strip_all_tags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    private static function logoId(): int
    {
        $logo = get_theme_mod('custom_logo');

        return is_numeric($logo) ? (int) $logo : 0;
    }

    /**
     * Removes empty values.
     *
     * @template TKey of array-key
     * @template TValue
     * @param array<TKey, TValue> $facts
     * @return array<TKey, TValue>
     */
    private static function removeEmpty(array $facts): array
    {
        return array_filter($facts, static fn (mixed $fact): bool => ! in_array($fact, [null, '', false], true));
    }
}
