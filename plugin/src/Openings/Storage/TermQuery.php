<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Sql;
use WP_Term;
use WP_Term_Query;

/** Loads terms with one query, with all hooks of WordPress, which would first load their IDs and then the terms. */
final class TermQuery
{
    /**
     * @param array{taxonomy: list<string>, hide_empty: bool, orderby: string} $arguments arguments of get_terms()
     * @return list<WP_Term>
     */
    public function find(array $arguments): array
    {
        // With a persistent object cache, WordPress usually finds all terms in it.
        $isCombined = !wp_using_ext_object_cache();
        $isCombined && add_filter('terms_pre_query', [$this, 'replaceIdQuery'], 10, 2);
        try {
            $terms = get_terms($arguments);
        } finally {
            remove_filter('terms_pre_query', [$this, 'replaceIdQuery']);
        }

        return is_array($terms) ? array_values($terms) : [];
    }

    /** @return list<WP_Term>|mixed the unchanged value when the query already has a result or cannot be combined */
    public function replaceIdQuery(mixed $preQueryResult, WP_Term_Query $query): mixed
    {
        $sql = preg_replace(
            '/^\s*SELECT\s+t\.term_id\s+FROM\b/',
            'SELECT t.*, tt.* FROM',
            $query->request,
            1,
            $replacements,
        );
        if ($preQueryResult !== null || $replacements !== 1 || !is_string($sql)) {
            return $preQueryResult;
        }
        $terms = array_map(
            static fn (array $row): WP_Term => self::createTerm($row),
            Sql::fromGlobal()->fetchPreparedRows($sql),
        );
        update_term_cache($terms);
        $ids = array_column($terms, 'term_id');
        wp_lazyload_term_meta($ids);

        return has_filter('get_term') ? array_map('get_term', $ids) : $terms;
    }

    /** @param array<string, string|null> $row */
    private static function createTerm(array $row): WP_Term
    {
        $term = new WP_Term((object) $row);
        $term->filter('raw');

        return $term;
    }
}
