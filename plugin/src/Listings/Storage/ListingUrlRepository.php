<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\SpecificationRepository;

/**
 * Finds the URLs that list openings: the archive and its feed, term archives, pages with a block and the front page.
 */
final class ListingUrlRepository
{
    private const MAX_RESULTS = 200;

    public function __construct(private readonly Sql $sql, private readonly SpecificationRepository $specifications)
    {
    }

    /**
     * @param list<int> $openings whose term archives are included; empty for all terms
     * @return list<string>
     */
    public function findUrls(array $openings): array
    {
        $urls = [
            home_url('/'),
            get_post_type_archive_link(PostTypes::OPENING),
            get_post_type_archive_feed_link(PostTypes::OPENING),
        ];
        foreach ($this->findPageIds() as $page) {
            $urls[] = get_permalink($page);
        }
        foreach ($this->specifications->findAll() as $specification) {
            $terms = $openings === []
                ? get_terms(['taxonomy' => $specification->taxonomy, 'number' => self::MAX_RESULTS])
                : wp_get_object_terms($openings, $specification->taxonomy);
            foreach (is_array($terms) ? $terms : [] as $term) {
                $link = get_term_link($term);
                $urls[] = is_string($link) ? $link : '';
            }
        }

        return array_values(
            array_unique(array_filter($urls, static fn (mixed $url): bool => is_string($url) && $url !== ''))
        );
    }

    /** @return list<int> published posts and pages with the shortcode or block */
    private function findPageIds(): array
    {
        return array_map('intval', $this->sql->fetchColumn(
            "SELECT ID FROM %i WHERE post_status = 'publish' AND post_type IN ('page', 'post') AND (post_content LIKE %s OR post_content LIKE %s) LIMIT %d",
            $this->sql->coreTable('posts'),
            '%[' . $this->sql->escapeLike('awsmjobs') . '%',
            '%' . $this->sql->escapeLike('<!-- wp:wp-job-openings/blocks') . '%',
            self::MAX_RESULTS
        ));
    }
}
