<?php

/**
 * The import of Easy Table of Contents settings.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\TableOfContents\Admin\EasyTocSettingsImportView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<section id="courant-contents-adopt">
    <h2><?php esc_html_e('Import Easy Table of Contents settings', 'courant-desk'); ?></h2>
    <?php if ($view->isDone) : ?>
        <div class="notice notice-success inline"><p><?php
            esc_html_e('Settings imported.', 'courant-desk');
        ?></p></div>
    <?php endif; ?>
    <p><?php
        esc_html_e('Settings of single posts, shortcodes and widgets keep working without changes. Heading anchors stay the same, so existing links keep working.', 'courant-desk');
    ?></p>
    <?php if ($view->changes === []) : ?>
        <p><?php esc_html_e('The settings already match. There is nothing to import.', 'courant-desk'); ?></p>
    <?php else : ?>
        <table class="widefat striped">
            <thead>
                <tr>
                    <th scope="col"><?php esc_html_e('Setting', 'courant-desk'); ?></th>
                    <th scope="col"><?php esc_html_e('Current value', 'courant-desk'); ?></th>
                    <th scope="col"><?php esc_html_e('New value', 'courant-desk'); ?></th>
                </tr>
            </thead>
            <tbody>
                <?php foreach ($view->changes as $change) : ?>
                    <tr>
                        <th scope="row"><?php echo esc_html($change['name']); ?></th>
                        <td><?php echo esc_html($change['now']); ?></td>
                        <td><?php echo esc_html($change['then']); ?></td>
                    </tr>
                <?php endforeach; ?>
            </tbody>
        </table>
        <form method="post" action="<?php echo esc_url($view->url); ?>">
            <input type="hidden" name="action" value="<?php echo esc_attr($view->action); ?>">
            <?php wp_nonce_field($view->action); ?>
            <p><button type="submit" class="button button-secondary"><?php
                esc_html_e('Import settings', 'courant-desk');
            ?></button></p>
        </form>
    <?php endif; ?>
    <?php if ($view->unsupportedKeys !== []) : ?>
        <p>
            <?php
            /* translators: %s: names of settings */
            echo esc_html(sprintf(__('Not supported: %s.', 'courant-desk'), implode(', ', $view->unsupportedKeys)));
            ?>
        </p>
    <?php endif; ?>
</section>
