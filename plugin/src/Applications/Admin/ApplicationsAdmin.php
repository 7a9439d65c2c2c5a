<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\Applications\Admin\Recruiting\RecruitingScreen;
use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\UnreadCounter;

/** The room's hooks in wp-admin. */
final class ApplicationsAdmin
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
        add_action('admin_menu', [$this, 'addBadge'], 100);
        (new ApplicationActions($this->parts))->boot();
        add_filter('courant_desk_opening_columns', [new OpeningsColumn($this->parts->kernel->sql), 'add']);
        add_action('load-edit.php', [$this, 'prepareList']);
        add_action('load-post.php', [$this, 'prepareScreen']);
    }

    public function prepareList(): void
    {
        if ($this->isOurs()) {
            (new ApplicationsList($this->parts))->boot();
        }
    }

    public function prepareScreen(): void
    {
        if ($this->isOurs()) {
            (new ApplicationScreen($this->parts))->boot();
        }
    }

    /** The number of unread applications in the menu; it costs no query (Rulings 37). */
    public function addBadge(): void
    {
        global $submenu;
        $count = (new UnreadCounter($this->parts->kernel->sql))->count();
        $menu = 'edit.php?post_type=' . ApplicationType::OPENING;
        if ($count === 0 || !current_user_can('edit_others_applications') || !is_array($submenu) || !is_array($submenu[$menu] ?? null)) {
            return;
        }
        foreach ($submenu[$menu] as $position => $entry) {
            if (is_array($entry) && is_string($entry[0] ?? null) && in_array($entry[2] ?? '', [RecruitingScreen::PAGE, RecruitingScreen::PLAIN], true)) {
                $badge = sprintf(
                    ' <span class="awaiting-mod count-%1$d"><span class="pending-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
                    $count,
                    esc_html(number_format_i18n($count)),
                    /* translators: %s: number */
                    esc_html(sprintf(_n('%s unread', '%s unread', $count, 'courant-desk'), number_format_i18n($count)))
                );
                // WordPress offers no other way to put a number into its menu.
                $entry[0] .= $badge;
                $submenu[$menu][$position] = $entry;
            }
        }
    }

    private function isOurs(): bool
    {
        $screen = get_current_screen();

        return $screen !== null && $screen->post_type === ApplicationType::NAME;
    }
}
