<?php

/**
 * The sidebar, where the page has one.
 */

declare(strict_types=1);

use Courant\Furniture\Places;
use Courant\View\Layout;

defined('ABSPATH') || exit;

if (! Layout::hasSidebar()) {
    return;
}
?>
<aside class="sidebar" aria-label="<?php esc_attr_e('Sidebar', 'courant'); ?>">
    <div class="sidebar__stick">
        <?php Places::print('sidebar'); ?>
        <?php dynamic_sidebar(Layout::area()); ?>
    </div>
</aside>
