<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\ClosingRecord;
use CourantDesk\Jobs\Domain\EmploymentType;
use CourantDesk\Jobs\Domain\OpeningDraft;
use CourantDesk\Jobs\Domain\OpeningStore;
use CourantDesk\Jobs\Frontend\UnlistedOpenings;
use CourantDesk\Jobs\Domain\Place;
use CourantDesk\Jobs\Storage\FieldTermsUpdater;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Result;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\Violation;
use RuntimeException;
use WP_Error;
use WP_Post;

/** Writes openings as posts. What already stands as the draft has it is not written again. */
final class PostOpeningStore implements OpeningStore
{
    /** After so many, WordPress forgets what it remembers of them: thousands may follow. */
    private const REMEMBERED = 100;

    private int $saved = 0;

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly Log $log,
        private readonly ?FieldTermsUpdater $fieldTerms = null,
    ) {
    }

    public function save(OpeningDraft $draft, int $id = 0): Result
    {
        $before = $id > 0 ? get_post($id) : null;
        if ($id > 0 && (!$before instanceof WP_Post || $before->post_type !== OpeningType::NAME)) {
            return Result::refused(new Violation('opening.unknown'));
        }
        $saved = 0;
        try {
            $result = Result::ok($this->sql->transaction(function () use ($draft, $id, $before, &$saved): int {
                return $saved = $this->write($draft, $id, $before);
            }, function () use ($id, &$saved): bool {
                return $id === 0 && $this->sql->value('SELECT ID FROM %i WHERE ID = %d FOR UPDATE', $this->sql->core('posts'), $saved) !== null;
            }));
        } catch (RuntimeException $failure) {
            $this->log->error('jobs.opening_unsaved', ['code' => $failure->getMessage()], $failure);
            $result = Result::refused(new Violation('opening.unsaved'));
        }
        if (++$this->saved % self::REMEMBERED === 0 && wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }

        return $result;
    }

    /**
     * @return int the opening's id
     * @throws RuntimeException when WordPress refuses it
     */
    private function write(OpeningDraft $draft, int $id, ?WP_Post $before): int
    {
        $fields = $this->fields($draft, $before);
        $meta = $this->meta($draft);
        // Before the post itself: saving it as published while its old closing stands would close it again.
        if ($before !== null) {
            $this->mark($id, $meta);
        }
        if ($fields !== []) {
            $new = ['post_type' => OpeningType::NAME, 'meta_input' => array_filter($meta, static fn (mixed $value): bool => $value !== '' && $value !== [])];
            $saved = $this->writePost(($before === null ? $new : ['ID' => $id]) + $fields);
            if (is_wp_error($saved)) {
                throw new RuntimeException((string) $saved->get_error_code());
            }
            $id = $saved;
        }
        $this->terms($id, $draft->terms);
        $this->fieldTerms?->forget($id);

        return $id;
    }

    /** @param array<string, mixed> $meta as meta() gives it */
    private function mark(int $id, array $meta): void
    {
        foreach ($meta as $key => $value) {
            $value === '' || $value === [] ? delete_post_meta($id, $key) : update_post_meta($id, $key, wp_slash($value));
        }
    }

    public function withMark(string $key, string $value): int
    {
        $found = get_posts([
            'post_type' => OpeningType::NAME,
            'post_status' => array_values(array_diff(get_post_stati(), ['trash', 'auto-draft', 'inherit'])),
            'fields' => 'ids',
            'posts_per_page' => 1,
            'orderby' => 'ID',
            'order' => 'ASC',
            'no_found_rows' => true,
            'meta_key' => $key,
            'meta_value' => $value,
            UnlistedOpenings::INCLUDED => true,
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

    /** @return array<string, string> post fields that differ from what is stored; all of them for a new one */
    private function fields(OpeningDraft $draft, ?WP_Post $before): array
    {
        $fields = [
            // WordPress stores titles as HTML; a draft's is plain text.
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

    /** @return array<string, mixed> by key; '' and [] mean that it is not set */
    private function meta(OpeningDraft $draft): array
    {
        $closing = ClosingRecord::of($draft->closing, wp_timezone());

        return array_merge(array_map(sanitize_text_field(...), $draft->marks), [
            OpeningMeta::CLOSING_AT => $closing->at,
            OpeningMeta::CLOSING_AGREED => $closing->at,
            OpeningMeta::LISTED => $closing->at === '' ? '' : 'set_listing',
            OpeningMeta::DATE => $closing->date,
            OpeningMeta::DATE_SHOWN => $draft->closingShown && $closing->at !== '' ? 'list_display' : '',
            OpeningMeta::PLACES => array_map(static fn (Place $place): array => $place->toArray(), $draft->places),
            OpeningMeta::REMOTE_COUNTRIES => OpeningFields::countries($draft->remoteCountries),
            OpeningMeta::WORK_MODE => $draft->workMode->value ?? '',
            OpeningMeta::EMPLOYMENT_TYPES => array_map(static fn (EmploymentType $type): string => $type->value, $draft->employmentTypes),
            OpeningMeta::SALARY => $draft->salary?->toArray() ?? [],
            OpeningMeta::IDENTIFIER => $draft->identifier,
        ]);
    }

    /** @param array<string, list<string>> $terms */
    private function terms(int $id, array $terms): void
    {
        foreach (get_object_taxonomies(OpeningType::NAME) as $taxonomy) {
            $names = array_values(array_filter(
                array_map(trim(...), $terms[$taxonomy] ?? []),
                static fn (string $name): bool => $name !== ''
            ));
            $wanted = [];
            foreach ($names as $name) {
                $wanted[] = $this->term($taxonomy, $name);
            }
            $wanted = array_values(array_unique(array_filter($wanted, static fn (int $term): bool => $term > 0)));
            $present = wp_get_object_terms($id, $taxonomy, ['fields' => 'ids']);
            $present = is_array($present) ? array_map('intval', $present) : [];
            if (array_diff($wanted, $present) !== [] || array_diff($present, $wanted) !== []) {
                wp_set_object_terms($id, $wanted, $taxonomy);
            }
        }
    }

    /** The id of the term of this name, made when it is missing; 0 when WordPress refuses the name. */
    private function term(string $taxonomy, string $name): int
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
