<?php

/**
 * Classic editor: one field of an opening with a simple control.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningFieldView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

use CourantDesk\Openings\Domain\FieldControl;

$control = $view->control;

?>
<?php if ($control->type === FieldControl::CHECKBOX) : ?>
    <p><label><input type="checkbox" name="<?php echo esc_attr($view->name); ?>" value="<?php
        echo esc_attr($control->onValue);
    ?>"<?php checked($view->value, $control->onValue); ?>> <?php echo esc_html($control->label); ?></label></p>
<?php elseif ($control->type === FieldControl::CHECKBOXES) : ?>
    <fieldset>
        <legend><strong><?php echo esc_html($control->label); ?></strong></legend>
        <?php if ($view->mirroredLabel !== '') : ?>
            <p class="description"><?php
                /* translators: %s: name of a specification, such as "Job Type" */
                echo esc_html(sprintf(__('Also stored as %s.', 'courant-desk'), $view->mirroredLabel));
            ?></p>
        <?php endif; ?>
        <?php foreach ($control->choices as $value => $label) : ?>
            <label style="display: inline-block; margin: 0 1em 0.25em 0;">
                <input type="checkbox" name="<?php echo esc_attr($view->name); ?>[]" value="<?php
                    echo esc_attr((string) $value);
                ?>"<?php checked(in_array((string) $value, $view->list(), true)); ?>>
                <?php echo esc_html($label); ?>
            </label>
        <?php endforeach; ?>
    </fieldset>
<?php else : ?>
    <p>
        <label for="<?php echo esc_attr($view->id); ?>"><strong><?php
            echo esc_html($control->label);
        ?></strong></label><br>
        <?php if ($control->type === FieldControl::SELECT) : ?>
            <select id="<?php echo esc_attr($view->id); ?>" name="<?php echo esc_attr($view->name); ?>">
                <option value=""><?php echo esc_html($control->emptyLabel); ?></option>
                <?php foreach ($control->choices as $value => $label) : ?>
                    <option value="<?php
                        echo esc_attr((string) $value);
                    ?>"<?php selected($view->text(), (string) $value); ?>><?php echo esc_html($label); ?></option>
                <?php endforeach; ?>
            </select>
        <?php elseif ($control->type === FieldControl::NUMBER) : ?>
            <input type="number" id="<?php
                echo esc_attr($view->id);
            ?>" name="<?php echo esc_attr($view->name); ?>" value="<?php echo esc_attr($view->text()); ?>" min="<?php
                echo esc_attr((string) $control->min);
            ?>" max="<?php echo esc_attr((string) $control->max); ?>" step="1">
        <?php elseif ($control->type === FieldControl::DATE) : ?>
            <input type="date" id="<?php
                echo esc_attr($view->id);
            ?>" name="<?php echo esc_attr($view->name); ?>" value="<?php echo esc_attr($view->text()); ?>">
        <?php elseif ($control->type === FieldControl::LONG_TEXT) : ?>
            <textarea id="<?php
                echo esc_attr($view->id);
            ?>" name="<?php echo esc_attr($view->name); ?>" rows="5" class="large-text" maxlength="<?php
                echo esc_attr((string) $control->maxLength);
            ?>"><?php echo esc_textarea($view->text()); ?></textarea>
        <?php else : ?>
            <input type="text" id="<?php
                echo esc_attr($view->id);
            ?>" name="<?php echo esc_attr($view->name); ?>" value="<?php
                echo esc_attr($view->text());
            ?>" class="regular-text" maxlength="<?php echo esc_attr((string) $control->maxLength); ?>">
        <?php endif; ?>
        <?php if ($control->help !== '') : ?>
            <span class="description"><?php echo esc_html($control->help); ?></span>
        <?php endif; ?>
    </p>
<?php endif; ?>
