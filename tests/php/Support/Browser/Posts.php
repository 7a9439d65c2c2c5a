<?php

declare(strict_types=1);

namespace CourantTests\Support\Browser;

use RuntimeException;
use WP_Error;
use WP_Post;
use WP_Term;

/** Posts of every type, for browser tests (tests/e2e/support/site-data.ts). */
final class Posts
{
    /**
     * Creates posts, or returns the one that has the name already.
     *
     * @param list<array{fields: array<string, mixed>, terms?: array<string, list<string>>}> $posts
     * @return list<array{id: int, url: string, path: string, status: string, title: string, content: string}>
     */
    public static function create(array $posts): array
    {
        wp_set_current_user(1);
        // Two workers may begin at once.
        $lock = fopen(sys_get_temp_dir() . '/courant-e2e-posts.lock', 'c');
        is_resource($lock) && flock($lock, LOCK_EX);

        return array_map(static function (array $post): array {
            $fields = $post['fields'] + ['post_status' => 'publish', 'post_author' => 1];
            $found = self::findNamed($fields);
            if ($found !== null) {
                return self::describe($found);
            }
            /** @var array{post_title?: string} $slashed */
            $slashed = wp_slash($fields);
            $id = self::checked(wp_insert_post($slashed, true));
            foreach ($post['terms'] ?? [] as $taxonomy => $names) {
                self::checked(wp_set_object_terms($id, self::termIds($taxonomy, $names), $taxonomy));
            }

            return self::describe(self::get($id));
        }, $posts);
    }

    /**
     * Creates a published post, or updates the one that has the name; WordPress filters the content as a guest's.
     *
     * @param array<string, mixed> $fields
     * @return array{id: int, url: string, path: string, status: string, title: string, content: string}
     */
    public static function save(array $fields): array
    {
        $fields += ['post_status' => 'publish', 'post_author' => 1];
        $found = self::findNamed($fields);
        /** @var array{post_title?: string} $slashed */
        $slashed = wp_slash($fields);
        $id = $found === null
            ? wp_insert_post($slashed, true)
            : wp_update_post(['ID' => $found->ID] + $slashed, true);

        return self::describe(self::get(self::checked($id)));
    }

    /**
     * @param array<string, mixed> $query arguments of get_posts()
     * @return list<array{id: int, url: string, path: string, status: string, title: string, content: string}>
     */
    public static function find(array $query): array
    {
        return array_map(self::describe(...), self::query($query));
    }

    /** @param array<string, mixed> $fields */
    public static function update(int $id, array $fields): bool
    {
        /** @var array{post_title?: string} $slashed */
        $slashed = wp_slash($fields);

        return self::checked(wp_update_post(['ID' => $id] + $slashed, true)) === $id;
    }

    /**
     * Deletes posts permanently.
     *
     * @param array<string, mixed> $query arguments of get_posts()
     * @return int their number
     */
    public static function delete(array $query): int
    {
        $posts = self::query($query + ['numberposts' => -1]);
        foreach ($posts as $post) {
            wp_delete_post($post->ID, true);
        }

        return count($posts);
    }

    public static function status(int $id): string
    {
        return (string) get_post_status($id);
    }

    public static function trash(int $id): bool
    {
        return wp_trash_post($id) instanceof WP_Post;
    }

    public static function meta(int $id, string $key): mixed
    {
        return get_post_meta($id, $key, true);
    }

    /** @return array<int|string, mixed> the first value of each key */
    public static function allMeta(int $id): array
    {
        $keys = array_keys((array) get_post_meta($id));

        return array_combine(
            $keys,
            array_map(static fn (int|string $key): mixed => get_post_meta($id, (string) $key, true), $keys),
        );
    }

    public static function updateMeta(int $id, string $key, mixed $value): bool
    {
        return update_post_meta($id, $key, $value) !== false;
    }

    public static function deleteMeta(int $id, string $key): bool
    {
        return delete_post_meta($id, $key);
    }

