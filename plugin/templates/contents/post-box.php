<?php

/**
 * What the author of a text decides about its table of contents.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Contents\Admin\PostBoxView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$courantSame = __('As on the whole site', 'courant-desk');
$courantChoices = [
    'shown' => [__('Table of contents', 'courant-desk'), ['' => $courantSame, 'yes' => __('Insert one', 'courant-desk'), 'no' => __('None', 'courant-desk')]],
    'position-specific' => [__('Where it stands', 'courant-desk'), ['' => $courantSame] + $view->positions],
    'alignment' => [__('Where it stands in the line', 'courant-desk'), ['' => $courantSame, 'left' => __('On the left', 'courant-desk'), 'center' => __('In the middle', 'courant-desk'), 'right' => __('On the right', 'courant-desk')]],
    'device-target' => [__('On which screens', 'courant-desk'), ['' => $courantSame] + $view->screens],
];
wp_nonce_field($view->nonce, $view->nonce);
?>
<table class="form-table" role="presentation">
    <?php foreach ($courantChoices as $courantKey => [$courantLabel, $courantOptions]) : ?>
        <tr>
            <th scope="row"><label for="courant-contents-<?php echo esc_attr($courantKey); ?>"><?php echo esc_html($courantLabel); ?></label></th>
            <td>
                <select id="courant-contents-<?php echo esc_attr($courantKey); ?>" name="<?php echo esc_attr($view->name($courantKey)); ?>">
                    <?php foreach ($courantOptions as $courantValue => $courantWords) : ?>
                        <option value="<?php echo esc_attr($courantValue); ?>"<?php selected($view->value($courantKey), $courantValue); ?>><?php echo esc_html($courantWords); ?></option>
                    <?php endforeach; ?>
                </select>
                <?php if ($courantKey === 'position-specific') : ?>
                    <label>
                        <?php esc_html_e('Number of the paragraph or picture:', 'courant-desk'); ?>
                        <input type="number" min="1" max="100" class="small-text" name="<?php echo esc_attr($view->name('number')); ?>" value="<?php echo esc_attr($view->value('number')); ?>">
                    </label>
                <?php endif; ?>
            </td>
        </tr>
    <?php endforeach; ?>
    <tr>
        <th scope="row"><label for="courant-contents-label"><?php esc_html_e('Its heading', 'courant-desk'); ?></label></th>
        <td><input type="text" id="courant-contents-label" class="regular-text" name="<?php echo esc_attr($view->name('header-label')); ?>" value="<?php echo esc_attr($view->value('header-label')); ?>"></td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('Headings that are listed', 'courant-desk'); ?></th>
        <td>
            <fieldset>
                <legend class="screen-reader-text"><?php esc_html_e('Headings that are listed', 'courant-desk'); ?></legend>
                <?php foreach (range(1, 6) as $courantLevel) : ?>
                    <label>
                        <input type="checkbox" name="<?php echo esc_attr($view->name('levels')); ?>[]" value="<?php echo esc_attr((string) $courantLevel); ?>"<?php checked(in_array($courantLevel, $view->levels, true)); ?>>
                        <?php
                        /* translators: %d: level of a heading, 1 to 6 */
                        echo esc_html(sprintf(__('Heading %d', 'courant-desk'), $courantLevel));
                        ?>
                    </label>
                <?php endforeach; ?>
                <p class="description"><?php esc_html_e('None chosen: as on the whole site.', 'courant-desk'); ?></p>
            </fieldset>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="courant-contents-exclude"><?php esc_html_e('Leave out headings that read', 'courant-desk'); ?></label></th>
        <td>
            <input type="text" id="courant-contents-exclude" class="large-text" name="<?php echo esc_attr($view->name('exclude')); ?>" value="<?php echo esc_attr($view->value('exclude')); ?>" aria-describedby="courant-contents-exclude-help">
            <p class="description" id="courant-contents-exclude-help"><?php esc_html_e('Separated by |, with * for any words: Read more|Part *', 'courant-desk'); ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="courant-contents-alttext"><?php esc_html_e('Other words in the list', 'courant-desk'); ?></label></th>
        <td>
            <textarea id="courant-contents-alttext" class="large-text" rows="3" name="<?php echo esc_attr($view->name('alttext')); ?>" aria-describedby="courant-contents-alttext-help"><?php echo esc_textarea($view->value('alttext')); ?></textarea>
            <p class="description" id="courant-contents-alttext-help"><?php esc_html_e('One on each line: the heading | its words in the list.', 'courant-desk'); ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('The list', 'courant-desk'); ?></th>
        <td>
            <fieldset>
                <legend class="screen-reader-text"><?php esc_html_e('The list', 'courant-desk'); ?></legend>
                <label><input type="checkbox" name="<?php echo esc_attr($view->name('hidden')); ?>" value="1"<?php checked($view->isHidden); ?>> <?php esc_html_e('starts hidden', 'courant-desk'); ?></label>
                <?php foreach ($view->screens as $courantDevice => $courantName) : ?>
                    <label><input type="checkbox" name="<?php echo esc_attr($view->name('devices')); ?>[]" value="<?php echo esc_attr($courantDevice); ?>"<?php checked(in_array($courantDevice, $view->devices, true)); ?>> <?php echo esc_html($courantName); ?></label>
                <?php endforeach; ?>
                <br>
                <label><input type="checkbox" name="<?php echo esc_attr($view->name('hide_counter')); ?>" value="1"<?php checked($view->isWithoutNumbers); ?>> <?php esc_html_e('has no numbers', 'courant-desk'); ?></label>
            </fieldset>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="courant-contents-words"><?php esc_html_e('Fewest words', 'courant-desk'); ?></label></th>
        <td><input type="number" id="courant-contents-words" class="small-text" min="0" max="100000" name="<?php echo esc_attr($view->name('word_count_limit')); ?>" value="<?php echo esc_attr($view->value('word_count_limit')); ?>"></td>
    </tr>
</table>
