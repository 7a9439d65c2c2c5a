<?php

declare(strict_types=1);

namespace CourantDesk\Video\Frontend;

use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Video\Domain\Video;
use CourantDesk\Video\Domain\VideoUrl;
use CourantDesk\Video\Storage\VideoMeta;
use CourantDesk\Video\VideoSettings;
use WP_Post;

/**
 * Finds the video that an editor set for a post. Videos that are embedded in the content play in place
 * (`EmbeddedVideoRewriter`).
 */
final class ArticleVideoFinder
{
    public function __construct(private readonly VideoSettings $settings)
    {
    }

    /** Returns the post of the current page when its type may have a video. */
    public function currentPost(): ?WP_Post
    {
        $post = is_singular() ? get_queried_object() : null;

        return $post instanceof WP_Post && in_array($post->post_type, $this->settings->postTypes(), true)
            ? $post
            : null;
    }

    public function findForPost(WP_Post $post): ?Video
    {
        if ((bool) get_post_meta($post->ID, VideoMeta::DISABLED, true) || PostReadPolicy::isLocked($post->ID)) {
            return null;
        }
        $own = VideoMeta::sanitizeUrl(get_post_meta($post->ID, VideoMeta::URL, true));
        /**
         * Filters the URL of the video that opens automatically on a post's page; '' for none.
         *
         * @since 0.1.0
         *
         * @param string $url
         * @param int    $post
         */
        $filtered = apply_filters('courant_desk_video_url', $own, $post->ID);
        $url = is_scalar($filtered) ? (string) $filtered : '';
        $videoUrl = VideoUrl::parse($url);

        return $videoUrl !== null ? new Video($url, $videoUrl) : null;
    }

    /** Returns the URL of a poster image from this site, never from the video service. */
    public function posterUrl(WP_Post $post): string
    {
        $chosen = $this->chosenPosterId($post);
        $image = $chosen > 0 ? $chosen : (int) get_post_thumbnail_id($post);
        $source = $image > 0 ? wp_get_attachment_image_src($image, 'large') : false;

        return is_array($source) ? $source[0] : '';
    }

    /** Returns the ID of the poster that the editor chose instead of the featured image, or 0. */
    public function chosenPosterId(WP_Post $post): int
    {
        $chosen = get_post_meta($post->ID, VideoMeta::POSTER, true);

        return is_numeric($chosen) && wp_attachment_is_image((int) $chosen) ? (int) $chosen : 0;
    }
}
