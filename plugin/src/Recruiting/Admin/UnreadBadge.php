<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Kernel\PostTypes;

/** Shows the number of unread applications in the admin menu. */
final class UnreadBadge
{
    public function __construct(private readonly Applications $applications)
    {
    }

    /** Adds the number of unread applications to the menu, without a query. */
    public function addToMenu(): void
    {
        global $submenu;
        $count = $this->applications->unreadCount();
        $menu = 'edit.php?post_type=' . PostTypes::OPENING;
        if (
            $count === 0
            || !current_user_can('edit_others_applications')
            || !is_array($submenu)
            || !is_array($submenu[$menu] ?? null)
        ) {
            return;
        }
        foreach ($submenu[$menu] as $position => $entry) {
            if (
                is_array($entry)
                && is_string($entry[0] ?? null)
                && in_array($entry[2] ?? '', [ApplicationsScreen::PAGE_SLUG, ApplicationsScreen::PLAIN_LIST_SLUG], true)
            ) {
                $badge = sprintf(
                    ' <span class="awaiting-mod count-%1$d"><span class="pending-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
                    $count,
                    esc_html(number_format_i18n($count)),
                    /* translators: %s: number */
                    esc_html(sprintf(_n('%s unread', '%s unread', $count, 'courant-desk'), number_format_i18n($count)))
                );
                // WordPress has no API for adding a number to a menu entry.
                $entry[0] .= $badge;
                $submenu[$menu][$position] = $entry;
            }
        }
    }
}
