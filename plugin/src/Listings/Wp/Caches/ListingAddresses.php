<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Caches;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Sql;

/** Where openings are listed: their archive and its feed, the archives of terms, pages with a block, the front page. */
final class ListingAddresses
{
    private const MOST = 200;

    public function __construct(private readonly Sql $sql, private readonly Specifications $specifications)
    {
    }

    /**
     * @param list<int> $openings whose terms' archives are meant; where none is named, those of all terms
     * @return list<string>
     */
    public function all(array $openings): array
    {
        $urls = [home_url('/'), get_post_type_archive_link('awsm_job_openings'), get_post_type_archive_feed_link('awsm_job_openings')];
        foreach ($this->pages() as $page) {
            $urls[] = get_permalink($page);
        }
        foreach ($this->specifications->all() as $specification) {
            $terms = $openings === []
                ? get_terms(['taxonomy' => $specification->taxonomy, 'number' => self::MOST])
                : wp_get_object_terms($openings, $specification->taxonomy);
            foreach (is_array($terms) ? $terms : [] as $term) {
                $link = get_term_link($term);
                $urls[] = is_string($link) ? $link : '';
            }
        }

        return array_values(array_unique(array_filter($urls, static fn (mixed $url): bool => is_string($url) && $url !== '')));
    }

    /** @return list<int> published posts of any type with a shortcode or a block of ours */
    private function pages(): array
    {
        return array_map('intval', $this->sql->column(
            "SELECT ID FROM %i WHERE post_status = 'publish' AND post_type IN ('page', 'post') AND (post_content LIKE %s OR post_content LIKE %s) LIMIT %d",
            $this->sql->core('posts'),
            '%[' . $this->sql->like('awsmjobs') . '%',
            '%' . $this->sql->like('<!-- wp:wp-job-openings/blocks') . '%',
            self::MOST
        ));
    }
}
