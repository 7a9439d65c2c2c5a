<?php

declare(strict_types=1);

namespace CourantTools\Crawl;

/** Creates missing categories, tags, formats and menus. */
final class Terms
{
    public function findOrCreate(
        string $taxonomy,
        string $slug,
        string $name,
        string $description = '',
        int $parent = 0,
    ): int {
        $found = get_term_by('slug', $slug, $taxonomy);
        if ($found instanceof \WP_Term) {
            return $found->term_id;
        }
        $made = wp_insert_term(
            $name === '' ? $slug : $name,
            $taxonomy,
            ['slug' => $slug, 'description' => $description, 'parent' => max(0, $parent)],
        );

        return is_array($made) ? $made['term_id'] : 0;
    }

    /** @param list<array{taxonomy: string, slug: string, name: string, parent: string, description: string}> $terms */
    public function create(array $terms): void
    {
        foreach ($terms as $term) {
            if (taxonomy_exists($term['taxonomy'])) {
                $parent = $term['parent'] === ''
                    ? 0
                    : $this->findOrCreate($term['taxonomy'], $term['parent'], $term['parent']);
                $this->findOrCreate($term['taxonomy'], $term['slug'], $term['name'], $term['description'], $parent);
            }
        }
    }

    /** @param list<array{taxonomy: string, slug: string, name: string}> $terms */
    public function assign(int $post, array $terms): void
    {
        $wanted = [];
        foreach ($terms as $term) {
            if (taxonomy_exists($term['taxonomy'])) {
                $wanted[$term['taxonomy']][] = $this->findOrCreate($term['taxonomy'], $term['slug'], $term['name']);
            }
        }
        foreach ($wanted as $taxonomy => $ids) {
            wp_set_object_terms($post, $ids, $taxonomy);
        }
    }
}
