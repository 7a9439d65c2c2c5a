<?php

/**
 * The header of the plugin's applicant portal: site title, menu and search, without ads and scripts.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;

defined('ABSPATH') || exit;

?>
<a class="skip-link screen-reader-text" href="#content"><?php esc_html_e('Skip to content', 'courant'); ?></a>
<header class="masthead" id="masthead">
    <div class="masthead__band">
    <div class="site-container masthead__row">
        <div class="brand">
            <?php get_template_part('template-parts/components/site-branding', null, ['is_heading' => false]); ?>
        </div>
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
    <?php get_template_part('template-parts/components/navbar'); ?>
</header>
