<?php

declare(strict_types=1);

// phpcs:disable WordPress.DB.SlowDBQuery -- one opening by its external id, when openings are imported.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is an error code, which the caller translates.

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Result;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\Violation;
use CourantDesk\Openings\Domain\ClosingDate;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\OpeningWriter;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Frontend\UnlistedOpenings;
use RuntimeException;
use WP_Error;
use WP_Post;

/** Writes openings as posts. Values that already match the draft are not written again. */
final class PostOpeningWriter implements OpeningWriter
{
    /** Number of openings after which the object cache is cleared, because an import may write thousands. */
    private const CACHE_FLUSH_INTERVAL = 100;

    private int $saved = 0;

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly Log $log,
        private readonly ?FieldTermsUpdater $fieldTerms = null,
        private readonly OpeningFields $fields = new OpeningFieldRegistry(),
    ) {
    }

    public function save(OpeningDraft $draft, int $id = 0): Result
    {
        $before = $id > 0 ? get_post($id) : null;
        if ($id > 0 && (!$before instanceof WP_Post || $before->post_type !== OpeningPostType::NAME)) {
            return Result::failure(new Violation('opening.unknown'));
        }
        $saved = 0;
        try {
            $result = Result::success($this->sql->transaction(function () use ($draft, $id, $before, &$saved): int {
                return $saved = $this->write($draft, $id, $before);
            }, function () use ($id, &$saved): bool {
                return $id === 0 && $this->sql->fetchValue(
                    'SELECT ID FROM %i WHERE ID = %d FOR UPDATE',
                    $this->sql->coreTable('posts'),
                    $saved,
                ) !== null;
            }));
        } catch (RuntimeException $failure) {
            $this->log->error('jobs.opening_unsaved', ['code' => $failure->getMessage()], $failure);
            $result = Result::failure(new Violation('opening.unsaved'));
        }
        if (++$this->saved % self::CACHE_FLUSH_INTERVAL === 0 && wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }

        return $result;
    }

    /**
     * @return int ID of the opening
     * @throws RuntimeException when WordPress rejects the post
     */
    private function write(OpeningDraft $draft, int $id, ?WP_Post $before): int
    {
        $fields = $this->changedFields($draft, $before);
        $meta = $this->createMeta($draft);
        // Meta is saved before the post: saving it as published with its previous closing date would close it again.
        if ($before !== null) {
            $this->saveMeta($id, $meta);
        }
        if ($fields !== []) {
            $new = [
                'post_type' => OpeningPostType::NAME,
                'meta_input' => array_filter($meta, static fn (mixed $value): bool => $value !== '' && $value !== []),
            ];
            $saved = $this->writePost(($before === null ? $new : ['ID' => $id]) + $fields);
            if (is_wp_error($saved)) {
                throw new RuntimeException((string) $saved->get_error_code());
            }
            $id = $saved;
        }
        $this->saveTerms($id, $draft->terms);
        $this->fieldTerms?->discard($id);

        return $id;
    }

    /** @param array<string, mixed> $meta as returned by createMeta() */
    private function saveMeta(int $id, array $meta): void
    {
        foreach ($meta as $key => $value) {
            $value === '' || $value === []
                ? delete_post_meta($id, $key)
                : update_post_meta($id, $key, wp_slash($value));
        }
    }

    public function findByMeta(string $key, string $value): int
    {
        $found = get_posts([
            'post_type' => OpeningPostType::NAME,
            'post_status' => array_values(array_diff(get_post_stati(), ['trash', 'auto-draft', 'inherit'])),
            'fields' => 'ids',
            'posts_per_page' => 1,
            'orderby' => 'ID',
            'order' => 'ASC',
            'no_found_rows' => true,
            'meta_key' => $key,
            'meta_value' => $value,
            UnlistedOpenings::QUERY_VAR => true,
        ]);

        return $found[0] ?? 0;
    }

    /** @param array<string, mixed> $post */
    private function writePost(array $post): int|WP_Error
    {
        /** @var array{ID?: int} $slashed */
        $slashed = wp_slash($post);

        return isset($slashed['ID']) ? wp_update_post($slashed, true) : wp_insert_post($slashed, true);
    }

    /** @return array<string, string> post fields that differ from the stored ones; all of them for a new post */
    private function changedFields(OpeningDraft $draft, ?WP_Post $before): array
    {
        $fields = [
            // WordPress stores titles as HTML; the title of a draft is plain text.
            'post_title' => wp_kses_post(htmlspecialchars($draft->title, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8')),
            'post_content' => wp_kses_post($draft->content),
            'post_status' => $draft->status,
        ];
        if ($draft->published !== null) {
            $fields['post_date'] = $draft->published->setTimezone(wp_timezone())->format('Y-m-d H:i:s');
            $fields['post_date_gmt'] = get_gmt_from_date($fields['post_date']);
        } elseif ($before === null) {
            $fields['post_date'] = $this->clock->now()->setTimezone(wp_timezone())->format('Y-m-d H:i:s');
        }
        if ($before === null) {
            return $fields;
        }
        $changed = array_filter(
            $fields,
            static fn (string $value, string $key): bool => $before->$key !== $value,
            ARRAY_FILTER_USE_BOTH
        );
        // wp_update_post() would otherwise clear the date of a draft.
        return $changed === [] ? [] : $changed + array_intersect_key($fields, ['post_date' => 1, 'post_date_gmt' => 1]);
    }

    /** @return array<string, mixed> by key; '' and [] mean unset */
    private function createMeta(OpeningDraft $draft): array
    {
        $meta = array_map(sanitize_text_field(...), $draft->meta);
        $meta[OpeningMeta::CLOSING_SYNCHRONIZED] = ClosingDate::fromDateTime($draft->closing, wp_timezone())->dateTime;
        foreach ($this->fields->all() as $field) {
            $value = $field->draftValue($draft);
            if ($value !== null) {
                $meta[$field->key()] = $value;
            }
        }

        return $meta;
    }

    /** @param array<string, list<string>> $terms */
    private function saveTerms(int $id, array $terms): void
    {
        foreach (get_object_taxonomies(OpeningPostType::NAME) as $taxonomy) {
            $names = array_values(array_filter(
                array_map(trim(...), $terms[$taxonomy] ?? []),
                static fn (string $name): bool => $name !== ''
            ));
            $termIds = [];
            foreach ($names as $name) {
                $termIds[] = $this->findOrCreateTerm($taxonomy, $name);
            }
            $termIds = array_values(array_unique(array_filter($termIds, static fn (int $term): bool => $term > 0)));
            $current = wp_get_object_terms($id, $taxonomy, ['fields' => 'ids']);
            $current = is_array($current) ? array_map('intval', $current) : [];
            if (array_diff($termIds, $current) !== [] || array_diff($current, $termIds) !== []) {
                wp_set_object_terms($id, $termIds, $taxonomy);
            }
        }
    }

    /** Returns the ID of the term with this name, created when it is missing; 0 when WordPress rejects the name. */
    private function findOrCreateTerm(string $taxonomy, string $name): int
    {
        $term = term_exists($name, $taxonomy);
        $term = is_array($term) ? $term : wp_insert_term(wp_slash($name), $taxonomy);
        if (is_wp_error($term)) {
            $existing = $term->get_error_data('term_exists');

            return is_numeric($existing) ? (int) $existing : 0;
        }

        return (int) $term['term_id'];
    }
}
