<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\SiteSearch\Domain\ArticleDocument;
use WP_Post;
use WP_Term;
use WP_User;

/** Reads the public articles and pages that the search finds, with their authors as Co-Authors Plus stores them. */
final class ArticleReader
{
    public const ARTICLE = 'post';
    public const TAGS = 'post_tag';

    /** Taxonomy of Co-Authors Plus, the prefix of its slugs, and its type of guest authors. */
    public const COAUTHORS = 'author';
    public const COAUTHOR_PREFIX = 'cap-';
    public const GUEST_AUTHOR = 'guest-author';

    /** @return list<string> post types; openings have an index of their own */
    public static function types(): array
    {
        $types = array_values(get_post_types(['public' => true, 'exclude_from_search' => false]));

        return array_values(array_diff($types, ['attachment', PostTypes::OPENING]));
    }

    /** @return ArticleDocument|null null for a post that is not public */
    public static function read(?WP_Post $post): ?ArticleDocument
    {
        if (
            $post === null || $post->post_status !== 'publish' || $post->post_password !== ''
            || !in_array($post->post_type, self::types(), true)
        ) {
            return null;
        }
        $isArticle = $post->post_type === self::ARTICLE;

        return new ArticleDocument(
            title: $post->post_title,
            authors: $isArticle ? array_column(self::findAuthors($post), 'name') : [],
            tags: $isArticle ? self::findTags($post) : [],
            excerpt: $post->post_excerpt,
            content: $post->post_content,
        );
    }

    /** @return list<array{id: int, name: string, url: string}> the authors that an article names */
    public static function findAuthors(WP_Post $post): array
    {
        $authors = function_exists('get_coauthors') ? get_coauthors($post->ID) : [];
        $authors = is_array($authors) ? array_filter($authors, is_object(...)) : [];
        $authors = $authors === [] ? array_filter([get_userdata((int) $post->post_author)]) : $authors;

        return array_values(array_map(self::describeAuthor(...), $authors));
    }

    /** @return list<string> */
    public static function findTags(WP_Post $post): array
    {
        $terms = get_the_terms($post, self::TAGS);

        return array_values(array_map(
            static fn (WP_Term $term): string => $term->name,
            is_array($terms) ? $terms : [],
        ));
    }

    /** @return array{id: int, name: string, url: string} */
    private static function describeAuthor(object $author): array
    {
        $values = $author instanceof WP_User ? get_object_vars($author->data) : get_object_vars($author);
        $text = static fn (string $name): string => is_scalar($values[$name] ?? null) ? (string) $values[$name] : '';

        return [
            'id' => (int) $text('ID'),
            'name' => $text('display_name'),
            'url' => get_author_posts_url((int) $text('ID'), $text('user_nicename')),
        ];
    }
}
