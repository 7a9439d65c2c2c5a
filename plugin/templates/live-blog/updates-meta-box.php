<?php

/**
 * The updates of a live blog in the classic editor.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\LiveBlog\Admin\LiveUpdatesMetaBoxView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<p class="description"><?php
    esc_html_e('Updates are saved with the article. If two editors change the same update, both texts are kept, and the later one is not published.', 'courant-desk');
?></p>
<input type="hidden" name="<?php echo esc_attr($view->textField); ?>" value="<?php echo esc_attr($view->textHash); ?>">
<?php foreach ($view->rows as $row) : ?>
    <fieldset>
        <legend><strong><?php
            if ($row->isNew) {
                esc_html_e('New update', 'courant-desk');
            } else {
                /* translators: %s: headline of an update */
                echo esc_html(sprintf(__('Update: %s', 'courant-desk'), $row->title));
            }
        ?></strong></legend>
        <input type="hidden" name="<?php echo esc_attr($row->field); ?>[version]" value="<?php
            echo esc_attr($row->version);
        ?>">
        <input type="hidden" name="<?php echo esc_attr($row->field); ?>[original]" value="<?php
            echo esc_attr($row->original);
        ?>">
        <p><label><?php esc_html_e('Headline of the update', 'courant-desk'); ?>
            <input type="text" class="widefat" name="<?php echo esc_attr($row->field); ?>[title]" value="<?php
                echo esc_attr($row->title);
            ?>"></label></p>
        <p><label><?php esc_html_e('Text', 'courant-desk'); ?>
            <textarea class="widefat" rows="4" name="<?php echo esc_attr($row->field); ?>[text]"><?php
                echo esc_textarea($row->text);
            ?></textarea></label></p>
        <p><label><?php esc_html_e('Time', 'courant-desk'); ?>
            <input type="datetime-local" name="<?php echo esc_attr($row->field); ?>[time]" value="<?php
                echo esc_attr($row->time);
            ?>"></label>
            <label><input type="checkbox" value="1" name="<?php
                echo esc_attr($row->field);
            ?>[published]"<?php checked($row->isPublished); ?>> <?php
                esc_html_e('Published', 'courant-desk');
            ?></label>
            <?php if (!$row->isNew) : ?>
                <label><input type="checkbox" value="1" name="<?php echo esc_attr($row->field); ?>[delete]"> <?php
                    esc_html_e('Delete', 'courant-desk');
                ?></label>
            <?php endif; ?>
        </p>
    </fieldset>
<?php endforeach; ?>