    /** @return array{url: mixed, isOff: bool, hasPoster: bool, content: string} the post's video, and its content */
    public static function video(int $post): array
    {
        $poster = get_post_meta($post, 'courant_video_poster', true);

        return [
            'url' => get_post_meta($post, 'courant_video_url', true),
            'isOff' => (bool) get_post_meta($post, 'courant_video_off', true),
            'hasPoster' => is_numeric($poster) && (int) $poster > 0,
            'content' => self::get($post)->post_content,
        ];
    }

    /** @return list<array{id: int, name: string, slug: string, url: string}> */
    public static function terms(int $id, string $taxonomy): array
    {
        $terms = wp_get_object_terms($id, $taxonomy);

        return array_values(array_map(self::describeTerm(...), is_array($terms) ? $terms : []));
    }

    /** @return array{id: int, name: string, slug: string, url: string}|null */
    public static function term(string $taxonomy, string $name): ?array
    {
        $term = get_term_by('name', $name, $taxonomy);

        return $term instanceof WP_Term ? self::describeTerm($term) : null;
    }

    /** @return int the number of terms that the taxonomy had */
    public static function deleteTerms(string $taxonomy): int
    {
        if ($taxonomy === '' || !taxonomy_exists($taxonomy)) {
            return 0;
        }
        $terms = get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false]);
        $terms = is_array($terms) ? $terms : [];
        foreach ($terms as $term) {
            wp_delete_term($term->term_id, $taxonomy);
        }

        return count($terms);
    }

    /** Returns the URL of the page that lists all openings. */
    public static function listingUrl(): string
    {
        $page = get_option('awsm_select_page_listing');
        $page = is_numeric($page) && (int) $page > 0 ? $page : get_option('awsm_jobs_default_listing_page_id');

        return is_numeric($page) ? (string) get_permalink((int) $page) : '';
    }

    public static function archiveUrl(string $type): string
    {
        return (string) get_post_type_archive_link($type);
    }

    /** @return array<int|string, int> number of posts by status */
    public static function counts(string $type): array
    {
        return array_map(
            static fn (mixed $count): int => is_numeric($count) ? (int) $count : 0,
            (array) wp_count_posts($type),
        );
    }

    /**
     * @param array<string, mixed> $query
     * @return list<WP_Post>
     */
    private static function query(array $query): array
    {
        /** @var array{numberposts?: int} $arguments */
        $arguments = $query + ['post_status' => 'publish'];
        $posts = get_posts($arguments);

        return array_values($posts);
    }

    /**
     * @param list<string> $names
     * @return list<int>
     */
    private static function termIds(string $taxonomy, array $names): array
    {
        return array_map(static function (string $name) use ($taxonomy): int {
            $term = term_exists($name, $taxonomy) ?? wp_insert_term($name, $taxonomy);

            return is_array($term) ? (int) $term['term_id'] : 0;
        }, $names);
    }

    /** @param array<string, mixed> $fields */
    private static function findNamed(array $fields): ?WP_Post
    {
        $name = $fields['post_name'] ?? '';
        $type = $fields['post_type'] ?? 'post';
        $found = is_string($name) && $name !== '' && is_string($type) ? get_page_by_path($name, OBJECT, $type) : null;

        return $found instanceof WP_Post ? $found : null;
    }

    private static function get(int $id): WP_Post
    {
        $post = get_post($id);

        return $post instanceof WP_Post ? $post : throw new RuntimeException("There is no post $id.");
    }

    /** @return array{id: int, url: string, path: string, status: string, title: string, content: string} */
    private static function describe(WP_Post $post): array
    {
        $url = get_permalink($post);

        return [
            'id' => $post->ID,
            'url' => $url,
            'path' => (string) wp_parse_url($url, PHP_URL_PATH),
            'status' => $post->post_status,
            'title' => $post->post_title,
            'content' => $post->post_content,
        ];
    }

    /** @return array{id: int, name: string, slug: string, url: string} */
    private static function describeTerm(WP_Term $term): array
    {
        $url = get_term_link($term);

        return [
            'id' => $term->term_id,
            'name' => $term->name,
            'slug' => $term->slug,
            'url' => is_string($url) ? $url : '',
        ];
    }

    /**
     * @template T
     * @param T|WP_Error $result
     * @return T
     */
    private static function checked(mixed $result): mixed
    {
        return $result instanceof WP_Error ? throw new RuntimeException($result->get_error_message()) : $result;
    }
}
