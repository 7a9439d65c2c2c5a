<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

use RuntimeException;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

/** Creates content through WordPress itself. */
trait Factories
{
    private int $made = 0;

    /**
     * Creates a published opening. Keys: those of wp_insert_post() without "post_" (title, content, status, date, ...),
     * `meta`, and `specs`: taxonomy => term names or slugs, which are created if missing.
     *
     * @param array<string, mixed> $given
     */
    protected function opening(array $given = []): WP_Post
    {
        return $this->post(['type' => 'awsm_job_openings'] + $given + ['title' => 'Opening ' . ++$this->made]);
    }

    /** @param array<string, mixed> $given same keys as for opening() */
    protected function post(array $given = []): WP_Post
    {
        $given += [
            'type' => 'post', 'status' => 'publish', 'title' => 'Post ' . ++$this->made, 'content' => 'Some text.',
            'author' => 1,
        ];
        $fields = [];
        foreach (array_diff_key($given, ['meta' => 1, 'specs' => 1]) as $name => $value) {
            $whole = in_array($name, ['ID', 'comment_status', 'ping_status', 'menu_order', 'guid'], true)
                || str_starts_with($name, 'post_');
            $fields[$whole ? $name : 'post_' . $name] = $value;
        }
        $fields['meta_input'] = $given['meta'] ?? [];
        /** @var array{ID?: int} $slashed */
        $slashed = wp_slash($fields);
        $post = get_post(self::made(wp_insert_post($slashed, true)));
        foreach (is_array($given['specs'] ?? null) ? $given['specs'] : [] as $taxonomy => $names) {
            $ids = array_map(fn (string $name): int => $this->term((string) $taxonomy, $name)->term_id, self::texts(
                $names
            ));
            self::made(wp_set_object_terms($post instanceof WP_Post ? $post->ID : 0, $ids, (string) $taxonomy));
        }

        return $post instanceof WP_Post ? $post : throw new RuntimeException('No post was made.');
    }

    /**
     * Returns the term with that name, and creates it if missing.
     *
     * @param array{slug?: string, description?: string, parent?: int<0, max>} $given
     */
    protected function term(string $taxonomy, string $name, array $given = []): WP_Term
    {
        $term = get_term_by('name', $name, $taxonomy);
        if (!$term instanceof WP_Term) {
            $term = get_term_by('slug', $name, $taxonomy);
        }
        if (!$term instanceof WP_Term) {
            $made = self::made(wp_insert_term($name, $taxonomy, $given));
            $term = get_term($made['term_id'], $taxonomy);
        }

        return $term instanceof WP_Term ? $term : throw new RuntimeException('No term was made.');
    }

    protected function user(string $role = 'subscriber'): WP_User
    {
        $name = $role . ++$this->made;
        $email = $name . '@courant.example';
        $id = self::made(
            wp_insert_user(['user_login' => $name, 'user_pass' => 'password', 'user_email' => $email, 'role' => $role])
        );

        return new WP_User($id);
    }

    /** Creates a user with that role and signs in within this process. */
    protected function signIn(string $role = 'administrator'): WP_User
    {
        $user = $this->user($role);
        wp_set_current_user($user->ID);

        return $user;
    }

    /** Creates a file with that name and content in a temporary folder. */
    protected function file(string $name, string $content): string
    {
        $folder = sys_get_temp_dir() . '/courant-' . bin2hex(random_bytes(6));
        mkdir($folder);
        register_shutdown_function(static function () use ($folder, $name): void {
            @unlink($folder . '/' . $name);
            @rmdir($folder);
        });
        file_put_contents($folder . '/' . $name, $content);

        return $folder . '/' . $name;
    }

    /**
     * @template T
     * @param T|WP_Error $response
     * @return T
     */
    private static function made(mixed $response): mixed
    {
        if ($response instanceof WP_Error) {
            throw new RuntimeException($response->get_error_code() . ': ' . $response->get_error_message());
        }

        return $response;
    }

    /** @return list<string> */
    private static function texts(mixed $names): array
    {
        return array_values(array_filter(is_array($names) ? $names : [$names], is_string(...)));
    }
}
