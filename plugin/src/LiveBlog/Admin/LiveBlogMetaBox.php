<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Admin;

use CourantDesk\Kernel\PostMetaBox;
use CourantDesk\Kernel\Request;
use CourantDesk\LiveBlog\Domain\LiveBlogState;
use CourantDesk\LiveBlog\Storage\LiveBlogMeta;
use WP_Post;

/** Prints and saves the "Live blog" meta box of the classic editor; the block editor has a panel. */
final class LiveBlogMetaBox extends PostMetaBox
{
    protected function name(): string
    {
        return 'live_blog';
    }

    protected function title(): string
    {
        return __('Live blog', 'courant-desk');
    }

    protected function supports(string $postType): bool
    {
        return $postType === LiveBlogMeta::POST_TYPE;
    }

    protected function printFields(WP_Post $post): void
    {
        $this->kernel->template->print('live-blog/meta-box', new LiveBlogMetaBoxView(
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

    protected function saveFields(int $id, Request $request): void
    {
        $state = LiveBlogState::fromValue($request->text('courant_live_blog'));
        update_post_meta($id, LiveBlogMeta::STATE, $state->value);
    }
}
