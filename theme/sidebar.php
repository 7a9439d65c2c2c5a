<?php

/**
 * The sidebar, when the page has one.
 */

declare(strict_types=1);

use Courant\Components\AdSlots;
use Courant\View\PageLayout;

defined('ABSPATH') || exit;

if (! PageLayout::hasSidebar()) {
    return;
}
?>
<aside class="sidebar" aria-label="<?php esc_attr_e('Sidebar', 'courant'); ?>">
    <div class="sidebar__sticky">
        <?php AdSlots::print('sidebar'); ?>
        <?php dynamic_sidebar(PageLayout::sidebarId()); ?>
    </div>
</aside>
