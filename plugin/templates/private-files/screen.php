<?php

/**
 * Prints the "Applicants’ files" screen.
 *
 * @package CourantDesk
 * @var CourantDesk\PrivateFiles\Admin\FilesView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the name has a prefix where it is defined.

defined('ABSPATH') || exit;

$courant_result = $view->result();
$courant_format = get_option('date_format');
?>
<div class="wrap">
    <h1><?php esc_html_e('Applicants’ files', 'courant-desk'); ?></h1>
    <?php if ($courant_result !== null) : ?>
        <?php wp_admin_notice(
            esc_html($courant_result['text']),
            ['type' => $courant_result['type'], 'dismissible' => true],
        ); ?>
    <?php endif; ?>
    <?php if ($view->question() !== '') : ?>
        <div class="card">
            <h2 id="courant-owner"><?php echo esc_html($view->question()); ?></h2>
            <p><?php echo esc_html($view->explanation()); ?></p>
            <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                <input type="hidden" name="action" value="<?php echo esc_attr($view->decideAction); ?>">
                <?php wp_nonce_field($view->decideAction); ?>
                <fieldset>
                    <legend class="screen-reader-text"><?php
                        esc_html_e('What is this site?', 'courant-desk');
                    ?></legend>
                    <?php foreach ($view->choices() as $courant_choice) : ?>
                        <p>
                            <label>
                                <input type="radio" name="decision" value="<?php
                                    echo esc_attr($courant_choice['value']);
                                ?>" required aria-describedby="courant-<?php
                                    echo esc_attr($courant_choice['value']);
                                ?>">
                                <strong><?php echo esc_html($courant_choice['label']); ?></strong>
                            </label><br>
                            <span class="description" id="courant-<?php
                                echo esc_attr($courant_choice['value']);
                            ?>"><?php echo esc_html($courant_choice['consequence']); ?></span>
                        </p>
                    <?php endforeach; ?>
                </fieldset>
                <p><button class="button button-primary"><?php
                    esc_html_e('Save decision', 'courant-desk');
                ?></button></p>
            </form>
        </div>
    <?php endif; ?>
    <div class="card">
        <h2><?php esc_html_e('Storage location', 'courant-desk'); ?></h2>
        <?php if ($view->status->path === '') : ?>
            <p><?php esc_html_e('No file has been stored yet.', 'courant-desk'); ?></p>
        <?php else : ?>
            <p><?php
                /* translators: %s: path */ printf(
                    esc_html__('Folder: %s', 'courant-desk'),
                    '<code style="overflow-wrap: anywhere">' . esc_html($view->status->path) . '</code>',
                );
            ?></p>
            <?php if ($view->currentPath !== $view->status->path) : ?>
                <p><?php
                    /* translators: %s: path */ printf(
                        esc_html__('New files: %s', 'courant-desk'),
                        '<code style="overflow-wrap: anywhere">' . esc_html($view->currentPath) . '</code>',
                    );
                ?></p>
            <?php endif; ?>
            <?php if ($view->status->isExposed()) : ?>
                <?php $view->locationWarning()->print(); ?>
            <?php elseif ($view->plainFilesText() !== '') : ?>
                <p><?php
                    esc_html_e('The folder is outside the web root: its files have no URL.', 'courant-desk');
                ?> <?php echo esc_html($view->plainFilesText()); ?></p>
            <?php else : ?>
                <p><?php
                    esc_html_e('The folder is outside the web root: its files have no URL. They are encrypted as well.', 'courant-desk');
                ?></p>
            <?php endif; ?>
        <?php endif; ?>
        <?php if ($view->keptBefore > 0) : ?>
            <h3><?php esc_html_e('Files that are not in the database', 'courant-desk'); ?></h3>
            <p>
                <?php
                echo esc_html(sprintf(
                    /* translators: %s: a date */
                    __('Unknown files from before %s are kept because a backup was restored. When you no longer need them, let the cleanup remove them.', 'courant-desk'),
                    wp_date(is_string($courant_format) ? $courant_format : 'Y-m-d', $view->keptBefore),
                ));
                ?>
            </p>
            <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                <input type="hidden" name="action" value="<?php echo esc_attr($view->releaseAction); ?>">
                <?php wp_nonce_field($view->releaseAction); ?>
                <p>
                    <button class="button"><?php
                        esc_html_e('Allow cleanup of unknown files', 'courant-desk');
                    ?></button>
                </p>
            </form>
        <?php endif; ?>
    </div>
    <?php
    /**
     * Fires at the end of the "Applicants’ files" screen, so that other modules can print cards.
     *
     * @since 0.1.0
     */
    do_action($view->cardsHook);
    ?>
</div>
