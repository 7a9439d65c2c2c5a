<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\ApplicationForms\Domain\FormTexts;
use CourantDesk\ApplicationForms\Domain\FormWriter;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use RuntimeException;
use WP_Post;

/** Stores forms as private posts; each version is one meta row with JSON. */
final class FormRepository implements FormWriter
{
    public const POST_TYPE = 'courant_form';
    private const CAPABILITIES = [
        'edit_posts', 'edit_others_posts', 'edit_private_posts', 'edit_published_posts', 'publish_posts',
        'read_private_posts',
        'delete_posts', 'delete_others_posts', 'delete_private_posts', 'delete_published_posts', 'create_posts',
    ];
    private const DEFAULT_FORM_OPTION = 'courant_standard_form';
    /** Whether phone and cover letter are optional in the form of openings without a selected form. */
    private const SHORT_FORM_OPTION = 'courant_short_form';
    private const STATUS_ACTIVE = 'private';
    private const STATUS_DELETED = 'draft';
    private const VERSION_META = 'courant_form_version';
    /** JSON of the texts. They are not part of a version, because applications do not show them. */
    private const TEXTS_META = 'courant_form_texts';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function register(): void
    {
        register_post_type(self::POST_TYPE, [
            'label' => __('Application forms', 'courant-desk'),
            'public' => false,
            'show_ui' => false,
            'show_in_rest' => false,
            'supports' => ['title'],
            'rewrite' => false,
            'query_var' => false,
            'can_export' => true,
            'delete_with_user' => false,
            'capability_type' => self::POST_TYPE,
            'map_meta_cap' => true,
            // Only FormsController changes forms, because it requires courant_manage_applications and validates.
            // Otherwise a request over XML-RPC would bypass both checks.
            'capabilities' => array_fill_keys(self::CAPABILITIES, 'do_not_allow'),
        ]);
    }

    /** Returns the current version; null when the form does not exist or was deleted. */
    public function find(int $id): ?FormDefinition
    {
        $post = $id > 0 ? get_post($id) : null;

        return $post instanceof WP_Post
            && $post->post_type === self::POST_TYPE
            && $post->post_status === self::STATUS_ACTIVE
            ? $this->findVersion($id, $this->currentVersion($id))
            : null;
    }

    /** Returns a specific version, also of a deleted form. */
    public function findVersion(int $id, int $version): ?FormDefinition
    {
        $post = $id > 0 ? get_post($id) : null;
        $json = $post instanceof WP_Post && $post->post_type === self::POST_TYPE
            ? get_post_meta($id, self::metaKey($version), true)
            : '';
        $fields = is_string($json) && $json !== '' ? json_decode($json, true) : null;

        return $post instanceof WP_Post && is_array($fields)
            ? FormSerializer::parse($fields, $id, $version, $post->post_title, $this->findTexts($id))
            : null;
    }

    /**
     * Returns the current versions of all forms.
     *
     * @return list<FormDefinition> sorted by title
     */
    public function findAll(): array
    {
        $posts = get_posts([
            'post_type' => self::POST_TYPE, 'post_status' => self::STATUS_ACTIVE, 'posts_per_page' => 200,
            'orderby' => 'title', 'order' => 'ASC', 'no_found_rows' => true,
        ]);

        return array_values(
            array_filter(array_map(fn (WP_Post $post): ?FormDefinition => $this->find($post->ID), $posts))
        );
    }

    public function save(FormDefinition $form): ?FormDefinition
    {
        $json = (string) wp_json_encode(FormSerializer::serialize($form));
        return $this->sql->transaction(
            fn (): ?FormDefinition => $form->id === 0 ? $this->create($form, $json) : $this->update($form, $json)
        );
    }

