<?php

declare(strict_types=1);

namespace CourantDemo;

/**
 * Tracks the objects that the demo has created: objects have their key in meta, and an option contains all keys
 * ever created, so that neither an interrupted run nor a deletion leads to a second copy.
 */
final class DemoRecords
{
    public const META = '_courant_demo';
    public const OPTION = 'courant_demo';

    /** @var array<string, int>|null post IDs by key */
    private ?array $posts = null;

    private int $created = 0;

    public function post(string $key): int
    {
        $this->posts ??= $this->readPosts();
        return $this->posts[$key] ?? 0;
    }

    public function wasCreated(string $key): bool
    {
        return in_array($key, $this->keys(), true);
    }

    /** Creates an object unless it was created before; returns whether it did. */
    public function createOnce(string $key, callable $create): bool
    {
        if ($this->wasCreated($key)) {
            return false;
        }
        $create();
        $this->addKey($key);
        $this->created++;
        return true;
    }

    /**
     * Returns the ID of the post with this key: the existing one, otherwise a new one, or 0 if it was deleted.
     *
     * @param callable(): array<string, mixed> $fields fields for wp_insert_post(), unslashed
     */
    public function getOrCreatePost(string $key, callable $fields): int
    {
        $id = $this->post($key);
        if ($id === 0 && !$this->wasCreated($key)) {
            $post = $fields();
            $meta = is_array($post['meta_input'] ?? null) ? $post['meta_input'] : [];
            $post['meta_input'] = $meta + [self::META => $key];
            // WordPress expects slashed values here, including arrays in meta.
            /** @var array{post_type: string} $slashed */
            $slashed = wp_slash($post);
            $id = self::idOrThrow(wp_insert_post($slashed, true));
            $this->posts[$key] = $id;
            $this->created++;
        }
        if (!$this->wasCreated($key)) {
            $this->addKey($key);
        }
        return $id;
    }

    public function countCreated(): int
    {
        return $this->created;
    }

    public static function idOrThrow(int|\WP_Error $response): int
    {
        return is_int($response)
            ? $response
            : throw new \RuntimeException('Demo content: ' . $response->get_error_message());
    }

    /** @return list<string> */
    private function keys(): array
    {
        $keys = get_option(self::OPTION, []);
        return array_values(array_filter(is_array($keys) ? $keys : [], is_string(...)));
    }

    private function addKey(string $key): void
    {
        update_option(self::OPTION, [...$this->keys(), $key], false);
    }

    /** @return array<string, int> */
    private function readPosts(): array
    {
        $found = [];
        $posts = get_posts([
            'post_type' => array_values(get_post_types()),
            'post_status' => array_values(get_post_stati()),
            'meta_key' => self::META,
            'numberposts' => -1,
        ]);
        foreach ($posts as $post) {
            $key = get_post_meta($post->ID, self::META, true);
            if (is_string($key)) {
                $found[$key] = $post->ID;
            }
        }
        return $found;
    }
}
