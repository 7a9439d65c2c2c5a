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

    public function all(): array
    {
        return array_values(array_filter(
            $this->configured(),
            static fn (Specification $one): bool => is_object_in_taxonomy(OpeningType::NAME, $one->taxonomy)
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
        return array_map(self::term(...), $this->found($taxonomy));
    }

    /** @return list<WP_Term> by name */
    private function found(string $taxonomy): array
    {
        if (!is_object_in_taxonomy(OpeningType::NAME, $taxonomy)) {
            return [];
        }
        // One question for all specifications: WordPress remembers its answer for the next one.
        $taxonomies = array_map(static fn (Specification $one): string => $one->taxonomy, $this->all());
        $terms = get_terms(['taxonomy' => $taxonomies, 'hide_empty' => false, 'orderby' => 'name']);

        return array_values(array_filter(
            is_array($terms) ? $terms : [],
            static fn (WP_Term $term): bool => $term->taxonomy === $taxonomy
        ));
    }

    /** @return list<Specification> as stored, whether registered yet or not; rows that break the key rule are left out */
    public function configured(): array
    {
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

        return array_values($found);
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
