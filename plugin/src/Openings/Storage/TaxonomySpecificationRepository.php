<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use WP_Term;

/** Reads the specifications from the option `awsm_jobs_filter` of WP Job Openings, and their terms from taxonomies. */
final class TaxonomySpecificationRepository implements SpecificationRepository
{
    public const OPTION = 'awsm_jobs_filter';

    /** @var list<Specification>|null the parsed value of $stored, which is the option as last read */
    private ?array $configured = null;

    private mixed $stored = null;

    /** Cache version of the found terms, which changes with any term and with the site. */
    private string $cachedKey = '';

    /** @var array<string, list<WP_Term>> by taxonomy */
    private array $found = [];

    /** @var array<string, list<Term>> by taxonomy */
    private array $unordered = [];

    public function __construct(private readonly TermQuery $rows = new TermQuery())
    {
    }

    public function findAll(): array
    {
        $registered = get_object_taxonomies(OpeningPostType::NAME);

        return array_values(array_filter(
            $this->findConfigured(),
            static fn (Specification $specification): bool => in_array($specification->taxonomy, $registered, true)
        ));
    }

    public function findTerms(string $taxonomy): array
    {
        $terms = $this->loadTerms($taxonomy);
        $positions = [];
        foreach ($terms as $term) {
            $position = get_term_meta($term->term_id, SpecificationTaxonomies::ORDER_META, true);
            $positions[$term->term_id] = is_numeric($position) && (int) $position > 0 ? (int) $position : PHP_INT_MAX;
        }
        usort($terms, static fn (WP_Term $a, WP_Term $b): int => $positions[$a->term_id] <=> $positions[$b->term_id]);

        return array_map(self::createTerm(...), $terms);
    }

    public function findUnorderedTerms(string $taxonomy): array
    {
        $found = $this->loadTerms($taxonomy);

        return $this->unordered[$taxonomy] ??= array_map(self::createTerm(...), $found);
    }

    /** @return array<int, int> term IDs by the IDs of their relations, in the order of names */
    public function termIdsByRelation(string $taxonomy): array
    {
        return array_column($this->loadTerms($taxonomy), 'term_id', 'term_taxonomy_id');
    }

    /**
     * @return array<string, array<int, Term>> all terms by taxonomy and ID if they are already loaded; otherwise empty
     */
    public function findCachedTerms(): array
    {
        $taxonomies = array_column($this->findAll(), 'taxonomy');
        $known = [];
        foreach ($this->cachedKey === self::cacheKey($taxonomies) ? $taxonomies : [] as $taxonomy) {
            $known[$taxonomy] = array_column($this->findUnorderedTerms($taxonomy), null, 'id');
        }

        return $known;
    }

    /** @return list<WP_Term> by name */
    private function loadTerms(string $taxonomy): array
    {
        $taxonomies = array_column($this->findAll(), 'taxonomy');
        if (!in_array($taxonomy, $taxonomies, true)) {
            return [];
        }
        $cachedKey = self::cacheKey($taxonomies);
        if ($this->cachedKey !== $cachedKey) {
            // Loads the terms of all specifications with one query.
            $this->found = array_fill_keys($taxonomies, []);
            foreach (
                $this->rows->find(['taxonomy' => $taxonomies, 'hide_empty' => false, 'orderby' => 'name']) as $term
            ) {
                $this->found[$term->taxonomy][] = $term;
            }
            $this->unordered = [];
            $this->cachedKey = $cachedKey;
        }

        return $this->found[$taxonomy] ?? [];
    }

    /** @param list<string> $taxonomies */
    private static function cacheKey(array $taxonomies): string
    {
        return implode(' ', [get_current_blog_id(), wp_cache_get_last_changed('terms'), ...$taxonomies]);
    }

    /**
     * @return list<Specification> as stored, including those that are not registered yet; rows with an invalid key are
     *     omitted
     */
    public function findConfigured(): array
    {
        // The stored form is compared, because that is faster than parsing it.
        $stored = has_filter('pre_option_' . self::OPTION) || has_filter('option_' . self::OPTION)
            ? null
            : wp_load_alloptions()[self::OPTION] ?? null;
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
            if ($key === '' || !Specification::isValidKey($key) || isset($found[$key])) {
                continue;
            }
            $label = is_string($row['filter'] ?? null) && trim($row['filter']) !== '' ? trim($row['filter']) : $key;
            $found[$key] = new Specification($key, $label, is_string($row['icon'] ?? null) ? $row['icon'] : '');
        }

        $this->stored = $stored;

        return $this->configured = array_values($found);
    }

    public static function createTerm(WP_Term $term): Term
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
