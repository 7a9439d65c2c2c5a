<?php

/**
 * Everything before the content of a page.
 */

declare(strict_types=1);

use Courant\Components\AdSlots;
use Courant\Customizer\ThemeOptions;
use Courant\Islands;

defined('ABSPATH') || exit;

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
    <meta charset="<?php bloginfo('charset'); ?>">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <?php wp_head(); ?>
</head>
<body<?php echo ThemeOptions::isEnabled('header_sticky') ? ' id="top"' : ''; ?> <?php body_class(); ?>>
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
    ob_start();
    $hasHeaderAd = AdSlots::print('header');
    $headerAd = (string) ob_get_clean();

    if (! $hasHeaderAd && has_header_image()) {
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
    <?php
    // In narrow windows the slot is below the site title.
    echo $headerAd; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Output of AdSlots::print().
    ?>
    </div>
    <?php ob_end_flush(); ?>
    <?php get_template_part('template-parts/components/navbar'); ?>
</header>
<?php
/**
 * Fires after the site header.
 *
 * @since 0.1.0
 */
do_action('courant_after_header');
