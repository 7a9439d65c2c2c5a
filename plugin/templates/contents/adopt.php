<?php

/**
 * Taking over the settings of Easy Table of Contents.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Contents\Admin\AdoptionView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<section id="courant-contents-adopt">
    <h2><?php esc_html_e('Adopt the settings of Easy Table of Contents', 'courant-desk'); ?></h2>
    <?php if ($view->isDone) : ?>
        <div class="notice notice-success inline"><p><?php esc_html_e('The settings are adopted.', 'courant-desk'); ?></p></div>
    <?php endif; ?>
    <p><?php esc_html_e('What single texts have chosen, shortcodes and widgets work as they are. Addresses of headings stay as they were, so that links from elsewhere live on.', 'courant-desk'); ?></p>
    <?php if ($view->changes === []) : ?>
        <p><?php esc_html_e('All is as it was there: there is nothing to adopt.', 'courant-desk'); ?></p>
    <?php else : ?>
        <table class="widefat striped">
            <thead>
                <tr>
                    <th scope="col"><?php esc_html_e('Setting', 'courant-desk'); ?></th>
                    <th scope="col"><?php esc_html_e('Now', 'courant-desk'); ?></th>
                    <th scope="col"><?php esc_html_e('Then', 'courant-desk'); ?></th>
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
            <p><button type="submit" class="button button-secondary"><?php esc_html_e('Adopt these settings', 'courant-desk'); ?></button></p>
        </form>
    <?php endif; ?>
    <?php if ($view->left !== []) : ?>
        <p>
            <?php
            /* translators: %s: names of settings */
            echo esc_html(sprintf(__('Without a counterpart here: %s.', 'courant-desk'), implode(', ', $view->left)));
            ?>
        </p>
    <?php endif; ?>
</section>
