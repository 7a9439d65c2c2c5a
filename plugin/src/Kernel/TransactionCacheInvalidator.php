<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use WP_Post;

/**
 * Records which objects WordPress functions write or load inside of a transaction, and deletes them from the object
 * cache when it ends: after a rollback, the cache must not contain uncommitted values; after the commit, it must not
 * contain values that another process read and cached before the commit.
 *
 * @internal
 */
final class TransactionCacheInvalidator
{
    private const META_TYPES = ['post', 'comment', 'term', 'user'];

    /** Groups whose time of the last change is part of the keys of cached queries. */
    private const QUERY_GROUPS = ['posts', 'terms', 'comment', 'users'];

    /** @var array<int, string> post type by post ID */
    private array $posts = [];

    /** @var array<string, array<int, true>> IDs by cache group, such as `post_meta` */
    private array $meta = [];

    /** @var array<string, true> */
    private array $options = [];

    /** @var array<int, true> */
    private array $comments = [];

    /** @var array<int, string> taxonomy by term ID */
    private array $terms = [];

    /** @var array<string, array<int, true>> IDs of objects by taxonomy */
    private array $relations = [];

    public function startRecording(): void
    {
        $this->posts = $this->meta = $this->options = $this->comments = $this->terms = $this->relations = [];
        $this->forEachHook(add_filter(...));
    }

    public function stopRecording(): void
    {
        $this->forEachHook(
            static fn (string $hook, callable $callback, int $priority, int $arguments): bool
                => remove_filter($hook, $callback, $priority)
        );
    }

    public function recordPost(int $id, ?WP_Post $post = null): void
    {
        $this->posts[$id] = $post instanceof WP_Post ? $post->post_type : ($this->posts[$id] ?? '');
    }

    public function recordComment(int $id): void
    {
        $this->comments[$id] = true;
    }

    public function recordOption(string $name): void
    {
        $this->options[$name] = true;
    }

    /** @param array<int>|int $ids */
    public function recordTerms(array|int $ids, string $taxonomy = ''): void
    {
        foreach ((array) $ids as $id) {
            $this->terms[$id] = $taxonomy;
        }
    }

    /** @param array<mixed> $terms */
    public function recordTermRelation(int $object, array $terms, mixed $ids, string $taxonomy): void
    {
        $this->relations[$taxonomy][$object] = true;
    }

    /**
     * @param array<int|string> $objects
     * @param array<string>     $taxonomies
     */
    public function recordTermsRead(mixed $terms, array $objects, array $taxonomies): mixed
    {
        foreach ($taxonomies as $taxonomy) {
            foreach ($objects as $object) {
                $this->relations[$taxonomy][(int) $object] = true;
            }
        }

        return $terms;
    }

    public function recordMeta(mixed $meta, int $object): void
    {
        $type = substr((string) strstr((string) current_action(), '_'), 1);
        $this->meta[$type][$object] = true;
    }

    /** @param array<int> $ids */
    public function recordMetaRead(mixed $value, array $ids): mixed
    {
        // The current filter is update_{post|comment|term|user}_metadata_cache.
        $type = substr((string) current_filter(), strlen('update_'), -strlen('data_cache'));
        foreach ($ids as $id) {
            $this->meta[$type][$id] = true;
        }

        return $value;
    }

    /** Clears the recorded entries after a rollback. */
    public function invalidateAfterRollback(): void
    {
        if (function_exists('wp_cache_supports') && wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
        $this->deleteRecorded();
        // WordPress caches the missing result of a failed query as an empty one, also with a persistent object cache.
        array_map(wp_cache_set_last_changed(...), self::QUERY_GROUPS);
        wp_cache_delete('notoptions', 'options');
        foreach (array_keys($this->posts) as $id) {
            clean_post_cache($id);
        }
        if ($this->comments !== []) {
            clean_comment_cache(array_keys($this->comments));
        }
        foreach ($this->terms as $id => $taxonomy) {
            clean_term_cache($id, $taxonomy);
        }
    }

    /**
     * Clears the recorded entries after the commit, because other processes may have cached older values.
     */
    public function invalidateAfterCommit(): void
    {
        if (wp_using_ext_object_cache() === true) {
            $this->deleteRecorded();
        }
    }

    private function deleteRecorded(): void
    {
        foreach ($this->posts as $id => $type) {
            wp_cache_delete($id, 'posts');
            wp_cache_delete($id, 'post_meta');
            if ($type !== '') {
                wp_cache_delete(_count_posts_cache_key($type), 'counts');
                wp_cache_delete(_count_posts_cache_key($type, 'readable'), 'counts');
            }
        }
        foreach ($this->meta as $group => $ids) {
            wp_cache_delete_multiple(array_keys($ids), $group);
        }
        foreach ($this->relations as $taxonomy => $ids) {
            wp_cache_delete_multiple(array_keys($ids), $taxonomy . '_relationships');
        }
        wp_cache_delete_multiple(array_keys($this->comments), 'comment');
        wp_cache_delete_multiple(array_keys($this->terms), 'terms');
        if ($this->options !== []) {
            wp_cache_delete_multiple(
                [...array_map('strval', array_keys($this->options)), 'alloptions', 'notoptions'],
                'options',
            );
        }
    }

    /** @param callable(string, callable, int, int): mixed $callback */
    private function forEachHook(callable $callback): void
    {
        $callback('clean_post_cache', [$this, 'recordPost'], 1, 2);
        $callback('clean_comment_cache', [$this, 'recordComment'], 1, 1);
        $callback('clean_term_cache', [$this, 'recordTerms'], 1, 2);
        $callback('set_object_terms', [$this, 'recordTermRelation'], 1, 4);
        $callback('get_object_terms', [$this, 'recordTermsRead'], 1, 3);
        foreach (['added_option', 'updated_option', 'deleted_option'] as $hook) {
            $callback($hook, [$this, 'recordOption'], 1, 1);
        }
        foreach (self::META_TYPES as $type) {
            foreach (['added', 'updated', 'deleted'] as $change) {
                $callback("{$change}_{$type}_meta", [$this, 'recordMeta'], 1, 2);
            }
            $callback("update_{$type}_metadata_cache", [$this, 'recordMetaRead'], 1, 2);
        }
    }
}
