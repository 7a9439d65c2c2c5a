<?php

/**
 * The navigation bar of the header: main menu, button and search.
 */

declare(strict_types=1);

use Courant\Components\SearchOverlay;
use Courant\Customizer\ThemeOptions;
use Courant\Menus\NavigationMenus;

defined('ABSPATH') || exit;

?>
<div class="navbar">
    <div class="site-container navbar__row">
        <nav class="site-menu" id="site-menu" aria-label="<?php esc_attr_e('Primary', 'courant'); ?>" popover>
            <button type="button" class="tool tool--close" popovertarget="site-menu" popovertargetaction="hide" autofocus><?php
                esc_html_e('Close menu', 'courant');
            ?></button>
            <?php NavigationMenus::printPrimary(); ?>
        </nav>
        <?php if (
            ThemeOptions::text('header_button_text') !== '' && ThemeOptions::text('header_button_url') !== ''
        ) : ?>
            <a class="button navbar__button" href="<?php
                echo esc_url(ThemeOptions::text('header_button_url'));
            ?>"><?php echo esc_html(ThemeOptions::text('header_button_text')); ?></a>
        <?php endif; ?>
        <?php if (ThemeOptions::isEnabled('header_search')) : ?>
            <button type="button" class="tool tool--search" popovertarget="site-search"><span><?php
                esc_html_e('Search', 'courant');
            ?></span></button>
        <?php endif; ?>
    </div>
</div>
<?php if (ThemeOptions::isEnabled('header_search')) : ?>
    <div class="site-search" id="site-search" popover>
        <div class="site-container site-search__row">
            <?php get_search_form(['aria_label' => __('Site', 'courant'), 'courant_autofocus' => true]); ?>
            <button type="button" class="tool tool--close" popovertarget="site-search" popovertargetaction="hide"><?php
                esc_html_e('Close search', 'courant');
            ?></button>
        </div>
        <div class="site-container"><?php SearchOverlay::printSuggestions(); ?></div>
    </div>
<?php endif; ?>
