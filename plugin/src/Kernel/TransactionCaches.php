<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use WP_Post;

/**
 * Records which objects WordPress's functions write or read again inside of a transaction, so that the object cache can be put
 * right at its end: after a rollback nothing of it may stay there, and after the commit nothing that another process read from
 * the database, and kept, before it saw the commit.
 *
 * @internal
 */
final class TransactionCaches
{
    private const META = ['post', 'comment', 'term', 'user'];

    /** @var array<int, string> post id to its type */
    private array $posts = [];

    /** @var array<string, array<int, true>> such as `post_meta` to ids */
    private array $meta = [];

    /** @var array<string, true> */
    private array $options = [];

    /** @var array<int, true> */
    private array $comments = [];

    /** @var array<int, string> term id to its taxonomy */
    private array $terms = [];

    /** @var array<string, array<int, true>> taxonomy to ids of objects */
    private array $relations = [];

    public function watch(): void
    {
        $this->posts = $this->meta = $this->options = $this->comments = $this->terms = $this->relations = [];
        $this->hooks(add_filter(...));
    }

    public function unwatch(): void
    {
        $this->hooks(static fn (string $hook, callable $callback, int $priority, int $arguments): bool => remove_filter($hook, $callback, $priority));
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
    public function recordRelation(int $object, array $terms, mixed $ids, string $taxonomy): void
    {
        $this->relations[$taxonomy][$object] = true;
    }

    public function recordMeta(mixed $meta, int $object): void
    {
        $type = substr((string) strstr((string) current_action(), '_'), 1);
        $this->meta[$type][$object] = true;
    }

    /** @param array<int> $ids */
    public function recordRead(mixed $given, array $ids): mixed
    {
        // The filter is update_{post|comment|term|user}_metadata_cache.
        $type = substr((string) current_filter(), strlen('update_'), -strlen('data_cache'));
        foreach ($ids as $id) {
            $this->meta[$type][$id] = true;
        }

        return $given;
    }

    /** After a rollback. */
    public function forget(): void
    {
        if (function_exists('wp_cache_supports') && wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
        $this->delete();
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

    /** After the commit: other processes may have kept what they read before it. */
    public function refresh(): void
    {
        if (wp_using_ext_object_cache() === true) {
            $this->delete();
        }
    }

    private function delete(): void
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
            wp_cache_delete_multiple([...array_map('strval', array_keys($this->options)), 'alloptions', 'notoptions'], 'options');
        }
    }

    /** @param callable(string, callable, int, int): mixed $each */
    private function hooks(callable $each): void
    {
        $each('clean_post_cache', [$this, 'recordPost'], 1, 2);
        $each('clean_comment_cache', [$this, 'recordComment'], 1, 1);
        $each('clean_term_cache', [$this, 'recordTerms'], 1, 2);
        $each('set_object_terms', [$this, 'recordRelation'], 1, 4);
        foreach (['added_option', 'updated_option', 'deleted_option'] as $hook) {
            $each($hook, [$this, 'recordOption'], 1, 1);
        }
        foreach (self::META as $type) {
            foreach (['added', 'updated', 'deleted'] as $change) {
                $each("{$change}_{$type}_meta", [$this, 'recordMeta'], 1, 2);
            }
            $each("update_{$type}_metadata_cache", [$this, 'recordRead'], 1, 2);
        }
    }
}
