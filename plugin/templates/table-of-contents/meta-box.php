<?php

/**
 * The table of contents options of a post.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\TableOfContents\Admin\TableOfContentsMetaBoxView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$courantSame = __('Site default', 'courant-desk');
$courantChoices = [
    'shown' => [
        __('Table of contents', 'courant-desk'),
        ['' => $courantSame, 'yes' => __('Insert', 'courant-desk'), 'no' => __('None', 'courant-desk')],
    ],
    'position-specific' => [__('Position', 'courant-desk'), ['' => $courantSame] + $view->positionLabels],
    'alignment' => [
        __('Alignment', 'courant-desk'),
        [
            '' => $courantSame, 'left' => __('Left', 'courant-desk'), 'center' => __('Center', 'courant-desk'),
            'right' => __('Right', 'courant-desk'),
        ],
    ],
    'device-target' => [__('Screen sizes', 'courant-desk'), ['' => $courantSame] + $view->deviceLabels],
];
wp_nonce_field($view->nonce, $view->nonce);
?>
<table class="form-table" role="presentation">
    <?php foreach ($courantChoices as $courantKey => [$courantLabel, $courantOptions]) : ?>
        <tr>
            <th scope="row"><label for="courant-contents-<?php echo esc_attr($courantKey); ?>"><?php
                echo esc_html($courantLabel);
            ?></label></th>
            <td>
                <select id="courant-contents-<?php
                    echo esc_attr($courantKey);
                ?>" name="<?php echo esc_attr($view->fieldName($courantKey)); ?>">
                    <?php foreach ($courantOptions as $courantValue => $courantText) : ?>
                        <option value="<?php echo esc_attr($courantValue); ?>"<?php
                            selected($view->fieldValue($courantKey), $courantValue);
                        ?>><?php echo esc_html($courantText); ?></option>
                    <?php endforeach; ?>
                </select>
                <?php if ($courantKey === 'position-specific') : ?>
                    <label>
                        <?php esc_html_e('Paragraph or image number:', 'courant-desk'); ?>
                        <input type="number" min="1" max="100" class="small-text" name="<?php
                            echo esc_attr($view->fieldName('number'));
                        ?>" value="<?php echo esc_attr($view->fieldValue('number')); ?>">
                    </label>
                <?php endif; ?>
            </td>
        </tr>
    <?php endforeach; ?>
    <tr>
        <th scope="row"><label for="courant-contents-label"><?php esc_html_e('Title', 'courant-desk'); ?></label></th>
        <td><input type="text" id="courant-contents-label" class="regular-text" name="<?php
            echo esc_attr($view->fieldName('header-label'));
        ?>" value="<?php echo esc_attr($view->fieldValue('header-label')); ?>"></td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('Heading levels', 'courant-desk'); ?></th>
        <td>
            <fieldset>
                <legend class="screen-reader-text"><?php esc_html_e('Heading levels', 'courant-desk'); ?></legend>
                <?php foreach (range(1, 6) as $courantLevel) : ?>
                    <label>
                        <input type="checkbox" name="<?php echo esc_attr($view->fieldName('levels')); ?>[]" value="<?php
                            echo esc_attr((string) $courantLevel);
                        ?>"<?php checked(in_array($courantLevel, $view->levels, true)); ?>>
                        <?php
                        /* translators: %d: heading level, 1 to 6 */
                        echo esc_html(sprintf(__('Heading %d', 'courant-desk'), $courantLevel));
                        ?>
                    </label>
                <?php endforeach; ?>
                <p class="description"><?php esc_html_e('Select none to use the site default.', 'courant-desk'); ?></p>
            </fieldset>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="courant-contents-exclude"><?php
            esc_html_e('Exclude headings by text', 'courant-desk');
        ?></label></th>
        <td>
            <input type="text" id="courant-contents-exclude" class="large-text" name="<?php
                echo esc_attr($view->fieldName('exclude'));
            ?>" value="<?php
                echo esc_attr($view->fieldValue('exclude'));
            ?>" aria-describedby="courant-contents-exclude-help">
            <p class="description" id="courant-contents-exclude-help"><?php
                esc_html_e('Separate texts with |. Use * as a wildcard: Read more|Part *', 'courant-desk');
            ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="courant-contents-alttext"><?php
            esc_html_e('Alternate titles', 'courant-desk');
        ?></label></th>
        <td>
            <textarea id="courant-contents-alttext" class="large-text" rows="3" name="<?php
                echo esc_attr($view->fieldName('alttext'));
            ?>" aria-describedby="courant-contents-alttext-help"><?php
                echo esc_textarea($view->fieldValue('alttext'));
            ?></textarea>
            <p class="description" id="courant-contents-alttext-help"><?php
                esc_html_e('One per line: heading | title in the list.', 'courant-desk');
            ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('List', 'courant-desk'); ?></th>
        <td>
            <fieldset>
                <legend class="screen-reader-text"><?php esc_html_e('List', 'courant-desk'); ?></legend>
                <label><input type="checkbox" name="<?php echo esc_attr($view->fieldName('hidden')); ?>" value="1"<?php
                    checked($view->isHidden);
                ?>> <?php esc_html_e('collapsed initially', 'courant-desk'); ?></label>
                <?php foreach ($view->deviceLabels as $courantDevice => $courantName) : ?>
                    <label><input type="checkbox" name="<?php
                        echo esc_attr($view->fieldName('devices'));
                    ?>[]" value="<?php echo esc_attr($courantDevice); ?>"<?php
                        checked(in_array($courantDevice, $view->hiddenDevices, true));
                    ?>> <?php echo esc_html($courantName); ?></label>
                <?php endforeach; ?>
                <br>
                <label><input type="checkbox" name="<?php
                    echo esc_attr($view->fieldName('hide_counter'));
                ?>" value="1"<?php checked($view->hidesNumbers); ?>> <?php
                    esc_html_e('without numbers', 'courant-desk');
                ?></label>
            </fieldset>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="courant-contents-words"><?php
            esc_html_e('Minimum words', 'courant-desk');
        ?></label></th>
        <td><input type="number" id="courant-contents-words" class="small-text" min="0" max="100000" name="<?php
            echo esc_attr($view->fieldName('word_count_limit'));
        ?>" value="<?php echo esc_attr($view->fieldValue('word_count_limit')); ?>"></td>
    </tr>
</table>
