<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Admin;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use CourantDesk\LiveBlog\Domain\LiveBlogState;
use CourantDesk\LiveBlog\Storage\LiveBlogMeta;
use WP_Post;

/** Prints and saves the "Live blog" meta box of the classic editor; the block editor has a panel. */
final class LiveBlogMetaBox
{
    private const ACTION = 'courant_save_live_blog';
    private const NONCE = 'courant_live_blog_nonce';

    public function __construct(private readonly Kernel $kernel)
    {
    }

    public function addMetaBox(string $type): void
    {
        if ($type === LiveBlogMeta::POST_TYPE) {
            add_meta_box(
                'courant-live-blog',
                __('Live blog', 'courant-desk'),
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
        $this->kernel->template->print('live-blog/meta-box', new LiveBlogMetaBoxView(
            action: self::ACTION,
            nonce: self::NONCE,
            state: LiveBlogMeta::stateOf($post->ID)->value,
            labels: self::labels(),
        ));
    }

    /** @return array<string, string> labels by state */
    public static function labels(): array
    {
        return [
            '' => __('Not a live blog', 'courant-desk'),
            'live' => __('Live: updates follow', 'courant-desk'),
            'ended' => __('Ended', 'courant-desk'),
        ];
    }

    public function save(int $id, ?WP_Post $post): void
    {
        // WordPress passes null when another process has deleted the post in the meantime.
        $request = Request::fromGlobals();
        if (
            $post === null
            || wp_verify_nonce($request->text(self::NONCE), self::ACTION) === false
            || $request->int('post_ID') !== $id
            || $post->post_type !== LiveBlogMeta::POST_TYPE
            || !current_user_can('edit_post', $id)
        ) {
            return;
        }
        $state = LiveBlogState::fromValue($request->text('courant_live_blog'));
        update_post_meta($id, LiveBlogMeta::STATE, $state->value);
    }
}
