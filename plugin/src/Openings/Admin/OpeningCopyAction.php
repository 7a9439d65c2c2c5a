<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Request;
use CourantDesk\Openings\Storage\OpeningCopier;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;

/** Copies an opening from the list, through a link with a nonce. */
final class OpeningCopyAction
{
    public const ACTION = 'courant_opening_copy';

    public function __construct(private readonly OpeningCopier $copy, private readonly OpeningNotices $notices)
    {
    }

    /**
     * @param array<string, string> $links
     * @return array<string, string>
     */
    public function addRowAction(array $links, WP_Post $post): array
    {
        if (self::canCopy($post)) {
            $url = add_query_arg(['action' => self::ACTION, 'post' => $post->ID], admin_url('admin-post.php'));
            $links['courant_copy'] = sprintf(
                '<a href="%s" aria-label="%s">%s</a>',
                esc_url(wp_nonce_url($url, self::ACTION . $post->ID)),
                /* translators: %s: title of an opening */
                esc_attr(sprintf(__('Copy “%s”', 'courant-desk'), $post->post_title)),
                esc_html__('Copy', 'courant-desk'),
            );
        }

        return $links;
    }

    public function handleCopy(): void
    {
        $id = Request::fromGlobals()->int('post');
        check_admin_referer(self::ACTION . $id);
        $post = get_post($id);
        if (!$post instanceof WP_Post || !self::canCopy($post)) {
            wp_die(esc_html__('You are not allowed to copy this opening.', 'courant-desk'), '', [
                'response' => 403,
                'back_link' => true,
            ]);
        }
        $copy = $this->copy->copy($post, get_current_user_id());
        $this->notices->add($copy > 0 ? 'done.copied' : 'copy.failed');
        $list = admin_url('edit.php?post_type=' . OpeningPostType::NAME);
        wp_safe_redirect($this->notices->addToUrl($copy > 0 ? admin_url("post.php?post=$copy&action=edit") : $list));
        exit;
    }

    private static function canCopy(WP_Post $post): bool
    {
        return $post->post_type === OpeningPostType::NAME && $post->post_status !== 'trash'
            && current_user_can('edit_jobs') && current_user_can('edit_post', $post->ID);
    }
}
