<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\Request;
use CourantDesk\TableOfContents\Domain\Heading;
use CourantDesk\TableOfContents\TableOfContentsSettings;
use WP_Post;
use WP_Rewrite;

/** Builds the URLs of headings on the current page and on other pages of the post. */
final class HeadingLinks
{
    private readonly string $before;

    /**
     * @param WP_Post|null $post null for a term archive
     * @param int $page number of the current page of the post; 0 for none, as in the REST API
     */
    public function __construct(
        private readonly ?WP_Post $post,
        private readonly int $page,
        TableOfContentsSettings $settings,
    ) {
        $this->before = match (true) {
            $settings->isEnabled('self_link') && $post !== null => $this->pageUrl($page),
            $settings->isEnabled('request_uri') => explode('#', Request::fromGlobals()->uri())[0],
            default => '',
        };
    }

    public function urlFor(Heading $heading): string
    {
        return ($this->post === null || $heading->page === $this->page ? $this->before : $this->pageUrl($heading->page))
            . '#' . $heading->id;
    }

    private function pageUrl(int $page): string
    {
        $url = $this->post === null ? '' : get_permalink($this->post);
        if ($page < 2) {
            return $url;
        }
        $isPlain = str_contains($url, '?') || in_array($this->post?->post_status, ['draft', 'pending'], true);

        return $isPlain
            ? add_query_arg('page', (string) $page, $url)
            : trailingslashit($url) . $this->frontPagePrefix() . user_trailingslashit((string) $page, 'single_paged');
    }

    /** Returns the URL prefix of pages of a static front page, which have their own permalink structure. */
    private function frontPagePrefix(): string
    {
        $front = get_option('show_on_front') === 'page' ? get_option('page_on_front') : 0;
        $rewrite = $GLOBALS['wp_rewrite'] ?? null;

        return is_numeric($front) && (int) $front === $this->post?->ID && $rewrite instanceof WP_Rewrite
            ? $rewrite->pagination_base . '/'
            : '';
    }
}
