<?php

/**
 * Everything before the content of a page.
 */

declare(strict_types=1);

use Courant\Components\AdSlots;
use Courant\Components\SearchOverlay;
use Courant\Customizer\ThemeOptions;
use Courant\Islands;
use Courant\Menus\NavigationMenus;

defined('ABSPATH') || exit;

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
    <meta charset="<?php bloginfo('charset'); ?>">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<a class="skip-link screen-reader-text" href="#content"><?php esc_html_e('Skip to content', 'courant'); ?></a>
<?php wp_body_open(); ?>
<?php
/**
 * Fires before the site header.
 *
 * @since 0.1.0
 */
do_action('courant_before_header');
?>
<header class="masthead" id="masthead"<?php Islands::printAttributes('masthead', 'interact'); ?>>
    <?php
    get_template_part('template-parts/components/top-bar');
    // From 992 px on, both ad slots and the site title are in one flex container. Its class names the number of slots,
    // because a browser may draw the header before it has received all of it.
    ob_start(static fn (string $html): string => sprintf(
        '<div class="masthead__band%s">%s',
        substr_count($html, 'class="ad-slot ') > 1 ? ' masthead__band--two' : '',
        $html,
    ));
    if (! AdSlots::print('header') && has_header_image()) {
        get_template_part('template-parts/components/header-image');
    }
    ?>
    <div class="site-container masthead__row">
        <div class="brand">
            <?php get_template_part('template-parts/components/site-branding'); ?>
        </div>
        <?php
        AdSlots::print('navigation');

        /**
         * Fires next to the site title, at the end of its row.
         *
         * @since 0.1.0
         */
        do_action('courant_masthead_aside');
        ?>
        <div class="masthead__tools">
            <?php if (ThemeOptions::isEnabled('header_search')) : ?>
                <button type="button" class="tool tool--search" popovertarget="site-search"><span class="screen-reader-text"><?php
                    esc_html_e('Search', 'courant');
                ?></span></button>
            <?php endif; ?>
            <button type="button" class="tool tool--menu" popovertarget="site-menu"><?php
                esc_html_e('Menu', 'courant');
            ?></button>
        </div>
    </div>
    </div>
    <?php ob_end_flush(); ?>
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
        <div class="site-search" id="site-search" popover<?php SearchOverlay::printAttributes(); ?>>
            <div class="site-container site-search__row">
                <?php get_search_form(['aria_label' => __('Site', 'courant'), 'courant_autofocus' => true]); ?>
                <button type="button" class="tool tool--close" popovertarget="site-search" popovertargetaction="hide"><?php
                    esc_html_e('Close search', 'courant');
                ?></button>
            </div>
            <div class="site-container" data-suggestions></div>
        </div>
    <?php endif; ?>
</header>
<?php
/**
 * Fires after the site header.
 *
 * @since 0.1.0
 */
do_action('courant_after_header');
