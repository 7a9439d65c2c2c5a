<?php

/**
 * The bar above the name: the date, a menu of links behind a button, social profiles, light and dark.
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Menus;
use Courant\Option;

defined('ABSPATH') || exit;

if (! Options::flag('topbar')) {
    return;
}
?>
<div class="topbar">
    <div class="frame topbar__row">
        <?php if (Options::flag('topbar_date')) : ?>
            <p class="topbar__date"><?php echo esc_html((string) wp_date(Option::text('date_format'))); ?></p>
        <?php endif; ?>
        <?php if (Options::flag('topbar_menu') && has_nav_menu('top')) : ?>
            <details class="links">
                <summary class="links__button"><?php esc_html_e('Links', 'courant'); ?></summary>
                <?php Menus::flat('top', __('Links', 'courant')); ?>
            </details>
        <?php endif; ?>
        <?php if (Options::flag('topbar_social')) : ?>
            <?php Menus::social('topbar'); ?>
        <?php endif; ?>
        <?php if (Options::flag('header_switch')) : ?>
            <?php get_template_part('template-parts/furniture/scheme'); ?>
        <?php endif; ?>
    </div>
</div>
