<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\AuthorPortrait;

/**
 * View model of the author of an article: a user, or a guest author of a plugin such as Co-Authors Plus, who is not a
 * user.
 */
final class AuthorView
{
    private function __construct(
        /** The user; with the ID 0 for a guest author. For `get_avatar()`. */
        public readonly \WP_User $user,
        public readonly string $name,
        public readonly string $url,
        public readonly string $description,
        private readonly string $picture = '',
    ) {
    }

    public static function fromUser(int $userId): self
    {
        return new self(
            new \WP_User($userId),
            get_the_author_meta('display_name', $userId),
            get_author_posts_url($userId),
            get_the_author_meta('description', $userId),
        );
    }

    /**
     * Returns the authors of an article, as Co-Authors Plus stores them; without it, the author of the post.
     *
     * @return non-empty-list<self>
     */
    public static function forPost(\WP_Post $post): array
    {
        $authors = function_exists('get_coauthors') ? get_coauthors($post->ID) : [];

        /**
         * Filters the authors of an article.
         *
         * @since 0.1.0
         *
         * @param list<object> $authors Users, or objects with their properties (`ID`, `display_name`, `user_nicename`,
         *     `user_email`, `description`). Those that are not a WP_User are guest authors. Empty: the author of the
         *     post.
         * @param \WP_Post $post The article.
         */
        $authors = apply_filters('courant_authors', $authors, $post);
        $authors = is_array($authors) ? array_values(array_filter($authors, is_object(...))) : [];

        return $authors === []
            ? [self::fromUser((int) $post->post_author)]
            : array_map(self::fromObject(...), $authors);
    }

    /**
     * Returns the author whose archive is shown.
     */
    public static function forCurrentArchive(): self
    {
        $author = get_queried_object();

        return is_object($author) ? self::fromObject($author) : self::fromUser(get_queried_object_id());
    }

    /**
     * Returns the names as one text, such as "Ada and Grace".
     *
     * @param list<self> $authors
     */
    public static function joinNames(array $authors): string
    {
        return wp_sprintf('%l', array_map(static fn (self $author): string => $author->name, $authors));
    }

    /**
     * Returns the arguments of `get_avatar()`: a guest author has a picture of its own, and an uploaded portrait is
     * shown even if the site shows no avatars.
     *
     * @return array{url?: string, force_display?: bool}
     */
    public function avatarArguments(): array
    {
        return ($this->picture === '' ? [] : ['url' => $this->picture])
            + (AuthorPortrait::imageOf($this->user->ID) > 0 ? ['force_display' => true] : []);
    }

    private static function fromObject(object $author): self
    {
        if ($author instanceof \WP_User) {
            return self::fromUser($author->ID);
        }

        $id = (int) self::property($author, 'ID');
        $name = self::property($author, 'display_name');
        $user = ['ID' => 0, 'display_name' => $name, 'user_email' => self::property($author, 'user_email')];

        return new self(
            new \WP_User((object) $user),
            $name,
            get_author_posts_url($id, self::property($author, 'user_nicename')),
            self::property($author, 'description'),
            // Co-Authors Plus stores guest authors as posts with a featured image.
            (string) get_the_post_thumbnail_url($id, 'thumbnail'),
        );
    }

    private static function property(object $author, string $name): string
    {
        $value = get_object_vars($author)[$name] ?? '';

        return is_scalar($value) ? (string) $value : '';
    }
}
