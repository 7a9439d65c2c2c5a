<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Storage;

use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Sql;
use WP_Taxonomy;

/**
 * Counts the posts of a term as visitors may count them: published, and not unlisted. WordPress shows these numbers in REST, in tag
 * clouds and lists of terms, and leaves terms without posts out of sitemaps. The screen of specifications counts for itself.
 */
final class TermCounts
{
    public function __construct(private readonly Sql $sql)
    {
    }

    public function boot(): void
    {
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, $this->recountOfOpening(...), 10, 3);
        }
    }

    /**
     * Replaces _update_post_term_count(), by the taxonomy's `update_count_callback`.
     *
     * @param array<mixed> $ids of `term_taxonomy`
     */
    public function update(array $ids, WP_Taxonomy $taxonomy): void
    {
        $ids = array_values(array_unique(array_map(static fn (mixed $id): int => is_numeric($id) ? (int) $id : 0, $ids)));
        $types = array_values(array_filter($taxonomy->object_type, post_type_exists(...)));
        foreach (array_chunk($ids, 200) as $some) {
            $counts = $types === [] ? [] : $this->counts($some, $types);
            foreach ($some as $id) {
                /** This action is documented in wp-includes/taxonomy.php */
                do_action('edit_term_taxonomy', $id, $taxonomy->name);
                $this->sql->run('UPDATE %i SET count = %d WHERE term_taxonomy_id = %d', $this->sql->core('term_taxonomy'), $counts[$id] ?? 0, $id);
                /** This action is documented in wp-includes/taxonomy.php */
                do_action('edited_term_taxonomy', $id, $taxonomy->name);
            }
        }
    }

    /** @param mixed $meta id or ids of the changed rows */
    private function recountOfOpening(mixed $meta, int $post, string $key): void
    {
        if ($key !== OpeningMeta::UNLISTED || get_post_type($post) !== OpeningType::NAME) {
            return;
        }
        foreach (get_object_taxonomies(OpeningType::NAME) as $taxonomy) {
            $terms = wp_get_object_terms($post, $taxonomy, ['fields' => 'tt_ids']);
            if (is_array($terms) && $terms !== []) {
                wp_update_term_count($terms, $taxonomy);
            }
        }
    }

    /**
     * @param non-empty-list<int>    $ids
     * @param non-empty-list<string> $types
     * @return array<int, int> by id; none for 0
     */
    private function counts(array $ids, array $types): array
    {
        $counts = [];
        $rows = $this->sql->rows(
            'SELECT r.term_taxonomy_id AS id, COUNT(*) AS openings FROM %i r INNER JOIN %i p ON p.ID = r.object_id'
            . " WHERE p.post_status = 'publish' AND p.post_type IN (" . implode(', ', array_fill(0, count($types), '%s')) . ')'
            . ' AND p.ID NOT IN (SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = %s)'
            . ' AND r.term_taxonomy_id IN (' . implode(', ', array_fill(0, count($ids), '%d')) . ') GROUP BY r.term_taxonomy_id',
            $this->sql->core('term_relationships'),
            $this->sql->core('posts'),
            ...$types,
            ...[$this->sql->core('postmeta'), OpeningMeta::UNLISTED, UnlistedOpeningIds::ON],
            ...$ids,
        );
        foreach ($rows as $row) {
            $counts[(int) $row['id']] = (int) $row['openings'];
        }

        return $counts;
    }
}
