<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\StatusDecision;
use CourantDesk\Jobs\Wp\OpeningFields;
use CourantDesk\Jobs\Wp\OpeningStatus;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use WP_Post;

/** Closing and reopening from the list of openings, by signed links. */
final class OpeningActions
{
    private const ACTION = 'courant_opening_status';

    public function __construct(
        private readonly Clock $clock,
        private readonly OpeningStatus $status,
        private readonly OpeningNotices $notices,
    ) {
    }

    public function boot(): void
    {
        add_filter('post_row_actions', [$this, 'links'], 10, 2);
        add_action('admin_post_' . self::ACTION, [$this, 'act']);
    }

    /**
     * @param array<string, string> $links
     * @return array<string, string>
     */
    public function links(array $links, WP_Post $post): array
    {
        if (!self::mayChange($post)) {
            return $links;
        }
        if ($post->post_status === OpeningType::EXPIRED) {
            // Its status field does not know closed openings and would reopen this one.
            unset($links['inline hide-if-no-js']);
            /* translators: %s: title of an opening */
            $name = __('Reopen “%s”', 'courant-desk');
            $links['courant_reopen'] = $this->link($post, 'publish', __('Reopen', 'courant-desk'), $name);
        } elseif (in_array($post->post_status, ['publish', 'private'], true)) {
            /* translators: %s: title of an opening */
            $name = __('Close “%s”', 'courant-desk');
            $links['courant_close'] = $this->link($post, OpeningType::EXPIRED, __('Close', 'courant-desk'), $name);
        }

        return $links;
    }

    public function act(): void
    {
        $request = Request::current();
        $id = $request->int('post');
        check_admin_referer(self::ACTION . $id);
        $post = get_post($id);
        if (!$post instanceof WP_Post || !self::mayChange($post)) {
            wp_die(esc_html__('You may not change this opening.', 'courant-desk'), '', ['response' => 403, 'back_link' => true]);
        }
        $this->notices->add($this->change($post, $request->text('to')));
        $back = wp_get_referer();
        wp_safe_redirect($this->notices->at($back !== false ? $back : admin_url('edit.php?post_type=' . OpeningType::NAME)));
        exit;
    }

    private static function mayChange(WP_Post $post): bool
    {
        return $post->post_type === OpeningType::NAME && current_user_can('edit_post', $post->ID) && current_user_can('publish_jobs');
    }

    private function change(WP_Post $post, string $to): string
    {
        if ($to === OpeningType::EXPIRED && in_array($post->post_status, ['publish', 'private'], true)) {
            $this->status->change($post, OpeningType::EXPIRED);

            return 'done.closed';
        }
        if ($to !== 'publish' || $post->post_status !== OpeningType::EXPIRED) {
            return '';
        }
        $closing = OpeningFields::closing($post->ID)->moment(wp_timezone());
        $decision = StatusDecision::make($post->post_status, 'publish', $closing, $this->clock->now());
        if (!$decision->isRefusal()) {
            $this->status->change($post, $decision->status);
        }

        return $decision->notice !== '' ? $decision->notice : 'done.reopened';
    }

    private function link(WP_Post $post, string $to, string $label, string $name): string
    {
        $address = add_query_arg(['action' => self::ACTION, 'post' => $post->ID, 'to' => $to], admin_url('admin-post.php'));

        return sprintf(
            '<a href="%s" aria-label="%s">%s</a>',
            esc_url(wp_nonce_url($address, self::ACTION . $post->ID)),
            esc_attr(sprintf($name, $post->post_title)),
            esc_html($label),
        );
    }
}
