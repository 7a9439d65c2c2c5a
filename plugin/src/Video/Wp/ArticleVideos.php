<?php

declare(strict_types=1);

namespace CourantDesk\Video\Wp;

use CourantDesk\Video\Domain\Video;
use CourantDesk\Video\Domain\VideoAddress;
use CourantDesk\Video\VideoSettings;
use WP_Post;

/** Finds the video that an editor set for a text. Videos embedded in the text play in place (`EmbeddedVideos`). */
final class ArticleVideos
{
    public function __construct(private readonly VideoSettings $settings)
    {
    }

    /** The text that this page is about, if it may have a video. */
    public function shown(): ?WP_Post
    {
        $post = is_singular() ? get_queried_object() : null;

        return $post instanceof WP_Post && in_array($post->post_type, $this->settings->types(), true) ? $post : null;
    }

    public function of(WP_Post $post): ?Video
    {
        if ((bool) get_post_meta($post->ID, VideoMeta::OFF, true) || post_password_required($post)) {
            return null;
        }
        $own = VideoMeta::cleanAddress(get_post_meta($post->ID, VideoMeta::ADDRESS, true));
        /**
         * The URL of the video that opens by itself on a text's page; '' for none.
         *
         * @param string $url
         * @param int    $post
         */
        $filtered = apply_filters('courant_desk_video_url', $own, $post->ID);
        $url = is_scalar($filtered) ? (string) $filtered : '';
        $address = VideoAddress::parse($url);

        return $address !== null ? new Video($url, $address) : null;
    }

    /** A picture of our own, never the video service's. */
    public function poster(WP_Post $post): string
    {
        $chosen = get_post_meta($post->ID, VideoMeta::POSTER, true);
        $image = is_numeric($chosen) && (int) $chosen > 0 ? (int) $chosen : (int) get_post_thumbnail_id($post);
        $source = $image > 0 ? wp_get_attachment_image_src($image, 'large') : false;

        return is_array($source) ? $source[0] : '';
    }
}
