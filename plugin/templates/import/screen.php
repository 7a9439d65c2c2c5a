<?php

/**
 * Tools > Import > Openings.
 *
 * @var \CourantDesk\Import\Admin\ImportScreenView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<div class="wrap">
    <h1><?php esc_html_e('Import openings', 'courant-desk'); ?></h1>
    <?php if ($view->error !== '') : ?>
        <div class="notice notice-error" role="alert"><p><?php echo esc_html($view->error); ?></p></div>
    <?php endif; ?>
    <?php if ($view->report !== null) : ?>
        <div class="notice notice-<?php
            echo $view->report->fileError === null ? 'success' : 'warning';
        ?>" role="status">
            <p><?php echo esc_html($view->messages->summary($view->report, $view->isDryRun)); ?></p>
            <?php if ($view->report->fileError !== null) : ?>
                <p><?php echo esc_html($view->messages->violationMessage($view->report->fileError)); ?></p>
            <?php endif; ?>
        </div>
        <table class="widefat striped">
            <caption class="screen-reader-text"><?php esc_html_e('Import results', 'courant-desk'); ?></caption>
            <thead>
                <tr>
                    <th scope="col"><?php esc_html_e('Row', 'courant-desk'); ?></th>
                    <th scope="col"><?php esc_html_e('Job opening', 'courant-desk'); ?></th>
                    <th scope="col"><?php esc_html_e('Identifier', 'courant-desk'); ?></th>
                    <th scope="col"><?php esc_html_e('Result', 'courant-desk'); ?></th>
                </tr>
            </thead>
            <tbody>
                <?php foreach ($view->report->lines as $line) : ?>
                    <tr>
                        <td><?php echo esc_html((string) $line['row']); ?></td>
                        <td><?php echo esc_html($line['title']); ?></td>
                        <td><?php echo esc_html($line['key']); ?></td>
                        <td>
                            <?php echo esc_html($view->messages->outcomeLabel($line['outcome'], $view->isDryRun)); ?>
                            <?php foreach ($line['notes'] as $note) : ?>
                                <br><span class="description"><?php
                                    echo esc_html($view->messages->violationMessage($note));
                                ?></span>
                            <?php endforeach; ?>
                        </td>
                    </tr>
                <?php endforeach; ?>
            </tbody>
        </table>
    <?php endif; ?>
    <?php if ($view->resumeKey !== '' && $view->report !== null) : ?>
        <form method="post">
            <?php wp_nonce_field($view->nonceAction); ?>
            <input type="hidden" name="waiting" value="<?php echo esc_attr($view->resumeKey); ?>">
            <input type="hidden" name="skip" value="<?php echo esc_attr((string) $view->report->rowsRead); ?>">
            <input type="hidden" name="closing" value="<?php echo esc_attr($view->closing); ?>">
            <?php if ($view->isDryRun) : ?>
                <input type="hidden" name="dry_run" value="1">
            <?php endif; ?>
            <?php foreach ($view->columns as $field => $header) : ?>
                <input type="hidden" name="columns[<?php echo esc_attr($field); ?>]" value="<?php
                    echo esc_attr($header);
                ?>">
            <?php endforeach; ?>
            <p><?php esc_html_e('Part of the file was imported. Continue with the next part.', 'courant-desk'); ?></p>
            <?php submit_button(__('Import next part', 'courant-desk')); ?>
        </form>
    <?php endif; ?>
    <?php if ($view->csv !== null) : ?>
        <h2><?php esc_html_e('Columns', 'courant-desk'); ?></h2>
        <table class="widefat striped">
            <caption class="screen-reader-text"><?php esc_html_e('First rows of the file', 'courant-desk'); ?></caption>
            <?php foreach ($view->csv->rows as $number => $cells) : ?>
                <tr>
                    <?php foreach ($cells as $cell) : ?>
                        <?php if ($number === 0) : ?>
                            <th scope="col"><?php echo esc_html($cell); ?></th>
                        <?php else : ?>
                            <td><?php echo esc_html(wp_html_excerpt($cell, 80, '…')); ?></td>
                        <?php endif; ?>
                    <?php endforeach; ?>
                </tr>
            <?php endforeach; ?>
        </table>
        <form method="post">
            <?php wp_nonce_field($view->nonceAction); ?>
            <input type="hidden" name="waiting" value="<?php echo esc_attr($view->csv->key); ?>">
            <input type="hidden" name="closing" value="<?php echo esc_attr($view->closing); ?>">
            <table class="form-table" role="presentation">
                <?php foreach ($view->csv->fields() as $field => $label) : ?>
                    <tr>
                        <th scope="row"><label for="courant-import-column-<?php echo esc_attr($field); ?>"><?php
                            echo esc_html($label);
                        ?></label></th>
                        <td>
                            <select id="courant-import-column-<?php
                                echo esc_attr($field);
                            ?>" name="columns[<?php echo esc_attr($field); ?>]">
                                <option value=""><?php esc_html_e('No column', 'courant-desk'); ?></option>
                                <?php foreach ($view->csv->headers() as $header) : ?>
                                    <option value="<?php echo esc_attr($header); ?>"<?php
                                        selected($view->csv->chosen($field), $header);
                                    ?>><?php echo esc_html($header); ?></option>
                                <?php endforeach; ?>
                            </select>
                        </td>
                    </tr>
                <?php endforeach; ?>
            </table>
            <p class="submit">
                <button type="submit" class="button" name="dry_run" value="1"><?php
                    esc_html_e('Preview import', 'courant-desk');
                ?></button>
                <button type="submit" class="button button-primary"><?php
                    esc_html_e('Import file', 'courant-desk');
                ?></button>
            </p>
        </form>
    <?php endif; ?>
    <form method="post" enctype="multipart/form-data">
        <?php wp_nonce_field($view->nonceAction); ?>
        <table class="form-table" role="presentation">
            <tr>
                <th scope="row"><label for="courant-import-file"><?php
                    esc_html_e('File', 'courant-desk');
                ?></label></th>
                <td>
                    <input type="file" id="courant-import-file" name="file" accept="<?php
                        echo esc_attr(implode(',', $view->extensions));
                    ?>" required aria-describedby="courant-import-file-help">
                    <p class="description" id="courant-import-file-help">
                        <?php
                        echo esc_html(sprintf(
                            /* translators: 1: names of file formats, 2: a size such as 8 MB */
                            __('%1$s. The maximum size is %2$s. For larger files, use the command line: wp courant import.', 'courant-desk'),
                            $view->formatNames,
                            (string) size_format($view->maxBytes),
                        ));
                        ?>
                    </p>
                </td>
            </tr>
            <tr>
                <th scope="row"><label for="courant-import-closing"><?php
                    esc_html_e('New closing date', 'courant-desk');
                ?></label></th>
                <td>
                    <input type="date" id="courant-import-closing" name="closing" value="<?php
                        echo esc_attr($view->closing);
                    ?>" aria-describedby="courant-import-closing-help">
                    <p class="description" id="courant-import-closing-help"><?php
                        esc_html_e('Optional. Replaces the closing date of every row. Inactive rows stay closed.', 'courant-desk');
                    ?></p>
                </td>
            </tr>
            <tr>
                <th scope="row"><?php esc_html_e('Dry run', 'courant-desk'); ?></th>
                <td><label><input type="checkbox" name="dry_run" value="1" <?php checked($view->isDryRun); ?>> <?php
                    esc_html_e('Preview the changes without importing', 'courant-desk');
                ?></label></td>
            </tr>
        </table>
        <?php submit_button(__('Import file', 'courant-desk')); ?>
    </form>
</div>
