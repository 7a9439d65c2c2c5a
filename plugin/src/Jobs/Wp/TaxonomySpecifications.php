<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;
use WP_Term;

/** The specifications in the contract's option `awsm_jobs_filter`, their terms in taxonomies (Jobs contract 1.2). */
final class TaxonomySpecifications implements Specifications
{
    public const OPTION = 'awsm_jobs_filter';

    /** @var list<Specification>|null what the option came to when it was last read as $stored */
    private ?array $configured = null;

    private mixed $stored = null;

    /** Until when what was found holds: a term changes, or the site. */
    private string $when = '';

    /** @var array<string, list<WP_Term>> by taxonomy */
    private array $found = [];

    /** @var array<string, list<Term>> by taxonomy */
    private array $unordered = [];

    public function __construct(private readonly TermRows $rows = new TermRows())
    {
    }

    public function all(): array
    {
        $registered = get_object_taxonomies(OpeningType::NAME);

        return array_values(array_filter(
            $this->configured(),
            static fn (Specification $one): bool => in_array($one->taxonomy, $registered, true)
        ));
    }

    public function terms(string $taxonomy): array
    {
        $terms = $this->found($taxonomy);
        $places = [];
        foreach ($terms as $term) {
            $place = get_term_meta($term->term_id, SpecificationTaxonomies::ORDER, true);
            $places[$term->term_id] = is_numeric($place) && (int) $place > 0 ? (int) $place : PHP_INT_MAX;
        }
        usort($terms, static fn (WP_Term $a, WP_Term $b): int => $places[$a->term_id] <=> $places[$b->term_id]);

        return array_map(self::term(...), $terms);
    }

    public function unordered(string $taxonomy): array
    {
        $found = $this->found($taxonomy);

        return $this->unordered[$taxonomy] ??= array_map(self::term(...), $found);
    }

    /** @return array<int, int> ids of terms by the ids of their relations, in the order of names */
    public function relations(string $taxonomy): array
    {
        return array_column($this->found($taxonomy), 'term_id', 'term_taxonomy_id');
    }

    /** @return array<string, array<int, Term>> all terms by taxonomy and id, if they have been read already; else none */
    public function known(): array
    {
        $taxonomies = array_column($this->all(), 'taxonomy');
        $known = [];
        foreach ($this->when === self::when($taxonomies) ? $taxonomies : [] as $taxonomy) {
            $known[$taxonomy] = array_column($this->unordered($taxonomy), null, 'id');
        }

        return $known;
    }

    /** @return list<WP_Term> by name */
    private function found(string $taxonomy): array
    {
        $taxonomies = array_column($this->all(), 'taxonomy');
        if (!in_array($taxonomy, $taxonomies, true)) {
            return [];
        }
        $when = self::when($taxonomies);
        if ($this->when !== $when) {
            // One question for all specifications.
            $this->found = array_fill_keys($taxonomies, []);
            foreach ($this->rows->terms(['taxonomy' => $taxonomies, 'hide_empty' => false, 'orderby' => 'name']) as $term) {
                $this->found[$term->taxonomy][] = $term;
            }
            $this->unordered = [];
            $this->when = $when;
        }

        return $this->found[$taxonomy] ?? [];
    }

    /** @param list<string> $taxonomies */
    private static function when(array $taxonomies): string
    {
        return implode(' ', [get_current_blog_id(), wp_cache_get_last_changed('terms'), ...$taxonomies]);
    }

    /** @return list<Specification> as stored, whether registered yet or not; rows that break the key rule are left out */
    public function configured(): array
    {
        // As it is stored: reading what it says takes longer than seeing that it is still the same.
        $stored = has_filter('pre_option_' . self::OPTION) || has_filter('option_' . self::OPTION) ? null : wp_load_alloptions()[self::OPTION] ?? null;
        if ($this->configured !== null && is_string($stored) && $this->stored === $stored) {
            return $this->configured;
        }
        $rows = get_option(self::OPTION, []);
        $found = [];
        foreach (is_array($rows) ? $rows : [] as $row) {
            if (!is_array($row)) {
                continue;
            }
            $key = is_string($row['taxonomy'] ?? null) ? $row['taxonomy'] : '';
            if ($key === '' || !Specification::isKey($key) || isset($found[$key])) {
                continue;
            }
            $label = is_string($row['filter'] ?? null) && trim($row['filter']) !== '' ? trim($row['filter']) : $key;
            $found[$key] = new Specification($key, $label, is_string($row['icon'] ?? null) ? $row['icon'] : '');
        }

        $this->stored = $stored;

        return $this->configured = array_values($found);
    }

    public static function term(WP_Term $term): Term
    {
        /** @var non-empty-string $taxonomy */
        $taxonomy = $term->taxonomy;

        return new Term(
            $term->term_id,
            $taxonomy,
            $term->slug,
            html_entity_decode($term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8'),
        );
    }
}
