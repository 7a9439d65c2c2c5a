<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is an error code, which the caller translates.

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use RuntimeException;
use WP_Post;

/** Copies an opening as a draft: text, facts and specifications, but not its closing date and history. */
final class OpeningCopier
{
    public function __construct(
        private readonly Sql $sql,
        private readonly SpecificationRepository $specifications,
        private readonly Log $log,
        private readonly ?FieldTermsUpdater $fieldTerms = null,
        private readonly OpeningFields $fields = new OpeningFieldRegistry(),
    ) {
    }

    /**
     * Stores the copy in a transaction.
     *
     * @return int ID of the new draft, 0 when it could not be created
     */
    public function copy(WP_Post $post, int $author): int
    {
        $id = 0;
        try {
            return $this->sql->transaction(function () use ($post, $author, &$id): int {
                return $id = $this->store($post, $author);
            }, function () use (&$id): bool {
                return $this->sql->fetchValue(
                    'SELECT ID FROM %i WHERE ID = %d FOR UPDATE',
                    $this->sql->coreTable('posts'),
                    $id,
                ) !== null;
            });
        } catch (RuntimeException $failure) {
            $this->log->error('jobs.copy', ['opening' => $post->ID], $failure);

            return 0;
        }
    }

    /** @throws RuntimeException when WordPress rejects the post or its terms */
    private function store(WP_Post $post, int $author): int
    {
        /* translators: %s: title of an opening */
        $title = sprintf(__('%s (copy)', 'courant-desk'), $post->post_title);
        $id = wp_insert_post([
            'post_type' => OpeningPostType::NAME,
            'post_status' => 'draft',
            'post_author' => $author,
            'post_title' => wp_slash($title),
            'post_content' => wp_slash($post->post_content),
            'post_excerpt' => wp_slash($post->post_excerpt),
        ], true);
        if (!is_int($id)) {
            throw new RuntimeException((string) $id->get_error_code());
        }
        foreach ($this->specifications->findAll() as $specification) {
            $terms = wp_get_object_terms($post->ID, $specification->taxonomy, ['fields' => 'ids']);
            $set =
                wp_set_object_terms($id, is_array($terms) ? array_map('intval', $terms) : [], $specification->taxonomy);
            if (is_wp_error($set)) {
                throw new RuntimeException((string) $set->get_error_code());
            }
        }
        $this->copyMeta($post->ID, $id);
        $this->fieldTerms?->discard($id);

        return $id;
    }

    private function copyMeta(int $from, int $to): void
    {
        $isCopied = [OpeningMeta::VIEWS => false, '_thumbnail_id' => true];
        foreach ($this->fields->all() as $field) {
            $isCopied[$field->key()] = $field->isCopied();
        }
        $all = get_post_meta($from);
        foreach (is_array($all) ? $all : [] as $key => $values) {
            $key = (string) $key;
            $isOurs = str_starts_with($key, 'courant_') || str_starts_with($key, 'awsm_');
            if (!($isCopied[$key] ?? $isOurs) || !is_array($values)) {
                continue;
            }
            foreach (array_filter($values, 'is_string') as $value) {
                add_post_meta($to, $key, wp_slash(maybe_unserialize($value)));
            }
        }
    }
}
