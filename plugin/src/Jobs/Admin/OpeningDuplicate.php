<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Wp\OpeningCopy;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Request;
use WP_Post;

/** Copying an opening from the list, by a signed link. */
final class OpeningDuplicate
{
    private const ACTION = 'courant_opening_copy';

    public function __construct(private readonly OpeningCopy $copy, private readonly OpeningNotices $notices)
    {
    }

    public function boot(): void
    {
        add_filter('post_row_actions', [$this, 'link'], 11, 2);
        add_action('admin_post_' . self::ACTION, [$this, 'act']);
    }

    /**
     * @param array<string, string> $links
     * @return array<string, string>
     */
    public function link(array $links, WP_Post $post): array
    {
        if (self::mayCopy($post)) {
            $address = add_query_arg(['action' => self::ACTION, 'post' => $post->ID], admin_url('admin-post.php'));
            $links['courant_copy'] = sprintf(
                '<a href="%s" aria-label="%s">%s</a>',
                esc_url(wp_nonce_url($address, self::ACTION . $post->ID)),
                /* translators: %s: title of an opening */
                esc_attr(sprintf(__('Copy “%s”', 'courant-desk'), $post->post_title)),
                esc_html__('Copy', 'courant-desk'),
            );
        }

        return $links;
    }

    public function act(): void
    {
        $id = Request::current()->int('post');
        check_admin_referer(self::ACTION . $id);
        $post = get_post($id);
        if (!$post instanceof WP_Post || !self::mayCopy($post)) {
            wp_die(esc_html__('You may not copy this opening.', 'courant-desk'), '', ['response' => 403, 'back_link' => true]);
        }
        $made = $this->copy->make($post, get_current_user_id());
        $this->notices->add($made > 0 ? 'done.copied' : 'copy.failed');
        $list = admin_url('edit.php?post_type=' . OpeningType::NAME);
        wp_safe_redirect($this->notices->at($made > 0 ? admin_url("post.php?post=$made&action=edit") : $list));
        exit;
    }

    private static function mayCopy(WP_Post $post): bool
    {
        return $post->post_type === OpeningType::NAME && $post->post_status !== 'trash'
            && current_user_can('edit_jobs') && current_user_can('edit_post', $post->ID);
    }
}
