<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\FieldTermMerger;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Fields\EmploymentTypesField;
use CourantDesk\Openings\Fields\PlacesField;
use CourantDesk\Openings\Frontend\FieldTermMatcher;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;
use CourantDesk\Openings\OpeningsSettings;
use WP_Post;
use WP_Term;

/**
 * Keeps structured fields and mapped specifications in sync for employment types and places: a change of one updates
 * the other (docs/features/openings.md).
 *
 * Terms and meta are written one after the other, so they are compared when a REST request has saved the opening,
 * otherwise when the request ends.
 */
final class FieldTermsUpdater
{
    /**
     * @var array<int, array<string, mixed>> values of openings before this request, by ID and by meta key or taxonomy
     */
    private array $before = [];

    /**
     * @var array<string, array<int, array<string, mixed>>> copies of `$before` at the start of each deletion of a term
     */
    private array $beforeDeletion = [];

    private bool $isWriting = false;

    public function __construct(private readonly OpeningsSettings $settings)
    {
    }

    /** Runs on `pre_delete_term`. WordPress may still return without deleting the term. */
    public function beginTermDeletion(mixed $term, mixed $taxonomy): void
    {
        if (is_numeric($term) && is_string($taxonomy)) {
            $this->beforeDeletion["$taxonomy $term"] = $this->before;
        }
    }

    /**
     * Runs on `delete_term`, after a successful deletion: openings that lost the term by its deletion keep their
     * fields.
     */
    public function discardTermDeletion(mixed $term, mixed $taxonomy, mixed $openings): void
    {
        if (!is_numeric($term) || !is_string($taxonomy) || !is_array($openings)) {
            return;
        }
        $before = $this->beforeDeletion["$taxonomy $term"] ?? [];
        unset($this->beforeDeletion["$taxonomy $term"]);
        foreach (array_map('intval', array_filter($openings, is_numeric(...))) as $id) {
            $terms = $before[$id][$taxonomy] ?? null;
            unset($this->before[$id][$taxonomy]);
            if (is_array($terms)) {
                $this->before[$id][$taxonomy] = array_filter(
                    $terms,
                    static fn (mixed $other): bool => !$other instanceof Term || $other->id !== (int) $term,
                );
            }
        }
    }

    /** Ignores the changes of an opening whose fields and terms were written together from the same data. */
    public function discard(int $id): void
    {
        unset($this->before[$id]);
    }

    public function updateAll(): void
    {
        foreach (array_keys($this->before) as $id) {
            $post = get_post($id);
            $post instanceof WP_Post && $post->post_type === OpeningPostType::NAME
                ? $this->update($post)
                : $this->discard($id);
        }
    }

    public function update(WP_Post $post): void
    {
        $before = $this->before[$post->ID] ?? null;
        $this->discard($post->ID);
        if ($before === null || $post->post_status === 'auto-draft') {
            return;
        }
        $this->isWriting = true;
        try {
            $mapping = $this->settings->specificationMapping();
            /** @var FieldTermMerger<EmploymentType> $types */
            $types = new FieldTermMerger(
                static fn (EmploymentType $type): string => $type->value,
                static fn (EmploymentType $type, Term $term): bool
                    => FieldTermMatcher::findEmploymentType($term) === $type,
                FieldTermMatcher::findEmploymentType(...),
            );
            $this->applyMerge(
                $post->ID,
                $before,
                EmploymentTypesField::KEY,
                $mapping->type,
                $types,
                OpeningFieldParser::parseEmploymentTypes(...),
                OpeningFieldFormatter::employmentType(...),
            );
            /** @var FieldTermMerger<Place> $places */
            $places = new FieldTermMerger(
                static fn (Place $place): string => implode('|', $place->toArray()),
                FieldTermMatcher::matchesPlace(...),
                FieldTermMatcher::parsePlace(...),
            );
            $this->applyMerge(
                $post->ID,
                $before,
                PlacesField::KEY,
                $mapping->location,
                $places,
                OpeningFieldParser::parsePlaces(...),
                FieldTermMatcher::termName(...),
            );
        } finally {
            $this->isWriting = false;
        }
    }

