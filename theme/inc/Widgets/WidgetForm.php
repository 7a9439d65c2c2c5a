<?php

declare(strict_types=1);

namespace Courant\Widgets;

/**
 * Prints labeled fields of a widget's form.
 */
final class WidgetForm
{
    public static function printTextField(\WP_Widget $widget, string $name, string $label, string $value): void
    {
        ?>
        <p>
            <label for="<?php echo esc_attr($widget->get_field_id($name)); ?>"><?php echo esc_html($label); ?></label>
            <input class="widefat" type="text" id="<?php
                echo esc_attr($widget->get_field_id($name));
            ?>" name="<?php echo esc_attr($widget->get_field_name($name)); ?>" value="<?php echo esc_attr($value); ?>">
        </p>
        <?php
    }

    public static function printTextarea(\WP_Widget $widget, string $name, string $label, string $value): void
    {
        ?>
        <p>
            <label for="<?php echo esc_attr($widget->get_field_id($name)); ?>"><?php echo esc_html($label); ?></label>
            <textarea class="widefat" rows="4" id="<?php echo esc_attr($widget->get_field_id($name)); ?>" name="<?php
                echo esc_attr($widget->get_field_name($name));
            ?>"><?php echo esc_textarea($value); ?></textarea>
        </p>
        <?php
    }

    /**
     * Prints a select field.
     *
     * @param array<int|string, string> $choices
     */
    public static function printSelect(
        \WP_Widget $widget,
        string $name,
        string $label,
        string $value,
        array $choices,
    ): void {
        ?>
        <p>
            <label for="<?php echo esc_attr($widget->get_field_id($name)); ?>"><?php echo esc_html($label); ?></label>
            <select class="widefat" id="<?php
                echo esc_attr($widget->get_field_id($name));
            ?>" name="<?php echo esc_attr($widget->get_field_name($name)); ?>">
                <?php foreach ($choices as $key => $choice) : ?>
                    <option value="<?php
                        echo esc_attr((string) $key);
                    ?>"<?php selected($value, (string) $key); ?>><?php echo esc_html($choice); ?></option>
                <?php endforeach; ?>
            </select>
        </p>
        <?php
    }

    /**
     * Returns a stored value as text.
     *
     * @param array<mixed> $instance
     */
    public static function getText(array $instance, string $name, string $otherwise = ''): string
    {
        $value = $instance[$name] ?? $otherwise;

        return is_scalar($value) ? (string) $value : $otherwise;
    }
}
