<?php

declare(strict_types=1);

namespace Courant;

/**
 * The sections in which an author has written: links on the author's page that filter its articles by a parameter of
 * the URL.
 */
final class AuthorSections implements Module
{
    /** Newest articles in which sections are looked for. */
    private const MAX_ARTICLES = 200;
    private const MAX_SECTIONS = 8;

    public function boot(): void
    {
        add_action('pre_get_posts', $this->filterQuery(...));
    }

    /**
     * Returns the sections of the current author, most articles first.
     *
     * @return list<\WP_Term> Empty when there are fewer than two.
     */
    public static function forCurrentArchive(): array
    {
        $query = new \WP_Query([
            'author_name' => get_query_var('author_name'),
            'author' => get_query_var('author_name') === '' ? get_query_var('author') : '',
            'fields' => 'ids',
            'posts_per_page' => self::MAX_ARTICLES,
            'no_found_rows' => true,
            'update_post_meta_cache' => false,
            'update_post_term_cache' => false,
        ]);
        $ids = array_filter((array) $query->posts, is_int(...));
        update_object_term_cache(array_values($ids), 'post');
        $counts = [];
        $sections = [];

        foreach ($ids as $id) {
            foreach (get_the_category($id) as $term) {
                $sections[$term->term_id] = $term;
                $counts[$term->term_id] = ($counts[$term->term_id] ?? 0) + 1;
            }
        }

        arsort($counts);
        $sections = array_map(static fn (int $id): \WP_Term => $sections[$id], array_keys($counts));

        return count($sections) > 1 ? array_slice($sections, 0, self::MAX_SECTIONS) : [];
    }

    /**
     * Returns the ID of the chosen section, 0 for all sections.
     */
    public static function chosen(): int
    {
        $value = get_query_var(SearchFilters::SECTION);

        return is_string($value) && ctype_digit($value) ? (int) $value : 0;
    }

    private function filterQuery(\WP_Query $query): void
    {
        if ($query->is_main_query() && $query->is_author() && ! is_admin() && self::chosen() > 0) {
            $query->set('tax_query', [['taxonomy' => 'category', 'terms' => [self::chosen()]]]);
        }
    }
}
