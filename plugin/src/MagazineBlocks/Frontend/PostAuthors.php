<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Frontend;

use WP_Post;
use WP_User;

/**
 * Returns the authors of a post that Co-Authors Plus stores; without that plugin, the author of the post. A guest
 * author of that plugin is an object with the properties of a user.
 */
final class PostAuthors
{
    /** @return list<object> */
    public static function find(?WP_Post $post): array
    {
        $authors = $post !== null && function_exists('get_coauthors') ? get_coauthors($post->ID) : [];
        $authors = is_array($authors) ? array_values(array_filter($authors, is_object(...))) : [];

        return $authors === [] ? array_filter([get_userdata((int) ($post->post_author ?? 0))]) : $authors;
    }

    /** Returns the names as one text, such as "Ada and Grace". */
    public static function joinNames(WP_Post $post): string
    {
        return wp_sprintf('%l', array_map(self::nameOf(...), self::find($post)));
    }

    public static function describe(object $author): PostAuthor
    {
        if ($author instanceof WP_User) {
            return new PostAuthor(
                name: self::nameOf($author),
                biography: get_the_author_meta('description', $author->ID),
                avatar: $author->ID,
                url: count_user_posts($author->ID, 'post', true) > 0 ? get_author_posts_url($author->ID) : '',
            );
        }

        return new PostAuthor(
            name: self::nameOf($author),
            biography: self::property($author, 'description'),
            avatar: self::property($author, 'user_email'),
            url: get_author_posts_url(
                (int) self::property($author, 'ID'),
                self::property($author, 'user_nicename'),
            ),
        );
    }

    private static function nameOf(object $author): string
    {
        return $author instanceof WP_User
            ? get_the_author_meta('display_name', $author->ID)
            : self::property($author, 'display_name');
    }

    private static function property(object $author, string $name): string
    {
        $value = get_object_vars($author)[$name] ?? '';

        return is_scalar($value) ? (string) $value : '';
    }
}
