<?php

declare(strict_types=1);

namespace CourantDesk\Video\Admin;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\PostMetaBox;
use CourantDesk\Kernel\Request;
use CourantDesk\Video\Domain\VideoUrl;
use CourantDesk\Video\Storage\VideoMeta;
use CourantDesk\Video\VideoSettings;
use WP_Post;

/** Renders and saves the "Video" meta box of the classic editor. */
final class VideoMetaBox extends PostMetaBox
{
    public function __construct(Kernel $kernel, private readonly VideoSettings $settings)
    {
        parent::__construct($kernel);
    }

    protected function name(): string
    {
        return 'video';
    }

    protected function title(): string
    {
        return __('Video', 'courant-desk');
    }

    protected function supports(string $postType): bool
    {
        return in_array($postType, $this->settings->postTypes(), true);
    }

    protected function printFields(WP_Post $post): void
    {
        wp_enqueue_media(['post' => $post->ID]);
        $this->kernel->assets->enqueueAdminScript('video-classic');
        $url = VideoMeta::sanitizeUrl(get_post_meta($post->ID, VideoMeta::URL, true));
        $poster = get_post_meta($post->ID, VideoMeta::POSTER, true);
        $poster = is_numeric($poster) ? (int) $poster : 0;
        $this->kernel->template->print('video/meta-box', new VideoMetaBoxView(
            url: $url,
            isInvalid: $url !== '' && VideoUrl::parse($url) === null,
            isDisabled: (bool) get_post_meta($post->ID, VideoMeta::DISABLED, true),
            posterId: $poster,
            posterUrl: $poster > 0 ? (string) wp_get_attachment_image_url($poster, 'medium') : '',
        ));
    }

    protected function saveFields(int $id, Request $request): void
    {
        update_post_meta($id, VideoMeta::URL, wp_slash($request->text('courant_video_url')));
        update_post_meta($id, VideoMeta::DISABLED, $request->text('courant_video_off') === '1');
        update_post_meta($id, VideoMeta::POSTER, max(0, $request->int('courant_video_poster')));
    }
}
