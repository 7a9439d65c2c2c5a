<?php

declare(strict_types=1);

namespace CourantDesk\Video\Wp;

use CourantDesk\Video\Domain\Video;
use CourantDesk\Video\Domain\VideoAddress;
use CourantDesk\Video\VideoSettings;
use WP_Post;

/** Which video a text has: the one that its editor set, else the first that is embedded in it (Spec 2.3). */
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
        $url = $own !== '' ? $own : ($this->settings->inherits() ? FirstEmbed::in($post->post_content) : null);
        /**
         * The address of a text's video; '' for none.
         *
         * @param string $url
         * @param int    $post
         */
        $filtered = apply_filters('courant_desk_video_url', $url ?? '', $post->ID);
        $url = is_scalar($filtered) ? (string) $filtered : '';
        $address = VideoAddress::parse($url);

        return $address !== null ? new Video($url, $address, $own === '') : null;
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
