<?php

/**
 * Everything before a page's own content.
 */

declare(strict_types=1);

use Courant\Menus;
use Courant\Option;
use Courant\View\Layout;

defined('ABSPATH') || exit;

$name = get_bloginfo('name', 'display');
$tagline = get_bloginfo('description', 'display');
$tag = Layout::nameIsTitle() ? 'h1' : 'p';
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
    <meta charset="<?php bloginfo('charset'); ?>">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<a class="skip-link screen-reader-text" href="#content"><?php esc_html_e('Skip to content', 'courant'); ?></a>
<?php
/**
 * Fires before the site's header.
 */
do_action('courant_before_header');
?>
<header class="masthead" id="masthead">
    <div class="topbar">
        <div class="frame topbar__row">
            <p class="topbar__date"><?php echo esc_html((string) wp_date(Option::text('date_format'))); ?></p>
            <?php Menus::flat('top', __('Top bar', 'courant')); ?>
            <?php Menus::flat('social', __('Social profiles', 'courant')); ?>
        </div>
    </div>
    <div class="frame masthead__row">
        <div class="brand">
            <?php if (has_custom_logo()) : ?>
                <?php the_custom_logo(); ?>
                <?php if ($tag === 'h1') : ?>
                    <h1 class="screen-reader-text"><?php echo esc_html($name); ?></h1>
                <?php endif; ?>
            <?php else : ?>
                <<?php echo tag_escape($tag); ?> class="brand__name"><a href="<?php echo esc_url(home_url('/')); ?>" rel="home"><?php echo esc_html($name); ?></a></<?php echo tag_escape($tag); ?>>
                <?php if ($tagline !== '') : ?>
                    <p class="brand__tagline"><?php echo esc_html($tagline); ?></p>
                <?php endif; ?>
            <?php endif; ?>
        </div>
        <?php
        /**
         * Fires beside the site's name, at the end of its row.
         */
        do_action('courant_masthead_aside');
        ?>
        <div class="masthead__tools">
            <button type="button" class="tool tool--search" popovertarget="site-search"><span class="screen-reader-text"><?php esc_html_e('Search', 'courant'); ?></span></button>
            <button type="button" class="tool tool--menu" popovertarget="site-menu"><?php esc_html_e('Menu', 'courant'); ?></button>
        </div>
    </div>
    <div class="navbar">
        <div class="frame navbar__row">
            <nav class="site-menu" id="site-menu" aria-label="<?php esc_attr_e('Primary', 'courant'); ?>" popover>
                <button type="button" class="tool tool--close" popovertarget="site-menu" popovertargetaction="hide"><?php esc_html_e('Close menu', 'courant'); ?></button>
                <?php Menus::primary(); ?>
            </nav>
            <button type="button" class="tool tool--search" popovertarget="site-search"><span><?php esc_html_e('Search', 'courant'); ?></span></button>
        </div>
    </div>
    <div class="site-search" id="site-search" popover>
        <div class="frame site-search__row">
            <?php get_search_form(['aria_label' => __('Site', 'courant'), 'courant_autofocus' => true]); ?>
            <button type="button" class="tool tool--close" popovertarget="site-search" popovertargetaction="hide"><?php esc_html_e('Close search', 'courant'); ?></button>
        </div>
    </div>
</header>
<?php
/**
 * Fires after the site's header.
 */
do_action('courant_after_header');
