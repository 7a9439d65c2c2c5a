<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\SpecificationUses;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Sql;

/** What would be lost with a specification or with one of its terms, and how often each is used. */
final class SpecificationLoss
{
    /** More pages than this are not named. */
    private const MOST = 20;

    public function __construct(
        private readonly Specifications $specifications,
        private readonly SpecificationUses $uses,
        private readonly Sql $sql,
    ) {
    }

    /**
     * @param int $term 0 for the whole specification
     * @return array{openings: int, terms: int, filters: bool, listings: list<array{title: string, link: string}>}
     */
    public function of(string $taxonomy, int $term = 0): array
    {
        $inSettings = in_array($taxonomy, [...$this->uses->filters(), ...$this->uses->shown()], true);

        return [
            'openings' => $term === 0 ? $this->openingsOf($taxonomy) : ($this->openings()[$term] ?? 0),
            'terms' => $term === 0 ? count($this->specifications->terms($taxonomy)) : 0,
            'filters' => $term === 0 && $inSettings,
            'listings' => $this->listings($taxonomy, $term),
        ];
    }

    /** @return array<int, int> openings of any status by term: one query for all specifications */
    public function openings(): array
    {
        $numbers = [];
        $rows = $this->sql->rows(
            "SELECT t.term_id AS term, COUNT(*) AS openings FROM %i r INNER JOIN %i t ON t.term_taxonomy_id = r.term_taxonomy_id
            INNER JOIN %i p ON p.ID = r.object_id WHERE p.post_type = %s AND p.post_status <> 'auto-draft' GROUP BY t.term_id",
            $this->sql->core('term_relationships'),
            $this->sql->core('term_taxonomy'),
            $this->sql->core('posts'),
            OpeningType::NAME,
        );
        foreach ($rows as $row) {
            $numbers[(int) $row['term']] = (int) $row['openings'];
        }

        return $numbers;
    }

    public function openingsOf(string $taxonomy): int
    {
        return (int) $this->sql->value(
            "SELECT COUNT(DISTINCT p.ID) FROM %i r INNER JOIN %i t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = %s
            INNER JOIN %i p ON p.ID = r.object_id WHERE p.post_type = %s AND p.post_status <> 'auto-draft'",
            $this->sql->core('term_relationships'),
            $this->sql->core('term_taxonomy'),
            $taxonomy,
            $this->sql->core('posts'),
            OpeningType::NAME,
        );
    }

    /** @return list<array{title: string, link: string}> pages whose block or shortcode names it */
    private function listings(string $taxonomy, int $term): array
    {
        $found = [];
        $rows = $this->sql->rows(
            "SELECT ID, post_title, post_content FROM %i WHERE post_status NOT IN ('trash', 'auto-draft', 'inherit') AND post_content LIKE %s
            AND (post_content LIKE %s OR post_content LIKE %s) ORDER BY ID LIMIT 200",
            $this->sql->core('posts'),
            '%' . $this->sql->like($taxonomy) . '%',
            '%' . $this->sql->like('wp-job-openings/blocks') . '%',
            '%' . $this->sql->like('[awsmjobs') . '%',
        );
        foreach ($rows as $row) {
            $content = (string) $row['post_content'];
            if (count($found) < self::MOST && ($term === 0 || self::names($content, $taxonomy, $term))) {
                $title = trim(wp_strip_all_tags((string) $row['post_title']));
                $found[] = ['title' => $title === '' ? '#' . $row['ID'] : $title, 'link' => (string) get_permalink((int) $row['ID'])];
            }
        }

        return $found;
    }

    /** Whether a block's choice of terms or a shortcode's `specs` holds this one. */
    private static function names(string $content, string $taxonomy, int $term): bool
    {
        $key = preg_quote($taxonomy, '/');

        return preg_match('/"' . $key . '":\[[^\]]*\b' . $term . '\b/', $content) === 1
            || preg_match('/\bspecs=[^\]]*\b' . $key . ':[^,\]]*\b' . $term . '\b/', $content) === 1;
    }
}
