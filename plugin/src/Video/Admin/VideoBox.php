<?php

declare(strict_types=1);

namespace CourantDesk\Video\Admin;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use CourantDesk\Video\Domain\VideoAddress;
use CourantDesk\Video\VideoSettings;
use CourantDesk\Video\Wp\VideoMeta;
use WP_Post;

/** The box "Video" of the classic editor. */
final class VideoBox
{
    private const ACTION = 'courant_save_video';
    private const NONCE = 'courant_video_nonce';

    public function __construct(private readonly Kernel $kernel, private readonly VideoSettings $settings)
    {
    }

    public function boot(): void
    {
        add_action('add_meta_boxes', [$this, 'add']);
        add_action('save_post', [$this, 'save'], 10, 2);
    }

    public function add(string $type): void
    {
        if (in_array($type, $this->settings->types(), true)) {
            add_meta_box('courant-video', __('Video', 'courant-desk'), $this->show(...), $type, 'side', 'default', ['__back_compat_meta_box' => true]);
        }
    }

    public function show(WP_Post $post): void
    {
        wp_enqueue_media(['post' => $post->ID]);
        $this->kernel->assets->adminScript('video-classic');
        $address = VideoMeta::cleanAddress(get_post_meta($post->ID, VideoMeta::ADDRESS, true));
        $poster = get_post_meta($post->ID, VideoMeta::POSTER, true);
        $poster = is_numeric($poster) ? (int) $poster : 0;
        $this->kernel->template->show('video/box', new VideoBoxView(
            self::ACTION,
            self::NONCE,
            $address,
            $address !== '' && VideoAddress::parse($address) === null,
            (bool) get_post_meta($post->ID, VideoMeta::OFF, true),
            $poster,
            $poster > 0 ? (string) wp_get_attachment_image_url($poster, 'medium') : '',
        ));
    }

    public function save(int $id, ?WP_Post $post): void
    {
        // WordPress passes null when another process deleted the post meanwhile.
        if ($post === null) {
            return;
        }
        $request = Request::current();
        $isSent = wp_verify_nonce($request->text(self::NONCE), self::ACTION) !== false && $request->int('post_ID') === $id;
        if (!$isSent || !in_array($post->post_type, $this->settings->types(), true) || !current_user_can('edit_post', $id)) {
            return;
        }
        update_post_meta($id, VideoMeta::ADDRESS, wp_slash($request->text('courant_video_url')));
        update_post_meta($id, VideoMeta::OFF, $request->text('courant_video_off') === '1');
        update_post_meta($id, VideoMeta::POSTER, max(0, $request->int('courant_video_poster')));
    }
}
