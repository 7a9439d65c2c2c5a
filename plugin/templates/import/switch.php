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
    <h2><?php esc_html_e('Archive', 'courant-desk'); ?></h2>
    <p><?php
        esc_html_e('All job openings, applications with decrypted files, forms, settings and views in one ZIP file. The personal data in this file is not encrypted.', 'courant-desk');
    ?></p>
    <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
        <?php wp_nonce_field('courant_archive'); ?>
        <input type="hidden" name="action" value="courant_archive">
        <p>
            <label for="courant-archive-opening"><?php
                esc_html_e('Job opening ID (empty: all job openings)', 'courant-desk');
            ?></label>
            <input type="number" min="1" id="courant-archive-opening" name="opening" class="small-text">
        </p>
        <?php submit_button(__('Download archive', 'courant-desk'), 'secondary'); ?>
    </form>
</div>
