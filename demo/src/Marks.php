<?php

declare(strict_types=1);

namespace CourantDemo;

/**
 * Tracks the objects that the demo has created: objects have their key in meta, and an option contains all keys
 * ever created, so that neither an interrupted run nor a deletion leads to a second copy.
 */
final class Marks
{
    public const META = '_courant_demo';
    public const OPTION = 'courant_demo';

    /** @var array<string, int>|null post IDs by key */
    private ?array $posts = null;

    private int $made = 0;

    public function post(string $key): int
    {
        $this->posts ??= $this->readPosts();
        return $this->posts[$key] ?? 0;
    }

    public function wasMade(string $key): bool
    {
        return in_array($key, $this->keys(), true);
    }

    /** Creates an object unless it was created before; returns whether it did. */
    public function once(string $key, callable $make): bool
    {
        if ($this->wasMade($key)) {
            return false;
        }
        $make();
        $this->remember($key);
        $this->made++;
        return true;
    }

    /**
     * Returns the ID of the post with this key: the existing one, otherwise a new one, or 0 if it was deleted.
     *
     * @param callable(): array<string, mixed> $fields fields for wp_insert_post(), unslashed
     */
    public function keepPost(string $key, callable $fields): int
    {
        $id = $this->post($key);
        if ($id === 0 && !$this->wasMade($key)) {
            $post = $fields();
            $meta = is_array($post['meta_input'] ?? null) ? $post['meta_input'] : [];
            $post['meta_input'] = $meta + [self::META => $key];
            // WordPress expects slashed values here, including arrays in meta.
            /** @var array{post_type: string} $slashed */
            $slashed = wp_slash($post);
            $id = self::sure(wp_insert_post($slashed, true));
            $this->posts[$key] = $id;
            $this->made++;
        }
        if (!$this->wasMade($key)) {
            $this->remember($key);
        }
        return $id;
    }

    public function made(): int
    {
        return $this->made;
    }

    public static function sure(int|\WP_Error $response): int
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

    private function remember(string $key): void
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
