<?php

/**
 * The fields of the ad meta box.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Advertising\Admin\AdMetaBoxView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

wp_nonce_field($view->action, $view->nonce, false);
?>
<?php foreach ($view->warnings() as $courantProblem) : ?>
    <div class="notice notice-warning inline"><p><?php echo esc_html($courantProblem); ?></p></div>
<?php endforeach; ?>
<table class="form-table" role="presentation">
    <tr>
        <th scope="row"><label for="courant-ad-kind"><?php esc_html_e('Type', 'courant-desk'); ?></label></th>
        <td>
            <select id="courant-ad-kind" name="courant_ad[kind]">
                <?php foreach ($view->kinds() as $value => $label) : ?>
                    <option value="<?php echo esc_attr($value); ?>"<?php selected($view->data['kind'], $value); ?>><?php
                        echo esc_html($label);
                    ?></option>
                <?php endforeach; ?>
            </select>
            <p class="description"><?php
                esc_html_e('House ads and images are served by this site, need no consent and use the featured image. Ad units and code load only after marketing consent.', 'courant-desk');
            ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="courant-ad-link"><?php
            esc_html_e('Link of the house ad or image', 'courant-desk');
        ?></label></th>
        <td><input type="url" class="large-text" id="courant-ad-link" name="courant_ad[link]" value="<?php
            echo esc_attr($view->data['link']);
        ?>"></td>
    </tr>
    <?php if ($view->canUseScripts) : ?>
    <tr>
        <th scope="row"><label for="courant-ad-unit"><?php
            esc_html_e('Ad unit or code', 'courant-desk');
        ?></label></th>
        <td>
            <textarea class="large-text code" rows="4" id="courant-ad-unit" name="courant_ad[unit]" aria-describedby="courant-ad-unit-help"><?php
                echo esc_textarea($view->data['unit']);
            ?></textarea>
            <p class="description" id="courant-ad-unit-help"><?php
                esc_html_e('AdSense: the ad unit number. Google Publisher Tag: the ad unit path, such as /1234/name. Code runs in an isolated frame.', 'courant-desk');
            ?></p>
        </td>
    </tr>
    <?php endif; ?>
    <tr>
        <th scope="row"><?php esc_html_e('Slots', 'courant-desk'); ?></th>
        <td>
            <fieldset>
                <legend class="screen-reader-text"><?php esc_html_e('Slots', 'courant-desk'); ?></legend>
                <?php foreach ($view->slots as $slot) : ?>
                    <label style="display: block;"><input type="checkbox" name="courant_ad[places][]" value="<?php
                        echo esc_attr($slot->id);
                    ?>"<?php checked(in_array($slot->id, $view->data['places'], true)); ?>> <?php
                        echo esc_html($slot->name);
                    ?></label>
                <?php endforeach; ?>
            </fieldset>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="courant-ad-size"><?php esc_html_e('Size', 'courant-desk'); ?></label></th>
        <td>
            <select id="courant-ad-size" name="courant_ad[size]">
                <option value=""><?php esc_html_e('Any size', 'courant-desk'); ?></option>
                <?php foreach ($view->sizes() as $size) : ?>
                    <option value="<?php echo esc_attr($size); ?>"<?php selected($view->data['size'], $size); ?>><?php
                        echo esc_html($size);
                    ?></option>
                <?php endforeach; ?>
            </select>
        </td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('Date range', 'courant-desk'); ?></th>
        <td>
            <label><?php
                esc_html_e('From', 'courant-desk');
            ?> <input type="date" name="courant_ad[from]" value="<?php echo esc_attr($view->data['from']); ?>"></label>
            <label><?php esc_html_e('to', 'courant-desk'); ?> <input type="date" name="courant_ad[until]" value="<?php
                echo esc_attr($view->data['until']);
            ?>"></label>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="courant-ad-weight"><?php esc_html_e('Weight', 'courant-desk'); ?></label></th>
        <td>
            <input type="number" class="small-text" min="1" max="1000" id="courant-ad-weight" name="courant_ad[weight]" value="<?php
                echo esc_attr((string) $view->data['weight']);
            ?>" aria-describedby="courant-ad-weight-help">
            <p class="description" id="courant-ad-weight-help"><?php
                esc_html_e('An ad with weight 2 is shown twice as often as an ad with weight 1.', 'courant-desk');
            ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="courant-ad-limit"><?php
            esc_html_e('Maximum per page', 'courant-desk');
        ?></label></th>
        <td>
            <input type="number" class="small-text" min="0" max="20" id="courant-ad-limit" name="courant_ad[limit]" value="<?php
                echo esc_attr((string) $view->data['limit']);
            ?>" aria-describedby="courant-ad-limit-help">
            <p class="description" id="courant-ad-limit-help"><?php
                esc_html_e('For ad units and code; 0 means no limit. House ads and images are shown once per page.', 'courant-desk');
            ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('Categories', 'courant-desk'); ?></th>
        <td>
            <fieldset>
                <legend class="screen-reader-text"><?php esc_html_e('Categories', 'courant-desk'); ?></legend>
                <?php foreach (get_categories(['hide_empty' => false]) as $courantCategory) : ?>
                    <label style="display: inline-block; margin-inline-end: 1em;"><input type="checkbox" name="courant_ad[categories][]" value="<?php
                        echo esc_attr((string) $courantCategory->term_id);
                    ?>"<?php checked(in_array($courantCategory->term_id, $view->data['categories'], true)); ?>> <?php
                        echo esc_html($courantCategory->name);
                    ?></label>
                <?php endforeach; ?>
                <p class="description"><?php
                    esc_html_e('Select none to show the ad on all pages.', 'courant-desk');
                ?></p>
            </fieldset>
        </td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('Jobs', 'courant-desk'); ?></th>
        <td><label><input type="checkbox" name="courant_ad[not_on_jobs]" value="1"<?php
            checked($view->data['not_on_jobs']);
        ?>> <?php esc_html_e('Do not show on job opening pages', 'courant-desk'); ?></label></td>
    </tr>
</table>
