<?php

/**
 * The screen Tools > Switch to Courant. Its script renders the report and the buttons.
 *
 * @package CourantDesk
 * @var CourantDesk\Import\Admin\SwitchScreenView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<div class="wrap">
    <h1><?php esc_html_e('Switch to Courant', 'courant-desk'); ?></h1>
    <div id="courant-switch" data-report="<?php echo esc_attr($view->json); ?>">
        <p><?php
            echo esc_html($view->report['products'] === []
                ? __('No data of another product was found.', 'courant-desk')
                : implode(', ', $view->report['products']));
        ?></p>
        <p class="hide-if-js"><?php
            /* translators: %s: a command */
            echo esc_html(sprintf(__('Without JavaScript, use the command %s.', 'courant-desk'), 'wp courant switch'));
        ?></p>
    </div>
</div>
