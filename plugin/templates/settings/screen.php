<?php

/**
 * The settings of one module, with tabs for the categories and links to the other modules of its category.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Settings\Admin\SettingsView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<div class="wrap">
    <h1><?php esc_html_e('Courant Desk settings', 'courant-desk'); ?></h1>
    <?php settings_errors(); ?>
    <nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e('Settings sections', 'courant-desk'); ?>">
        <?php foreach ($view->tabs as $tab) : ?>
            <a class="nav-tab<?php echo esc_attr($tab['current'] ? ' nav-tab-active' : ''); ?>" href="<?php
                echo esc_url($tab['url']);
            ?>" aria-current="<?php echo esc_attr($tab['current'] ? 'page' : 'false'); ?>"><?php
                echo esc_html($tab['title']);
            ?></a>
        <?php endforeach; ?>
    </nav>
    <?php if (count($view->pages) > 1) : ?>
        <nav class="courant-settings-pages" aria-label="<?php esc_attr_e('Pages of this tab', 'courant-desk'); ?>">
            <ul class="subsubsub">
                <?php foreach ($view->pages as $index => $page) : ?>
                    <li><?php echo $index > 0 ? ' | ' : ''; ?><a href="<?php echo esc_url($page['url']); ?>"<?php
                        echo $page['current'] ? ' class="current" aria-current="page"' : '';
                    ?>><?php echo esc_html($page['title']); ?></a></li>
                <?php endforeach; ?>
            </ul>
            <br class="clear">
        </nav>
    <?php endif; ?>
    <div id="courant-settings" data-group="<?php echo esc_attr($view->groupId); ?>"></div>
    <form method="post" action="options.php" id="courant-settings-form">
        <h2><?php echo esc_html($view->title); ?></h2>
        <?php settings_fields($view->option); ?>
        <table class="form-table" role="presentation">
            <?php foreach ($view->fields as $field) : ?>
                <tr>
                    <th scope="row">
                        <?php if ($view->hasManyControls($field)) : ?>
                            <?php echo esc_html($field->label); ?>
                        <?php else : ?>
                            <label for="<?php echo esc_attr($view->id($field)); ?>"><?php
                                echo esc_html($field->label);
                            ?></label>
                        <?php endif; ?>
                    </th>
                    <td>
                        <?php if ($field->type === 'bool') : ?>
                            <input type="hidden" name="<?php echo esc_attr($view->name($field)); ?>" value="0">
                            <label>
                                <input type="checkbox" id="<?php
                                    echo esc_attr($view->id($field));
                                ?>" name="<?php echo esc_attr($view->name($field)); ?>" value="1"<?php
                                    checked($view->isOn($field));
                                ?> aria-describedby="<?php echo esc_attr($view->id($field)); ?>-help">
                                <?php echo esc_html($field->label); ?>
                            </label>
                        <?php elseif ($field->type === 'choice') : ?>
                            <select id="<?php echo esc_attr($view->id($field)); ?>" name="<?php
                                echo esc_attr($view->name($field));
                            ?>" aria-describedby="<?php echo esc_attr($view->id($field)); ?>-help">
                                <?php foreach ($field->choices as $value => $label) : ?>
                                    <option value="<?php echo esc_attr($value); ?>"<?php
                                        selected($view->isChosen($field, $value));
                                    ?>><?php echo esc_html($label); ?></option>
                                <?php endforeach; ?>
                            </select>
                        <?php elseif ($field->type === 'choices') : ?>
                            <fieldset aria-describedby="<?php echo esc_attr($view->id($field)); ?>-help">
                                <legend class="screen-reader-text"><?php echo esc_html($field->label); ?></legend>
                                <input type="hidden" name="<?php echo esc_attr($view->name($field)); ?>[]" value="">
                                <?php foreach ($field->choices as $value => $label) : ?>
                                    <label style="display: block;">
                                        <input type="checkbox" name="<?php
                                            echo esc_attr($view->name($field));
                                        ?>[]" value="<?php
                                            echo esc_attr($value);
                                        ?>"<?php checked($view->isChosen($field, $value)); ?>>
                                        <?php echo esc_html($label); ?>
                                    </label>
                                <?php endforeach; ?>
                            </fieldset>
                        <?php elseif ($field->type === 'longtext') : ?>
                            <textarea id="<?php echo esc_attr($view->id($field)); ?>" name="<?php
                                echo esc_attr($view->name($field));
                            ?>" rows="6" class="large-text" aria-describedby="<?php
                                echo esc_attr($view->id($field));
                            ?>-help"><?php echo esc_textarea($view->text($field)); ?></textarea>
                        <?php elseif ($field->type === 'int' || $field->type === 'image') : ?>
                            <input type="number" id="<?php
                                echo esc_attr($view->id($field));
                            ?>" name="<?php echo esc_attr($view->name($field)); ?>" value="<?php
                                echo esc_attr($view->text($field));
                            ?>" min="<?php echo esc_attr((string) $field->min); ?>" max="<?php
                                echo esc_attr((string) $field->max);
                            ?>" class="small-text" aria-describedby="<?php echo esc_attr($view->id($field)); ?>-help">
                        <?php elseif ($field->type === 'secret') : ?>
                            <input type="password" id="<?php
                                echo esc_attr($view->id($field));
                            ?>" name="<?php echo esc_attr($view->name($field)); ?>" value="<?php
                                echo esc_attr($view->text($field));
                            ?>" autocomplete="new-password" class="regular-text" aria-describedby="<?php
                                echo esc_attr($view->id($field));
                            ?>-help">
                            <?php if ($view->isSaved($field)) : ?>
                                <p><?php
                                    esc_html_e('Saved. Leave the field empty to keep the saved value.', 'courant-desk');
                                ?></p>
                                <label><input type="checkbox" name="<?php
                                    echo esc_attr($view->removalName($field));
                                ?>" value="1"> <?php esc_html_e('Remove saved value', 'courant-desk'); ?></label>
                            <?php endif; ?>
                        <?php else : ?>
                            <input type="<?php echo esc_attr($field->type); ?>" id="<?php
                                echo esc_attr($view->id($field));
                            ?>" name="<?php echo esc_attr($view->name($field)); ?>" value="<?php
                                echo esc_attr($view->text($field));
                            ?>" class="regular-text" aria-describedby="<?php echo esc_attr($view->id($field)); ?>-help">
                        <?php endif; ?>
                        <p class="description" id="<?php echo esc_attr($view->id($field)); ?>-help"><?php
                            echo esc_html($field->help);
                        ?></p>
                    </td>
                </tr>
            <?php endforeach; ?>
        </table>
        <?php submit_button(); ?>
    </form>
    <?php
    /**
     * Fires below the settings of a module, for related content that is not a field.
     *
     * @since 0.1.0
     *
     * @param string $option such as `courant_contents`
     */
    do_action('courant_desk_settings', $view->option);
    ?>
</div>
