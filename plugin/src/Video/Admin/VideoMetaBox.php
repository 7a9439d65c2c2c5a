<?php

declare(strict_types=1);

namespace CourantDesk\Video\Admin;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use CourantDesk\Video\Domain\VideoUrl;
use CourantDesk\Video\Storage\VideoMeta;
use CourantDesk\Video\VideoSettings;
use WP_Post;

/** Renders and saves the "Video" meta box of the classic editor. */
final class VideoMetaBox
{
    private const ACTION = 'courant_save_video';
    private const NONCE = 'courant_video_nonce';

    public function __construct(private readonly Kernel $kernel, private readonly VideoSettings $settings)
    {
    }

    public function addMetaBox(string $type): void
    {
        if (in_array($type, $this->settings->postTypes(), true)) {
            add_meta_box(
                'courant-video',
                __('Video', 'courant-desk'),
                $this->printMetaBox(...),
                $type,
                'side',
                'default',
                ['__back_compat_meta_box' => true],
            );
        }
    }

    public function printMetaBox(WP_Post $post): void
    {
        wp_enqueue_media(['post' => $post->ID]);
        $this->kernel->assets->enqueueAdminScript('video-classic');
        $url = VideoMeta::sanitizeUrl(get_post_meta($post->ID, VideoMeta::URL, true));
        $poster = get_post_meta($post->ID, VideoMeta::POSTER, true);
        $poster = is_numeric($poster) ? (int) $poster : 0;
        $this->kernel->template->print('video/meta-box', new VideoMetaBoxView(
            action: self::ACTION,
            nonce: self::NONCE,
            url: $url,
            isInvalid: $url !== '' && VideoUrl::parse($url) === null,
            isDisabled: (bool) get_post_meta($post->ID, VideoMeta::DISABLED, true),
            posterId: $poster,
            posterUrl: $poster > 0 ? (string) wp_get_attachment_image_url($poster, 'medium') : '',
        ));
    }

    public function save(int $id, ?WP_Post $post): void
    {
        // WordPress passes null when another process has deleted the post in the meantime.
        if ($post === null) {
            return;
        }
        $request = Request::fromGlobals();
        $isSent = wp_verify_nonce($request->text(self::NONCE), self::ACTION) !== false
            && $request->int('post_ID') === $id;
        if (
            !$isSent
            || !in_array($post->post_type, $this->settings->postTypes(), true)
            || !current_user_can('edit_post', $id)
        ) {
            return;
        }
        update_post_meta($id, VideoMeta::URL, wp_slash($request->text('courant_video_url')));
        update_post_meta($id, VideoMeta::DISABLED, $request->text('courant_video_off') === '1');
        update_post_meta($id, VideoMeta::POSTER, max(0, $request->int('courant_video_poster')));
    }
}
