<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- hooks of WordPress's own.

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\TermCountSource;
use CourantDesk\Openings\Fields\UnlistedField;
use WP_Taxonomy;

/**
 * Counts the published and listed posts of a term. WordPress shows these numbers in REST, tag clouds and term lists,
 * and excludes terms without posts from sitemaps. The specifications screen counts separately.
 */
final class TermCounts
{
    /** @var array<string, array<int, int>> terms by taxonomy whose numbers are read again after the index is updated */
    private array $pending = [];

    /** Terms with more posts are counted by the index, because counting half a million takes more than a second. */
    private const MAX_COUNTED = 10000;

    public function __construct(
        private readonly Sql $sql,
        private readonly ?TermCountSource $source = null,
        private readonly int $maxCounted = self::MAX_COUNTED,
    ) {
    }

    /**
     * Replaces _update_post_term_count(), through the taxonomy's `update_count_callback`.
     *
     * @param array<mixed> $ids IDs of `term_taxonomy`
     */
    public function update(array $ids, WP_Taxonomy $taxonomy): void
    {
        $ids = array_values(
            array_unique(array_map(static fn (mixed $id): int => is_numeric($id) ? (int) $id : 0, $ids))
        );
        $types = array_values(array_filter($taxonomy->object_type, post_type_exists(...)));
        foreach (array_chunk($ids, 200) as $batch) {
            $indexed = $types === [OpeningPostType::NAME] ? $this->readIndexedCounts($batch, $taxonomy->name) : [];
            if ($indexed !== []) {
                $this->pending[$taxonomy->name] = $indexed + ($this->pending[$taxonomy->name] ?? []);
            }
            $others = array_values(array_diff($batch, array_keys($indexed)));
            $counts = $indexed + ($types === [] || $others === [] ? [] : $this->countOpenings($others, $types));
            foreach ($batch as $id) {
                /** This action is documented in wp-includes/taxonomy.php */
                do_action('edit_term_taxonomy', $id, $taxonomy->name);
                $this->sql->execute(
                    'UPDATE %i SET count = %d WHERE term_taxonomy_id = %d',
                    $this->sql->coreTable('term_taxonomy'),
                    $counts[$id] ?? 0,
                    $id,
                );
                /** This action is documented in wp-includes/taxonomy.php */
                do_action('edited_term_taxonomy', $id, $taxonomy->name);
            }
        }
    }

    /** Reads the numbers again. WordPress counts some changes before, and others after the index contains them. */
    public function updatePending(): void
    {
        [$pending, $this->pending] = [$this->pending, []];
        foreach ($pending as $name => $ids) {
            foreach (array_chunk(array_keys($ids), 200) as $batch) {
                foreach ($this->readIndexedCounts($batch, $name) as $id => $number) {
                    $this->sql->execute(
                        'UPDATE %i SET count = %d WHERE term_taxonomy_id = %d AND count <> %d',
                        $this->sql->coreTable('term_taxonomy'),
                        $number,
                        $id,
                        $number,
                    );
                }
            }
            clean_term_cache(array_keys($ids), '', false);
        }
    }

    /**
     * @param non-empty-list<int> $ids IDs of `term_taxonomy`
     * @return array<int, int> by ID; only terms that the index counts
     */
    private function readIndexedCounts(array $ids, string $taxonomy): array
    {
        if ($this->source === null) {
            return [];
        }
        $slots = implode(', ', array_fill(0, count($ids), '%d'));
        $terms = [];
        foreach (
            $this->sql->fetchRows(
                "SELECT term_taxonomy_id AS id, term_id FROM %i WHERE count > %d AND term_taxonomy_id IN ($slots)",
                $this->sql->coreTable('term_taxonomy'),
                $this->maxCounted,
                ...$ids,
            ) as $row
        ) {
            $terms[(int) $row['id']] = (int) $row['term_id'];
        }

        return $terms === [] ? [] : $this->source->countOpenings($terms, $taxonomy) ?? [];
    }

    /** @param mixed $meta ID or IDs of the changed meta rows */
    public function recountOpeningTerms(mixed $meta, int $post, string $key): void
    {
        if ($key !== UnlistedField::KEY || get_post_type($post) !== OpeningPostType::NAME) {
            return;
        }
        foreach (get_object_taxonomies(OpeningPostType::NAME) as $taxonomy) {
            $terms = wp_get_object_terms($post, $taxonomy, ['fields' => 'tt_ids']);
            if (is_array($terms) && $terms !== []) {
                wp_update_term_count($terms, $taxonomy);
            }
        }
    }

    /**
     * @param non-empty-list<int>    $ids
     * @param non-empty-list<string> $types
     * @return array<int, int> by ID; terms with a count of 0 are missing
     */
    private function countOpenings(array $ids, array $types): array
    {
        $counts = [];
        $rows = $this->sql->fetchRows(
            'SELECT r.term_taxonomy_id AS id, COUNT(*) AS openings FROM %i r INNER JOIN %i p ON p.ID = r.object_id'
            . " WHERE p.post_status = 'publish' AND p.post_type IN ("
            . implode(', ', array_fill(0, count($types), '%s')) . ')'
            . ' AND p.ID NOT IN (SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = %s)'
            . ' AND r.term_taxonomy_id IN (' . implode(', ', array_fill(0, count($ids), '%d'))
            . ') GROUP BY r.term_taxonomy_id',
            $this->sql->coreTable('term_relationships'),
            $this->sql->coreTable('posts'),
            ...$types,
            ...[$this->sql->coreTable('postmeta'), UnlistedField::KEY, UnlistedOpeningIds::UNLISTED_VALUE],
            ...$ids,
        );
        foreach ($rows as $row) {
            $counts[(int) $row['id']] = (int) $row['openings'];
        }

        return $counts;
    }
}
