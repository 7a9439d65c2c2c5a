<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Term;

/** Redirects URLs of terms that were merged or got another slug to the current term. */
final class TermRedirects
{
    /** Meta key with one row for each previous slug. */
    private const META_KEY = 'courant_former_slug';

    public function __construct(private readonly SpecificationRepository $specifications, private readonly Sql $sql)
    {
    }

    /** @param list<string> $slugs */
    public static function addPreviousSlugs(int $term, array $slugs): void
    {
        foreach (array_diff($slugs, self::findPreviousSlugs($term)) as $slug) {
            add_term_meta($term, self::META_KEY, wp_slash($slug));
        }
    }

    /** @return list<string> */
    public static function findPreviousSlugs(int $term): array
    {
        $slugs = get_term_meta($term, self::META_KEY);

        return array_values(array_filter(is_array($slugs) ? $slugs : [], is_string(...)));
    }

    /**
     * @param array<string, mixed> $data term data that will be stored
     * @return array<string, mixed>
     */
    public function recordSlugChange(array $data, int $id, string $taxonomy): array
    {
        $term = is_object_in_taxonomy(OpeningPostType::NAME, $taxonomy) ? get_term($id, $taxonomy) : null;
        if ($term instanceof WP_Term && is_string($data['slug'] ?? null) && $data['slug'] !== $term->slug) {
            self::addPreviousSlugs($id, [$term->slug]);
        }

        return $data;
    }

    /** Redirects the URL of a previous slug. Runs a query only for 404 responses. */
    public function redirectPreviousSlug(): void
    {
        if (!is_404()) {
            return;
        }
        foreach ($this->specifications->findAll() as $specification) {
            $slug = get_query_var($specification->taxonomy);
            $link = is_string($slug) && $slug !== '' ? $this->findTermUrl($specification->taxonomy, $slug) : '';
            if ($link !== '') {
                $query = wp_parse_url(Request::fromGlobals()->uri(), PHP_URL_QUERY);
                wp_safe_redirect(
                    is_string($query) && !str_contains($query, $specification->taxonomy . '=') ? "$link?$query" : $link,
                    301,
                );
                exit;
            }
        }
    }

    private function findTermUrl(string $taxonomy, string $slug): string
    {
        $id = $this->sql->fetchValue(
            'SELECT m.term_id FROM %i m INNER JOIN %i t ON t.term_id = m.term_id AND t.taxonomy = %s WHERE m.meta_key = %s AND m.meta_value = %s ORDER BY m.meta_id DESC LIMIT 1',
            $this->sql->coreTable('termmeta'),
            $this->sql->coreTable('term_taxonomy'),
            $taxonomy,
            self::META_KEY,
            sanitize_title(basename($slug)),
        );
        $link = $id === null ? '' : get_term_link((int) $id, $taxonomy);

        return is_string($link) ? $link : '';
    }
}
