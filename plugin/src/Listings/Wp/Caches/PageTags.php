<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Caches;

use CourantDesk\Listings\Domain\PageCaches;
use CourantDesk\Listings\Wp\Archives;
use CourantDesk\Listings\Wp\ListingPageAssets;
use WP_Post;

/** Tags pages that show openings, so that a cache that knows tags can forget just these. */
final class PageTags
{
    public function __construct(private readonly string $openings = 'awsm_job_openings')
    {
    }

    public static function opening(int $id): string
    {
        return PageCaches::TAG . '-' . $id;
    }

    /** On `template_redirect`: the headers of the present page. */
    public function send(): void
    {
        $post = is_singular() ? get_queried_object() : null;
        $tags = [];
        if ($post instanceof WP_Post && $post->post_type === $this->openings) {
            $tags[] = self::opening($post->ID);
        }
        $lists = Archives::isServed() || ($post instanceof WP_Post && ListingPageAssets::holdsListing($post->post_content));
        if ($lists || ListingPageAssets::mayHoldTeaser()) {
            $tags[] = PageCaches::TAG;
        }
        foreach ($tags as $tag) {
            do_action('litespeed_tag_add', $tag);
        }
        if ($tags !== [] && !headers_sent()) {
            header('Surrogate-Key: ' . implode(' ', $tags), false);
            header('Cache-Tag: ' . implode(',', $tags), false);
        }
    }
}
