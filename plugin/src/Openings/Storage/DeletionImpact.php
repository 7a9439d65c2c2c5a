<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\SpecificationListSettings;
use CourantDesk\Openings\Domain\SpecificationRepository;

/** Determines which data would be deleted with a specification or one of its terms, and how often each is used. */
final class DeletionImpact
{
    /** The maximum number of pages that are listed. */
    private const MAX_LISTINGS = 20;

    public function __construct(
        private readonly SpecificationRepository $specifications,
        private readonly SpecificationListSettings $uses,
        private readonly Sql $sql,
    ) {
    }

    /**
     * @param int $term 0 for the whole specification
     * @return array{openings: int, terms: int, filters: bool, listings: list<array{title: string, link: string}>}
     */
    public function forSpecification(string $taxonomy, int $term = 0): array
    {
        $inSettings =
            in_array($taxonomy, [...$this->uses->filterTaxonomies(), ...$this->uses->listedTaxonomies()], true);

        return [
            'openings' => $term === 0 ? $this->countByTaxonomy($taxonomy) : ($this->countByTerm()[$term] ?? 0),
            'terms' => $term === 0 ? count($this->specifications->findTerms($taxonomy)) : 0,
            'filters' => $term === 0 && $inSettings,
            'listings' => $this->findListings($taxonomy, $term),
        ];
    }

    /** @return array<int, int> number of openings of any status by term, with one query for all specifications */
    public function countByTerm(): array
    {
        $numbers = [];
        $rows = $this->sql->fetchRows(
            "SELECT t.term_id AS term, COUNT(*) AS openings FROM %i r INNER JOIN %i t ON t.term_taxonomy_id = r.term_taxonomy_id
            INNER JOIN %i p ON p.ID = r.object_id WHERE p.post_type = %s AND p.post_status <> 'auto-draft' GROUP BY t.term_id",
            $this->sql->coreTable('term_relationships'),
            $this->sql->coreTable('term_taxonomy'),
            $this->sql->coreTable('posts'),
            OpeningPostType::NAME,
        );
        foreach ($rows as $row) {
            $numbers[(int) $row['term']] = (int) $row['openings'];
        }

        return $numbers;
    }

    public function countByTaxonomy(string $taxonomy): int
    {
        return (int) $this->sql->fetchValue(
            "SELECT COUNT(DISTINCT p.ID) FROM %i r INNER JOIN %i t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = %s
            INNER JOIN %i p ON p.ID = r.object_id WHERE p.post_type = %s AND p.post_status <> 'auto-draft'",
            $this->sql->coreTable('term_relationships'),
            $this->sql->coreTable('term_taxonomy'),
            $taxonomy,
            $this->sql->coreTable('posts'),
            OpeningPostType::NAME,
        );
    }

    /** @return list<array{title: string, link: string}> pages whose block or shortcode uses it */
    private function findListings(string $taxonomy, int $term): array
    {
        $found = [];
        $rows = $this->sql->fetchRows(
            "SELECT ID, post_title, post_content FROM %i WHERE post_status NOT IN ('trash', 'auto-draft', 'inherit') AND post_content LIKE %s
            AND (post_content LIKE %s OR post_content LIKE %s) ORDER BY ID LIMIT 200",
            $this->sql->coreTable('posts'),
            '%' . $this->sql->escapeLike($taxonomy) . '%',
            '%' . $this->sql->escapeLike('wp-job-openings/blocks') . '%',
            '%' . $this->sql->escapeLike('[awsmjobs') . '%',
        );
        foreach ($rows as $row) {
            $content = (string) $row['post_content'];
            if (count($found) < self::MAX_LISTINGS && ($term === 0 || self::mentionsTerm($content, $taxonomy, $term))) {
                $title = trim(wp_strip_all_tags((string) $row['post_title']));
                $found[] = [
                    'title' => $title === '' ? '#' . $row['ID'] : $title,
                    'link' => (string) get_permalink((int) $row['ID']),
                ];
            }
        }

        return $found;
    }

    /** Returns whether the terms of a block or the `specs` of a shortcode include this one. */
    private static function mentionsTerm(string $content, string $taxonomy, int $term): bool
    {
        $key = preg_quote($taxonomy, '/');

        return preg_match('/"' . $key . '":\[[^\]]*\b' . $term . '\b/', $content) === 1
            || preg_match('/\bspecs=[^\]]*\b' . $key . ':[^,\]]*\b' . $term . '\b/', $content) === 1;
    }
}
