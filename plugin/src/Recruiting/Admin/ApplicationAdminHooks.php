<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Recruiting\Http\ApplicationActionsController;
use CourantDesk\Recruiting\RecruitingFactory;

/** Registers the hooks of the standard list table, the edit screen and the admin menu of applications. */
final class ApplicationAdminHooks
{
    public function __construct(private readonly RecruitingFactory $parts)
    {
    }

    public function register(): void
    {
        add_action('admin_menu', [$this, 'addUnreadBadge'], 100);
        (new ApplicationActionsController($this->parts))->register();
        add_filter('courant_desk_opening_columns', [new ApplicationCountColumn($this->parts->kernel->sql, $this->parts->stages), 'addColumn']);
        add_action('load-edit.php', [$this, 'bootList']);
        add_action('load-post.php', [$this, 'bootEditScreen']);
    }

    public function bootList(): void
    {
        if ($this->isApplicationScreen()) {
            (new ApplicationsListTable($this->parts))->register();
        }
    }

    public function bootEditScreen(): void
    {
        if ($this->isApplicationScreen()) {
            (new ApplicationEditScreen($this->parts))->register();
        }
    }

    /** Adds the number of unread applications to the menu, without a query. */
    public function addUnreadBadge(): void
    {
        global $submenu;
        $count = $this->parts->applications->unreadCount();
        $menu = 'edit.php?post_type=' . PostTypes::OPENING;
        if ($count === 0 || !current_user_can('edit_others_applications') || !is_array($submenu) || !is_array($submenu[$menu] ?? null)) {
            return;
        }
        foreach ($submenu[$menu] as $position => $entry) {
            if (is_array($entry) && is_string($entry[0] ?? null) && in_array($entry[2] ?? '', [ApplicationsScreen::PAGE_SLUG, ApplicationsScreen::PLAIN_LIST_SLUG], true)) {
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

    private function isApplicationScreen(): bool
    {
        $screen = get_current_screen();

        return $screen !== null && $screen->post_type === PostTypes::APPLICATION;
    }
}
