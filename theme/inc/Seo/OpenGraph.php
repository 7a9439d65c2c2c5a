<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\View\ArticleView;

/**
 * Builds the Open Graph tags of the current page (https://ogp.me).
 */
final class OpenGraph
{
    /**
     * Returns the properties of the current page.
     *
     * @return array<string, string> By name, without empty values; empty for pages that the theme does not describe.
     */
    public static function forCurrentPage(string $description): array
    {
        $url = CanonicalUrl::forCurrentPage();

        if ($url === '') {
            return [];
        }

        $properties = [
            'og:type' => is_singular('post') ? 'article' : 'website',
            'og:site_name' => StructuredData::plainText(get_bloginfo('name')),
            'og:title' => self::title(),
            'og:description' => $description,
            'og:url' => $url,
            'og:locale' => get_locale(),
            ...self::image(),
            ...self::article(),
        ];

        return array_filter($properties, static fn (string $value): bool => $value !== '');
    }

    private static function title(): string
    {
        return StructuredData::plainText(match (true) {
            is_front_page() => get_bloginfo('name'),
            is_singular() => ArticleView::current()->title(),
            is_home() => get_the_title(get_queried_object_id()),
            default => ArchiveTitle::forCurrentArchive(),
        });
    }

    /**
     * Returns the featured image with its size, or the site icon.
     *
     * @return array<string, string>
     */
    private static function image(): array
    {
        $post = is_singular() ? get_post() : null;
        $id = $post === null || post_password_required($post) ? 0 : (int) get_post_thumbnail_id($post);
        $image = $id === 0 ? false : wp_get_attachment_image_src($id, 'large');

        if ($image === false) {
            return ['og:image' => get_site_icon_url()];
        }

        $alt = get_post_meta($id, '_wp_attachment_image_alt', true);

        return [
            'og:image' => $image[0],
            'og:image:width' => (string) $image[1],
            'og:image:height' => (string) $image[2],
            'og:image:alt' => is_string($alt) ? StructuredData::plainText($alt) : '',
        ];
    }

    /**
     * Returns the properties of articles only.
     *
     * @return array<string, string>
     */
    private static function article(): array
    {
        if (! is_singular('post')) {
            return [];
        }

        $article = ArticleView::current();

        return [
            'article:published_time' => (string) get_post_time(DATE_W3C, false, $article->post),
            'article:modified_time' => (string) get_post_modified_time(DATE_W3C, false, $article->post),
            'article:section' => StructuredData::plainText($article->primaryCategory()->name ?? ''),
        ];
    }
}
