<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;

/**
 * Fills WordPress's caches of many openings in few queries: meta and terms come together. Where other code takes part in how
 * WordPress reads them, or a persistent cache has them, WordPress does it in its own way.
 */
final class OpeningCaches
{
    private const TAKEN_PART_IN = ['update_post_metadata_cache', 'terms_clauses', 'terms_pre_query', 'get_object_terms'];

    /** @param list<int> $ids */
    public function fill(array $ids, TaxonomySpecifications $specifications): void
    {
        _prime_post_caches($ids, false, false);
        $taxonomies = array_column($specifications->all(), 'taxonomy');
        $new = self::new($ids, $taxonomies);
        if (count($new) > 1 && self::isOurs($taxonomies)) {
            try {
                $this->fillAtOnce($new, $specifications, $taxonomies);

                return;
            } catch (SqlFailure) {
                // Such as tables with different collations, which cannot be read together.
            }
        }
        if ($ids !== []) {
            update_postmeta_cache($ids);
            update_object_term_cache($ids, OpeningType::NAME);
        }
    }

    /**
     * @param list<int>    $ids
     * @param list<string> $taxonomies
     * @return list<int> of which neither meta nor terms are known
     */
    private static function new(array $ids, array $taxonomies): array
    {
        $group = ($taxonomies[0] ?? '') . '_relationships';

        return array_values(array_filter(
            $ids,
            static fn (int $id): bool => wp_cache_get($id, 'post_meta') === false && wp_cache_get($id, $group) === false
        ));
    }

    /** @param list<string> $taxonomies */
    private static function isOurs(array $taxonomies): bool
    {
        return !wp_using_ext_object_cache()
            && $taxonomies !== []
            && array_diff(get_object_taxonomies(OpeningType::NAME), $taxonomies) === []
            && array_filter(self::TAKEN_PART_IN, has_filter(...)) === [];
    }

    /**
     * @param non-empty-list<int> $ids
     * @param list<string>        $taxonomies
     * @throws SqlFailure
     */
    private function fillAtOnce(array $ids, TaxonomySpecifications $specifications, array $taxonomies): void
    {
        $sql = Sql::open();
        $marks = implode(', ', array_fill(0, count($ids), '%d'));
        $rows = $sql->rows(
            'SELECT post_id AS opening, meta_id AS id, meta_key AS name, meta_value AS value FROM %i WHERE post_id IN (' . $marks . ')'
            . " UNION ALL SELECT object_id AS opening, term_taxonomy_id AS id, NULL AS name, '' AS value FROM %i WHERE object_id IN (" . $marks . ')',
            ...[$sql->core('postmeta'), ...$ids, $sql->core('term_relationships'), ...$ids]
        );
        usort($rows, static fn (array $one, array $other): int => (int) $one['id'] <=> (int) $other['id']);
        $meta = array_fill_keys($ids, []);
        $related = array_fill_keys($ids, []);
        foreach ($rows as $row) {
            if ($row['name'] === null) {
                $related[(int) $row['opening']][(int) $row['id']] = true;
            } else {
                $meta[(int) $row['opening']][$row['name']][] = $row['value'];
            }
        }
        wp_cache_add_multiple($meta, 'post_meta');
        foreach ($taxonomies as $taxonomy) {
            // In the order of their names, as WordPress has them.
            $terms = $specifications->relations($taxonomy);
            wp_cache_add_multiple(
                array_map(static fn (array $relations): array => array_values(array_intersect_key($terms, $relations)), $related),
                $taxonomy . '_relationships'
            );
        }
    }
}
