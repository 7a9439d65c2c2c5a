<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use CourantDesk\Openings\Domain\StatusDecision;
use CourantDesk\Openings\Storage\ClosedOpeningVisibility;
use CourantDesk\Openings\Storage\OpeningFieldParser;
use CourantDesk\Openings\Storage\OpeningPostType;
use CourantDesk\Openings\Storage\OpeningStatusUpdater;
use WP_Post;

/** Closes and reopens openings from the list, through links with a nonce. */
final class OpeningStatusActions
{
    public const ACTION = 'courant_opening_status';

    public function __construct(
        private readonly Clock $clock,
        private readonly OpeningStatusUpdater $status,
        private readonly OpeningNotices $notices,
    ) {
    }

    /**
     * @param array<string, string> $links
     * @return array<string, string>
     */
    public function addRowActions(array $links, WP_Post $post): array
    {
        if (!$this->canChange($post)) {
            return $links;
        }
        if ($post->post_status === OpeningPostType::EXPIRED_STATUS) {
            // The status field of quick edit does not contain the status of closed openings, so quick edit would reopen
            // this opening.
            unset($links['inline hide-if-no-js']);
            /* translators: %s: title of an opening */
            $name = __('Reopen “%s”', 'courant-desk');
            $links['courant_reopen'] = $this->rowActionLink($post, 'publish', __('Reopen', 'courant-desk'), $name);
        } elseif (in_array($post->post_status, ['publish', 'private'], true)) {
            /* translators: %s: title of an opening */
            $name = __('Close “%s”', 'courant-desk');
            $links['courant_close'] =
                $this->rowActionLink($post, OpeningPostType::EXPIRED_STATUS, __('Close', 'courant-desk'), $name);
        }

        return $links;
    }

    public function handleStatusChange(): void
    {
        $request = Request::fromGlobals();
        $id = $request->int('post');
        check_admin_referer(self::ACTION . $id);
        $post = get_post($id);
        if (!$post instanceof WP_Post || !$this->canChange($post)) {
            wp_die(esc_html__('You are not allowed to edit this opening.', 'courant-desk'), '', [
                'response' => 403,
                'back_link' => true,
            ]);
        }
        $this->notices->add($this->changeStatus($post, $request->text('to')));
        $back = wp_get_referer();
        wp_safe_redirect(
            $this->notices->addToUrl($back !== false ? $back : admin_url('edit.php?post_type=' . OpeningPostType::NAME))
        );
        exit;
    }

    /** Returns whether the current user may close and reopen the opening. */
    public function canChange(WP_Post $post): bool
    {
        return $post->post_type === OpeningPostType::NAME
            && current_user_can('edit_post', $post->ID)
            && current_user_can('publish_jobs');
    }

    /** @return string the code of a notice; '' when the status does not allow the change */
    public function changeStatus(WP_Post $post, string $to): string
    {
        if ($to === OpeningPostType::EXPIRED_STATUS && in_array($post->post_status, ['publish', 'private'], true)) {
            $this->status->update($post, OpeningPostType::EXPIRED_STATUS);

            return 'done.closed';
        }
        if ($to !== 'publish' || $post->post_status !== OpeningPostType::EXPIRED_STATUS) {
            return '';
        }
        $closing = OpeningFieldParser::findClosing($post->ID)->toDateTime(wp_timezone());
        $decision = StatusDecision::create(
            $post->post_status,
            ClosedOpeningVisibility::statusAfterReopening($post->ID),
            $closing,
            $this->clock->now(),
        );
        if (!$decision->isRefusal()) {
            $this->status->update($post, $decision->status);
        }

        return $decision->notice !== '' ? $decision->notice : 'done.reopened';
    }

    private function rowActionLink(WP_Post $post, string $to, string $label, string $name): string
    {
        $url = add_query_arg(['action' => self::ACTION, 'post' => $post->ID, 'to' => $to], admin_url(
            'admin-post.php'
        ));

        return sprintf(
            '<a href="%s" aria-label="%s">%s</a>',
            esc_url(wp_nonce_url($url, self::ACTION . $post->ID)),
            esc_attr(sprintf($name, $post->post_title)),
            esc_html($label),
        );
    }
}
