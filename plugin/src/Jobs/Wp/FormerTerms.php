<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Sql;
use WP_Term;

/** Addresses that terms had before they were merged or given another slug lead to where the openings are now. */
final class FormerTerms
{
    /** One row of meta a former slug. */
    private const META = 'courant_former_slug';

    public function __construct(private readonly Specifications $specifications, private readonly Sql $sql)
    {
    }

    public function boot(): void
    {
        add_action('template_redirect', [$this, 'lead'], 1);
        add_filter('wp_update_term_data', [$this, 'notice'], 10, 3);
    }

    /** @param list<string> $slugs */
    public static function remember(int $term, array $slugs): void
    {
        foreach (array_diff($slugs, self::of($term)) as $slug) {
            add_term_meta($term, self::META, wp_slash($slug));
        }
    }

    /** @return list<string> */
    public static function of(int $term): array
    {
        $slugs = get_term_meta($term, self::META);

        return array_values(array_filter(is_array($slugs) ? $slugs : [], is_string(...)));
    }

    /**
     * @param array<string, mixed> $data what is stored of a term that is changed
     * @return array<string, mixed>
     */
    public function notice(array $data, int $id, string $taxonomy): array
    {
        $term = is_object_in_taxonomy(OpeningType::NAME, $taxonomy) ? get_term($id, $taxonomy) : null;
        if ($term instanceof WP_Term && is_string($data['slug'] ?? null) && $data['slug'] !== $term->slug) {
            self::remember($id, [$term->slug]);
        }

        return $data;
    }

    /** Only where nothing was found: other pages ask nothing. */
    public function lead(): void
    {
        if (!is_404()) {
            return;
        }
        foreach ($this->specifications->all() as $specification) {
            $slug = get_query_var($specification->taxonomy);
            $link = is_string($slug) && $slug !== '' ? $this->link($specification->taxonomy, $slug) : '';
            if ($link !== '') {
                $query = wp_parse_url(Request::current()->uri(), PHP_URL_QUERY);
                wp_safe_redirect(is_string($query) && !str_contains($query, $specification->taxonomy . '=') ? "$link?$query" : $link, 301);
                exit;
            }
        }
    }

    private function link(string $taxonomy, string $slug): string
    {
        $id = $this->sql->value(
            'SELECT m.term_id FROM %i m INNER JOIN %i t ON t.term_id = m.term_id AND t.taxonomy = %s WHERE m.meta_key = %s AND m.meta_value = %s ORDER BY m.meta_id DESC LIMIT 1',
            $this->sql->core('termmeta'),
            $this->sql->core('term_taxonomy'),
            $taxonomy,
            self::META,
            sanitize_title(basename($slug)),
        );
        $link = $id === null ? '' : get_term_link((int) $id, $taxonomy);

        return is_string($link) ? $link : '';
    }
}
