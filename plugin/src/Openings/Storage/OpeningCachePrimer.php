<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;

/**
 * Fills the object cache for many openings with few queries, which load meta and terms together. If other code filters
 * these reads, or with a persistent object cache, WordPress loads them itself.
 */
final class OpeningCachePrimer
{
    private const INTERFERING_HOOKS = [
        'update_post_metadata_cache', 'terms_clauses', 'terms_pre_query', 'get_object_terms',
    ];

    /** @param list<int> $ids */
    public function prime(array $ids, TaxonomySpecificationRepository $specifications): void
    {
        _prime_post_caches($ids, false, false);
        $taxonomies = array_column($specifications->findAll(), 'taxonomy');
        $new = self::findUncached($ids, $taxonomies);
        if (count($new) > 1 && self::canPrimeTogether($taxonomies)) {
            try {
                $this->primeTogether($new, $specifications, $taxonomies);

                return;
            } catch (SqlException) {
                // The combined query can fail, for example when tables have different collations.
            }
        }
        if ($ids !== []) {
            update_postmeta_cache($ids);
            update_object_term_cache($ids, OpeningPostType::NAME);
        }
    }

    /**
     * @param list<int>    $ids
     * @param list<string> $taxonomies
     * @return list<int> those with neither meta nor terms in the cache
     */
    private static function findUncached(array $ids, array $taxonomies): array
    {
        $group = ($taxonomies[0] ?? '') . '_relationships';

        return array_values(array_filter(
            $ids,
            static fn (int $id): bool => wp_cache_get($id, 'post_meta') === false && wp_cache_get($id, $group) === false
        ));
    }

    /** @param list<string> $taxonomies */
    private static function canPrimeTogether(array $taxonomies): bool
    {
        return !wp_using_ext_object_cache()
            && $taxonomies !== []
            && array_diff(get_object_taxonomies(OpeningPostType::NAME), $taxonomies) === []
            && array_filter(self::INTERFERING_HOOKS, has_filter(...)) === [];
    }

    /**
     * @param non-empty-list<int> $ids
     * @param list<string>        $taxonomies
     * @throws SqlException
     */
    private function primeTogether(array $ids, TaxonomySpecificationRepository $specifications, array $taxonomies): void
    {
        $sql = Sql::fromGlobal();
        $placeholders = implode(', ', array_fill(0, count($ids), '%d'));
        $rows = $sql->fetchRows(
            'SELECT post_id AS opening, meta_id AS id, meta_key AS name, meta_value AS value FROM %i WHERE post_id IN ('
                . $placeholders . ')'
            . " UNION ALL SELECT object_id AS opening, term_taxonomy_id AS id, NULL AS name, '' AS value FROM %i WHERE object_id IN (" . $placeholders . ')',
            ...[$sql->coreTable('postmeta'), ...$ids, $sql->coreTable('term_relationships'), ...$ids]
        );
        usort($rows, static fn (array $first, array $other): int => (int) $first['id'] <=> (int) $other['id']);
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
            // Sorted by name, as in WordPress.
            $terms = $specifications->termIdsByRelation($taxonomy);
            wp_cache_add_multiple(
                array_map(
                    static fn (array $relations): array => array_values(array_intersect_key($terms, $relations)),
                    $related,
                ),
                $taxonomy . '_relationships'
            );
        }
    }
}
