<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\OpenGraph;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use WP_Post;
use WP_Term;

/**
 * Adds canonical URLs and robots directives for lists: each page of a list is canonical itself; filtered, searched or
 * sorted lists are `noindex, follow`.
 */
final class ListingMetaTags
{
    public function __construct(private readonly ListingQueryParser $queries)
    {
    }

    /**
     * @param array<string, bool|string> $robots
     * @return array<string, bool|string>
     */
    public function addNoindex(array $robots): array
    {
        return $this->hasListing() && $this->isFiltered() ? ['noindex' => true, 'follow' => true] + $robots : $robots;
    }

    /** Adds the page number to the canonical URL of a page with a list, which WordPress prints. */
    public function filterCanonicalUrl(mixed $url): mixed
    {
        if (!is_string($url) || !$this->hasListing()) {
            return $url;
        }

        return $this->isFiltered() ? '' : $this->addPageNumber($url);
    }

    public function printMetaTags(): void
    {
        if (!ArchivePages::isArchive() || is_feed() || !OpenGraph::isEnabled()) {
            return;
        }
        $term = get_queried_object();
        $url = $term instanceof WP_Term ? get_term_link($term) : get_post_type_archive_link(PostTypes::OPENING);
        if (!is_string($url)) {
            return;
        }
        if (!$this->isFiltered()) {
            printf('<link rel="canonical" href="%s">' . "\n", esc_url($this->addPageNumber($url)));
        }
        $title = wp_specialchars_decode(
            $term instanceof WP_Term
                ? ArchivePages::termTitle($term->name)
                : (string) post_type_archive_title('', false),
            ENT_QUOTES,
        );
        OpenGraph::printTags(
            'website',
            $title,
            $this->addPageNumber($url),
            $term instanceof WP_Term ? term_description($term->term_id) : '',
            '',
        );
    }

    private function hasListing(): bool
    {
        $post = is_singular() ? get_queried_object() : null;

        return ArchivePages::isArchive()
            || ($post instanceof WP_Post && ListingAssets::containsListing($post->post_content));
    }

    private function isFiltered(): bool
    {
        $query = $this->queries->parse(Request::fromGlobals()->query(), new ListingOptions());

        return $query->isFiltered() || $query->chosenSortOrder !== null;
    }

    private function addPageNumber(string $url): string
    {
        $queryNumber = static fn (string $name): int => is_numeric(get_query_var($name))
            ? (int) get_query_var($name)
            : 0;
        $page = max($queryNumber('paged'), is_front_page() ? $queryNumber('page') : 0);

        return $page > 1 ? add_query_arg(is_front_page() ? 'page' : 'paged', $page, $url) : $url;
    }
}