    /**
     * @template T of object
     * @param array<string, mixed>    $before
     * @param FieldTermMerger<T>           $merge
     * @param callable(mixed): list<T> $read  parses stored meta
     * @param callable(T): string     $name  returns the name of a new term
     */
    private function applyMerge(
        int $id,
        array $before,
        string $key,
        string $taxonomy,
        FieldTermMerger $merge,
        callable $read,
        callable $name,
    ): void {
        if ($taxonomy === '' || !taxonomy_exists($taxonomy)) {
            return;
        }
        $values = $read(get_post_meta($id, $key, true));
        $terms = self::readTerms($id, $taxonomy);
        $termsBefore = is_array($before[$taxonomy] ?? null)
            ? array_values(array_filter($before[$taxonomy], static fn (mixed $term): bool => $term instanceof Term))
            : $terms;
        $merged = $merge->merge(
            array_key_exists($key, $before) ? $read($before[$key]) : $values,
            $values,
            $termsBefore,
            $terms,
        );
        if ($merged['values'] !== $values) {
            update_post_meta($id, $key, wp_slash(array_map(
                static fn (object $value): mixed => $value instanceof Place
                    ? $value->toArray()
                    : ($value instanceof EmploymentType ? $value->value : ''),
                $merged['values']
            )));
        }
        $ids = array_column($merged['terms'], 'id');
        foreach ($merged['missing'] as $value) {
            $ids[] = self::findOrCreateTerm($taxonomy, $value, $name($value));
        }
        $ids = array_values(array_unique(array_filter($ids, static fn (int $term): bool => $term > 0)));
        if ($ids !== array_column($terms, 'id')) {
            wp_set_object_terms($id, $ids, $taxonomy);
        }
    }

    /** Returns the term of the value, created when it is missing; 0 when WordPress rejects its name. */
    private static function findOrCreateTerm(string $taxonomy, object $value, string $name): int
    {
        $all = get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false]);
        foreach (self::createTerms(is_array($all) ? $all : []) as $term) {
            if (
                $value instanceof Place
                ? FieldTermMatcher::matchesPlace($value, $term)
                : FieldTermMatcher::findEmploymentType($term) === $value
            ) {
                return $term->id;
            }
        }
        $created = wp_insert_term(wp_slash($name), $taxonomy);

        return is_array($created) ? $created['term_id'] : 0;
    }

    /** @return list<Term> */
    private static function readTerms(int $id, string $taxonomy): array
    {
        $terms = get_the_terms($id, $taxonomy);

        return is_array($terms) ? self::createTerms($terms) : [];
    }

    /**
     * @param array<array-key, mixed> $terms
     * @return list<Term>
     */
    private static function createTerms(array $terms): array
    {
        return array_map(TaxonomySpecificationRepository::createTerm(...), array_values(
            array_filter($terms, static fn (mixed $term): bool => $term instanceof WP_Term)
        ));
    }

    public function recordMeta(mixed $post, mixed $key): void
    {
        if (($key === EmploymentTypesField::KEY || $key === PlacesField::KEY) && is_numeric($post)) {
            $this->recordValue((int) $post, $key, static fn (): mixed => get_post_meta((int) $post, $key, true));
        }
    }

    /** Records the current values of the opening before a term is added or removed. */
    public function recordTerms(mixed $post, mixed $taxonomy): void
    {
        if (
            !$this->isWriting
            && is_numeric($post)
            && is_string($taxonomy)
            && in_array($taxonomy, $this->mappedTaxonomies(), true)
        ) {
            $this->recordValue((int) $post, $taxonomy, static fn (): array => self::readTerms(
                (int) $post,
                $taxonomy,
            ));
        }
    }

    /** @return list<string> */
    private function mappedTaxonomies(): array
    {
        $mapping = $this->settings->specificationMapping();

        return array_values(
            array_filter([$mapping->type, $mapping->location], static fn (string $taxonomy): bool => $taxonomy !== '')
        );
    }

    /** @param callable(): mixed $read */
    private function recordValue(int $id, string $key, callable $read): void
    {
        if (
            !$this->isWriting
            && !array_key_exists($key, $this->before[$id] ?? [])
            && get_post_type($id) === OpeningPostType::NAME
        ) {
            $this->before[$id][$key] = $read();
        }
    }
}
