<?php

/**
 * Prints the cards for CVs of WP Job Openings and for going back to that plugin, on the "Applicants’ files"
 * screen.
 *
 * @package CourantDesk
 * @var CourantDesk\PrivateFiles\Admin\FileTransfersView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<?php if ($view->isImportShown()) : ?>
    <div class="card" id="<?php echo esc_attr($view->importAction); ?>">
        <h2><?php esc_html_e('CVs from WP Job Openings', 'courant-desk'); ?></h2>
        <?php if ($view->remainingImport > 0) : ?>
            <p>
                <?php
                echo esc_html(sprintf(
                    /* translators: %s: number of files */
                    _n(
                        '%s file of an application is in the media library’s folder, where anyone who has its URL can download it.',
                        '%s files of applications are in the media library’s folder, where anyone who has their URLs can download them.',
                        $view->remainingImport,
                        'courant-desk',
                    ),
                    number_format_i18n($view->remainingImport),
                ));
                ?>
                <?php esc_html_e('Move them into the private store: they are encrypted, stay with their applications, and old download links keep working for recruiters.', 'courant-desk'); ?>
            </p>
            <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                <input type="hidden" name="action" value="<?php echo esc_attr($view->importAction); ?>">
                <?php wp_nonce_field($view->importAction); ?>
                <p><button class="button button-primary"><?php echo esc_html($view->importLabel()); ?></button></p>
            </form>
        <?php endif; ?>
        <?php if ($view->progressText($view->import, $view->remainingImport) !== '') : ?>
            <p role="status"><?php echo esc_html($view->progressText($view->import, $view->remainingImport)); ?></p>
        <?php endif; ?>
        <?php if ($view->import->failures !== []) : ?>
            <ul class="ul-disc">
                <?php foreach ($view->import->failures as $courant_failure) : ?>
                    <li><?php echo esc_html($view->failureText($courant_failure)); ?></li>
                <?php endforeach; ?>
            </ul>
        <?php endif; ?>
    </div>
<?php endif; ?>
<?php if ($view->isWriteBackShown()) : ?>
    <div class="card" id="<?php echo esc_attr($view->writeBackAction); ?>">
        <h2><?php esc_html_e('Switching back to WP Job Openings', 'courant-desk'); ?></h2>
        <p>
            <?php
            echo esc_html(sprintf(
                /* translators: %s: number of files */
                _n(
                    'That plugin cannot read the private store. Before you switch, a copy of %s file can be written into its folder.',
                    'That plugin cannot read the private store. Before you switch, copies of %s files can be written into its folder.',
                    $view->remainingWriteBack,
                    'courant-desk',
                ),
                number_format_i18n($view->remainingWriteBack),
            ));
            ?>
            <strong><?php
                esc_html_e('The copies are not encrypted: anyone who has the URL of a copy can download it.', 'courant-desk');
            ?></strong>
        </p>
        <?php if ($view->remainingWriteBack > 0) : ?>
            <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                <input type="hidden" name="action" value="<?php echo esc_attr($view->writeBackAction); ?>">
                <?php wp_nonce_field($view->writeBackAction); ?>
                <p><label><input type="checkbox" name="confirmed" value="yes" required> <?php
                    esc_html_e('I am switching back to WP Job Openings and want copies that are not encrypted', 'courant-desk');
                ?></label></p>
                <p><button class="button"><?php echo esc_html($view->writeBackLabel()); ?></button></p>
            </form>
        <?php endif; ?>
        <?php if ($view->deactivationUrl !== '') : ?>
            <p>
                <?php esc_html_e('Write copies before you deactivate Courant Desk: without them, WP Job Openings cannot show these files. They stay in the private store.', 'courant-desk'); ?>
                <a href="<?php echo esc_url($view->deactivationUrl); ?>"><?php
                    esc_html_e('Deactivate without copies', 'courant-desk');
                ?></a>
            </p>
        <?php endif; ?>
        <?php if ($view->progressText($view->writeBack, $view->remainingWriteBack) !== '') : ?>
            <p role="status"><?php
                echo esc_html($view->progressText($view->writeBack, $view->remainingWriteBack));
            ?></p>
        <?php endif; ?>
        <?php if ($view->writeBack->failures !== []) : ?>
            <ul class="ul-disc">
                <?php foreach ($view->writeBack->failures as $courant_failure) : ?>
                    <li><?php echo esc_html($view->failureText($courant_failure)); ?></li>
                <?php endforeach; ?>
            </ul>
        <?php endif; ?>
    </div>
<?php endif; ?>
