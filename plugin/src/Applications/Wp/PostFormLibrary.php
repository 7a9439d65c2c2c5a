<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\FormLibrary;
use CourantDesk\Applications\Domain\FormShape;
use CourantDesk\Kernel\Sql;
use RuntimeException;
use WP_Post;

/** Forms as private posts; each version is a row of meta, in JSON. */
final class PostFormLibrary implements FormLibrary
{
    public const TYPE = 'courant_form';
    private const CAPABILITIES = [
        'edit_posts', 'edit_others_posts', 'edit_private_posts', 'edit_published_posts', 'publish_posts', 'read_private_posts',
        'delete_posts', 'delete_others_posts', 'delete_private_posts', 'delete_published_posts', 'create_posts',
    ];
    private const STANDARD = 'courant_standard_form';
    private const LIVE = 'private';
    private const REMOVED = 'draft';
    private const VERSION = 'courant_form_version';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function register(): void
    {
        register_post_type(self::TYPE, [
            'label' => __('Application forms', 'courant-desk'),
            'public' => false,
            'show_ui' => false,
            'show_in_rest' => false,
            'supports' => ['title'],
            'rewrite' => false,
            'query_var' => false,
            'can_export' => true,
            'delete_with_user' => false,
            'capability_type' => self::TYPE,
            'map_meta_cap' => true,
            // Only FormRoutes changes forms: it requires courant_manage_applications and validates. Without this, XML-RPC did neither.
            'capabilities' => array_fill_keys(self::CAPABILITIES, 'do_not_allow'),
        ]);
    }

    public function find(int $id): ?FormDefinition
    {
        $post = $id > 0 ? get_post($id) : null;

        return $post instanceof WP_Post && $post->post_type === self::TYPE && $post->post_status === self::LIVE
            ? $this->version($id, $this->current($id))
            : null;
    }

    public function version(int $id, int $version): ?FormDefinition
    {
        $post = $id > 0 ? get_post($id) : null;
        $json = $post instanceof WP_Post && $post->post_type === self::TYPE ? get_post_meta($id, self::key($version), true) : '';
        $fields = is_string($json) && $json !== '' ? json_decode($json, true) : null;

        return $post instanceof WP_Post && is_array($fields) ? FormShape::read($fields, $id, $version, $post->post_title) : null;
    }

    public function all(): array
    {
        $posts = get_posts(['post_type' => self::TYPE, 'post_status' => self::LIVE, 'posts_per_page' => 200, 'orderby' => 'title', 'order' => 'ASC', 'no_found_rows' => true]);

        return array_values(array_filter(array_map(fn (WP_Post $post): ?FormDefinition => $this->find($post->ID), $posts)));
    }

    public function save(FormDefinition $form): ?FormDefinition
    {
        $json = (string) wp_json_encode(FormShape::write($form));
        return $this->sql->transaction(fn (): ?FormDefinition => $form->id === 0 ? $this->add($form, $json) : $this->change($form, $json));
    }

    private function change(FormDefinition $form, string $json): ?FormDefinition
    {
        // WordPress only looks whether a meta key is there before it adds it: of two that write the same version, one must wait.
        $this->sql->value('SELECT ID FROM %i WHERE ID = %d FOR UPDATE', $this->sql->core('posts'), $form->id);
        wp_cache_delete($form->id, 'post_meta');
        $current = $this->find($form->id);
        if ($current === null || $current->version !== $form->version) {
            return null;
        }
        if ($current->title !== $form->title) {
            wp_update_post(['ID' => $form->id, 'post_title' => addslashes($form->title)]);
        }
        if ((string) wp_json_encode(FormShape::write($current)) === $json) {
            return $this->find($form->id);
        }
        $next = $form->version + 1;
        if (add_post_meta($form->id, self::key($next), wp_slash($json), true) === false) {
            return null;
        }
        update_post_meta($form->id, self::VERSION, $next);

        return $this->find($form->id);
    }

    public function remove(int $id): void
    {
        if ($this->find($id) !== null) {
            wp_update_post(['ID' => $id, 'post_status' => self::REMOVED]);
        }
        if ($this->standard() === $id) {
            $this->makeStandard(0);
        }
    }

    public function standard(): int
    {
        $id = get_option(self::STANDARD, 0);

        return is_numeric($id) ? (int) $id : 0;
    }

    public function makeStandard(int $id): void
    {
        update_option(self::STANDARD, $id, true);
    }

    public function install(): void
    {
        // An option that is not there costs a query on every page that asks for it.
        add_option(self::STANDARD, 0, '', true);
    }

    public function erase(): void
    {
        $all = $this->sql->column('SELECT ID FROM %i WHERE post_type = %s', $this->sql->core('posts'), self::TYPE);
        array_map(static fn (string $id) => wp_delete_post((int) $id, true), $all);
        delete_option(self::STANDARD);
    }

    private function add(FormDefinition $form, string $json): ?FormDefinition
    {
        /** @var array{post_type: string} $post */
        $post = wp_slash([
            'post_type' => self::TYPE,
            'post_status' => self::LIVE,
            'post_title' => $form->title,
            'meta_input' => [self::VERSION => 1, self::key(1) => $json],
        ]);
        $id = wp_insert_post($post, true);
        if (!is_int($id)) {
            throw new RuntimeException('The form could not be stored.');
        }

        return $this->find($id);
    }

    private function current(int $id): int
    {
        $version = get_post_meta($id, self::VERSION, true);

        return is_numeric($version) ? (int) $version : 0;
    }

    private static function key(int $version): string
    {
        return 'courant_form_v' . $version;
    }
}
