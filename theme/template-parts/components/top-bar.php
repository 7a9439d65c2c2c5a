<?php

/**
 * The top bar: date, a menu in a disclosure, social profiles and the color scheme switch.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Menus\NavigationMenus;
use Courant\SiteOptions;

defined('ABSPATH') || exit;

if (! ThemeOptions::isEnabled('topbar')) {
    return;
}
?>
<div class="topbar">
    <div class="site-container topbar__row">
        <?php if (ThemeOptions::isEnabled('topbar_date')) : ?>
            <p class="topbar__date"><?php echo esc_html((string) wp_date(SiteOptions::text('date_format'))); ?></p>
        <?php endif; ?>
        <?php if (ThemeOptions::isEnabled('topbar_menu') && has_nav_menu('top')) : ?>
            <details class="links">
                <summary class="links__button"><?php esc_html_e('Quick links', 'courant'); ?></summary>
                <?php NavigationMenus::printFlat('top', __('Quick links', 'courant')); ?>
            </details>
        <?php endif; ?>
        <?php if (ThemeOptions::isEnabled('topbar_social')) : ?>
            <?php NavigationMenus::printSocial('topbar'); ?>
        <?php endif; ?>
        <?php if (ThemeOptions::isEnabled('header_switch')) : ?>
            <?php get_template_part('template-parts/components/color-scheme-switch'); ?>
        <?php endif; ?>
    </div>
</div>