    private function update(FormDefinition $form, string $json): ?FormDefinition
    {
        // WordPress checks that a unique meta key is missing before it adds it, without a lock. With the lock, the
        // second writer of a version waits.
        $this->sql->fetchValue('SELECT ID FROM %i WHERE ID = %d FOR UPDATE', $this->sql->coreTable('posts'), $form->id);
        wp_cache_delete($form->id, 'post_meta');
        $current = $this->find($form->id);
        if ($current === null || $current->version !== $form->version) {
            return null;
        }
        $isRenamed = $current->title !== $form->title;
        $hasNewTexts = $current->texts->toArray() !== $form->texts->toArray();
        if (!$isRenamed && !$hasNewTexts && (string) wp_json_encode(FormSerializer::serialize($current)) === $json) {
            return $current;
        }
        if ($isRenamed) {
            wp_update_post(['ID' => $form->id, 'post_title' => addslashes($form->title)]);
        }
        if ($hasNewTexts) {
            update_post_meta($form->id, self::TEXTS_META, wp_slash(self::encodeTexts($form->texts)));
        }
        $next = $form->version + 1;
        if (add_post_meta($form->id, self::metaKey($next), wp_slash($json), true) === false) {
            return null;
        }
        update_post_meta($form->id, self::VERSION_META, $next);

        return $this->find($form->id);
    }

    /** Deletes a form, so that openings cannot use it any more. Applications that were sent with it still show it. */
    public function delete(int $id): void
    {
        if ($this->find($id) !== null) {
            wp_update_post(['ID' => $id, 'post_status' => self::STATUS_DELETED]);
        }
        if ($this->defaultFormId() === $id) {
            $this->setDefaultForm(0);
        }
    }

    public function defaultFormId(): int
    {
        $id = get_option(self::DEFAULT_FORM_OPTION, 0);

        return is_numeric($id) ? (int) $id : 0;
    }

    public function setDefaultForm(int $id): void
    {
        update_option(self::DEFAULT_FORM_OPTION, $id, true);
    }

    /**
     * Returns whether the standard form requires only CV, name and email. Sites that had openings before the first
     * activation keep the form of WP Job Openings, which also requires phone and cover letter.
     */
    public function isShortForm(): bool
    {
        return get_option(self::SHORT_FORM_OPTION, '0') === '1';
    }

    public function install(): void
    {
        $isNewSite = get_option(self::DEFAULT_FORM_OPTION) === false
            && $this->sql->fetchValue(
                'SELECT ID FROM %i WHERE post_type = %s LIMIT 1',
                $this->sql->coreTable('posts'),
                PostTypes::OPENING,
            ) === null;
        // A missing option costs a query on every page that reads it.
        add_option(self::SHORT_FORM_OPTION, $isNewSite ? '1' : '0', '', true);
        add_option(self::DEFAULT_FORM_OPTION, 0, '', true);
    }

    public function erase(): void
    {
        $all = $this->sql
            ->fetchColumn('SELECT ID FROM %i WHERE post_type = %s', $this->sql->coreTable('posts'), self::POST_TYPE);
        array_map(static fn (string $id) => wp_delete_post((int) $id, true), $all);
        delete_option(self::DEFAULT_FORM_OPTION);
        delete_option(self::SHORT_FORM_OPTION);
    }

    private function create(FormDefinition $form, string $json): ?FormDefinition
    {
        /** @var array{post_type: string} $post */
        $post = wp_slash([
            'post_type' => self::POST_TYPE,
            'post_status' => self::STATUS_ACTIVE,
            'post_title' => $form->title,
            'meta_input' => [
                self::VERSION_META => 1, self::metaKey(1) => $json, self::TEXTS_META => self::encodeTexts($form->texts),
            ],
        ]);
        $id = wp_insert_post($post, true);
        if (!is_int($id)) {
            throw new RuntimeException('The form could not be stored.');
        }

        return $this->find($id);
    }

    private function findTexts(int $id): FormTexts
    {
        $json = get_post_meta($id, self::TEXTS_META, true);

        return FormTexts::fromArray(is_string($json) ? json_decode($json, true) : null);
    }

    private static function encodeTexts(FormTexts $texts): string
    {
        return (string) wp_json_encode($texts->toArray());
    }

    private function currentVersion(int $id): int
    {
        $version = get_post_meta($id, self::VERSION_META, true);

        return is_numeric($version) ? (int) $version : 0;
    }

    private static function metaKey(int $version): string
    {
        return 'courant_form_v' . $version;
    }
}
