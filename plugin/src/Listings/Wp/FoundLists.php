<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\OpenGraph;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\ListingQuery;
use WP_Post;
use WP_Term;

/**
 * How search engines read lists: a list and each page of it stand for themselves; what a visitor filtered, searched or
 * sorted is not for the index, but its links are followed.
 */
final class FoundLists
{
    public function __construct(private readonly Specifications $specifications)
    {
    }

    public function boot(): void
    {
        add_filter('wp_robots', [$this, 'robots']);
        add_filter('get_canonical_url', [$this, 'canonical']);
        add_action('wp_head', [$this, 'print'], 6);
    }

    /**
     * @param array<string, bool|string> $robots
     * @return array<string, bool|string>
     */
    public function robots(array $robots): array
    {
        return $this->isList() && $this->isNarrowed() ? ['noindex' => true, 'follow' => true] + $robots : $robots;
    }

    /** Of a page that holds a list; WordPress prints it. */
    public function canonical(mixed $url): mixed
    {
        if (!is_string($url) || !$this->isList()) {
            return $url;
        }

        return $this->isNarrowed() ? '' : $this->paged($url);
    }

    public function print(): void
    {
        if (!Archives::isServed() || is_feed() || !OpenGraph::isOurs()) {
            return;
        }
        $term = get_queried_object();
        $url = $term instanceof WP_Term ? get_term_link($term) : get_post_type_archive_link('awsm_job_openings');
        if (!is_string($url)) {
            return;
        }
        if (!$this->isNarrowed()) {
            printf('<link rel="canonical" href="%s">' . "\n", esc_url($this->paged($url)));
        }
        $title = wp_specialchars_decode($term instanceof WP_Term ? $term->name : (string) post_type_archive_title('', false), ENT_QUOTES);
        OpenGraph::print('website', $title, $this->paged($url), $term instanceof WP_Term ? term_description($term->term_id) : '', '');
    }

    private function isList(): bool
    {
        $post = is_singular() ? get_queried_object() : null;

        return Archives::isServed() || ($post instanceof WP_Post && ListingPageAssets::holdsListing($post->post_content));
    }

    private function isNarrowed(): bool
    {
        $query = ListingQuery::fromArray(Request::current()->query(), new BlockOptions(), $this->specifications);

        return $query->isNarrowed() || $query->sort !== null;
    }

    private function paged(string $url): string
    {
        $asked = static fn (string $name): int => is_numeric(get_query_var($name)) ? (int) get_query_var($name) : 0;
        $page = max($asked('paged'), is_front_page() ? $asked('page') : 0);

        return $page > 1 ? add_query_arg(is_front_page() ? 'page' : 'paged', $page, $url) : $url;
    }
}
