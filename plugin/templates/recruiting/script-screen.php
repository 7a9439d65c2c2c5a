<?php

/**
 * Prints a recruiting screen that is rendered by a script.
 *
 * @package CourantDesk
 * @var \CourantDesk\Recruiting\Admin\ScriptScreenView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<div class="wrap courant-screen">
    <h1 class="wp-heading-inline"><?php echo esc_html($view->title); ?></h1>
    <hr class="wp-header-end">
    <div id="<?php echo esc_attr($view->id); ?>">
        <p class="courant-screen__wait hide-if-no-js"><?php esc_html_e('Loading…', 'courant-desk'); ?></p>
    </div>
    <noscript>
        <div class="notice notice-warning inline">
            <p>
                <?php if ($view->plainUrl !== '') : ?>
                    <?php esc_html_e('This screen requires JavaScript. Enable JavaScript in your browser.', 'courant-desk'); ?>
                <a href="<?php echo esc_url($view->plainUrl); ?>"><?php
                    esc_html_e('Continue without JavaScript', 'courant-desk');
                ?></a>
                <?php else : ?>
                    <?php esc_html_e('This screen requires JavaScript. Enable JavaScript in your browser.', 'courant-desk'); ?>
                <?php endif; ?>
            </p>
        </div>
    </noscript>
</div>
