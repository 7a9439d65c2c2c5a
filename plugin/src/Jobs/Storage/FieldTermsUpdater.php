<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Storage;

use CourantDesk\Jobs\Domain\EmploymentType;
use CourantDesk\Jobs\Domain\FieldMerge;
use CourantDesk\Jobs\Domain\Place;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Jobs\JobsSettings;
use CourantDesk\Jobs\View\FieldTermNames;
use CourantDesk\Jobs\View\Words;
use CourantDesk\Jobs\Wp\OpeningFields;
use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Jobs\Wp\TaxonomySpecifications;
use WP_Post;
use WP_Term;

/**
 * Makes kinds of employment and places one entry each: what changes in the structured field changes in the mapped specification, and the
 * other way round (docs/openings.md).
 *
 * Writers set terms and meta one after the other, so both are compared when a REST save is through, else when the request ends.
 */
final class FieldTermsUpdater
{
    /** @var array<int, array<string, mixed>> what openings had before this request, by id and by meta key or taxonomy */
    private array $before = [];

    private bool $isPaused = false;

    public function __construct(private readonly JobsSettings $settings)
    {
    }

    public function boot(): void
    {
        add_action('add_post_meta', fn (mixed $post, mixed $key) => $this->rememberMeta($post, $key), 10, 2);
        foreach (['update_post_meta', 'delete_post_meta'] as $hook) {
            add_action($hook, fn (mixed $meta, mixed $post, mixed $key) => $this->rememberMeta($post, $key), 10, 3);
        }
        foreach (['add_term_relationship', 'delete_term_relationships'] as $hook) {
            add_action($hook, fn (mixed $post, mixed $relation, mixed $taxonomy) => $this->rememberTerms($post, $taxonomy), 10, 3);
        }
        // Openings that lose a term with the term itself keep their fields.
        add_action('pre_delete_term', fn () => $this->isPaused = true);
        add_action('delete_term', fn () => $this->isPaused = false);
        add_action('rest_after_insert_' . OpeningType::NAME, $this->update(...), 98);
        // Before ClosingKeeper ends its work, and before page caches are told.
        add_action('shutdown', $this->flush(...), 0);
    }

    /** The opening's fields and terms were written together, from one source. */
    public function forget(int $id): void
    {
        unset($this->before[$id]);
    }

    public function flush(): void
    {
        foreach (array_keys($this->before) as $id) {
            $post = get_post($id);
            $post instanceof WP_Post && $post->post_type === OpeningType::NAME ? $this->update($post) : $this->forget($id);
        }
    }

    public function update(WP_Post $post): void
    {
        $before = $this->before[$post->ID] ?? null;
        $this->forget($post->ID);
        if ($before === null || $post->post_status === 'auto-draft') {
            return;
        }
        $this->isPaused = true;
        try {
            $mapping = $this->settings->mapping();
            /** @var FieldMerge<EmploymentType> $types */
            $types = new FieldMerge(
                static fn (EmploymentType $type): string => $type->value,
                static fn (EmploymentType $type, Term $term): bool => FieldTermNames::employmentType($term) === $type,
                FieldTermNames::employmentType(...),
            );
            $this->apply($post->ID, $before, OpeningMeta::EMPLOYMENT_TYPES, $mapping->type, $types, OpeningFields::employmentTypeValues(...), Words::employmentType(...));
            /** @var FieldMerge<Place> $places */
            $places = new FieldMerge(static fn (Place $place): string => implode('|', $place->toArray()), FieldTermNames::isPlace(...), FieldTermNames::place(...));
            $this->apply($post->ID, $before, OpeningMeta::PLACES, $mapping->location, $places, OpeningFields::placeValues(...), FieldTermNames::ofPlace(...));
        } finally {
            $this->isPaused = false;
        }
    }

    /**
     * @template T of object
     * @param array<string, mixed>    $before
     * @param FieldMerge<T>           $merge
     * @param callable(mixed): list<T> $read  of stored meta
     * @param callable(T): string     $name  of a new term
     */
    private function apply(int $id, array $before, string $key, string $taxonomy, FieldMerge $merge, callable $read, callable $name): void
    {
        if ($taxonomy === '' || !taxonomy_exists($taxonomy)) {
            return;
        }
        $values = $read(get_post_meta($id, $key, true));
        $terms = self::terms($id, $taxonomy);
        $termsBefore = is_array($before[$taxonomy] ?? null) ? array_values(array_filter($before[$taxonomy], static fn (mixed $term): bool => $term instanceof Term)) : $terms;
        $merged = $merge->merge(array_key_exists($key, $before) ? $read($before[$key]) : $values, $values, $termsBefore, $terms);
        if ($merged['values'] !== $values) {
            update_post_meta($id, $key, wp_slash(array_map(
                static fn (object $value): mixed => $value instanceof Place ? $value->toArray() : ($value instanceof EmploymentType ? $value->value : ''),
                $merged['values']
            )));
        }
        $ids = array_column($merged['terms'], 'id');
        foreach ($merged['missing'] as $value) {
            $ids[] = self::termFor($taxonomy, $value, $name($value));
        }
        $ids = array_values(array_unique(array_filter($ids, static fn (int $term): bool => $term > 0)));
        if ($ids !== array_column($terms, 'id')) {
            wp_set_object_terms($id, $ids, $taxonomy);
        }
    }

    /** The term that means the value, made when there is none; 0 when WordPress refuses its name. */
    private static function termFor(string $taxonomy, object $value, string $name): int
    {
        $all = get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false]);
        foreach (self::termsOf(is_array($all) ? $all : []) as $term) {
            if ($value instanceof Place ? FieldTermNames::isPlace($value, $term) : FieldTermNames::employmentType($term) === $value) {
                return $term->id;
            }
        }
        $made = wp_insert_term(wp_slash($name), $taxonomy);

        return is_array($made) ? $made['term_id'] : 0;
    }

    /** @return list<Term> */
    private static function terms(int $id, string $taxonomy): array
    {
        $terms = get_the_terms($id, $taxonomy);

        return is_array($terms) ? self::termsOf($terms) : [];
    }

    /**
     * @param array<array-key, mixed> $terms
     * @return list<Term>
     */
    private static function termsOf(array $terms): array
    {
        return array_map(TaxonomySpecifications::term(...), array_values(array_filter($terms, static fn (mixed $term): bool => $term instanceof WP_Term)));
    }

    private function rememberMeta(mixed $post, mixed $key): void
    {
        if (($key === OpeningMeta::EMPLOYMENT_TYPES || $key === OpeningMeta::PLACES) && is_numeric($post)) {
            $this->remember((int) $post, $key, static fn (): mixed => get_post_meta((int) $post, $key, true));
        }
    }

    /** What the opening has now, before a relation is added or deleted. */
    private function rememberTerms(mixed $post, mixed $taxonomy): void
    {
        if (!$this->isPaused && is_numeric($post) && is_string($taxonomy) && in_array($taxonomy, $this->taxonomies(), true)) {
            $this->remember((int) $post, $taxonomy, static fn (): array => self::terms((int) $post, $taxonomy));
        }
    }

    /** @return list<string> */
    private function taxonomies(): array
    {
        $mapping = $this->settings->mapping();

        return array_values(array_filter([$mapping->type, $mapping->location], static fn (string $taxonomy): bool => $taxonomy !== ''));
    }

    /** @param callable(): mixed $read */
    private function remember(int $id, string $what, callable $read): void
    {
        if (!$this->isPaused && !array_key_exists($what, $this->before[$id] ?? []) && get_post_type($id) === OpeningType::NAME) {
            $this->before[$id][$what] = $read();
        }
    }
}
