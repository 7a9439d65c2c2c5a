<?php

declare(strict_types=1);

namespace Courant\Widgets;

use Courant\Components\CategoryDropdown;

/**
 * Replaces the core categories widget; its dropdown also works without JavaScript.
 */
final class CategoriesWidget extends \WP_Widget_Categories
{
    /**
     * @param array<mixed> $args Markup of the widget area.
     * @param array<mixed> $instance Settings of the widget.
     */
    public function widget($args, $instance): void
    {
        if (($instance['dropdown'] ?? 0) !== 1 && ($instance['dropdown'] ?? '') !== '1') {
            parent::widget($args, $instance);

            return;
        }

        $text = static fn (mixed $value): string => is_string($value) ? $value : '';

        /** This filter is documented in wp-includes/widgets/class-wp-widget-pages.php */
        $title = apply_filters('widget_title', $text($instance['title'] ?? ''), $instance, $this->id_base);

        echo wp_kses_post($text($args['before_widget'] ?? ''));

        if (is_string($title) && $title !== '') {
            echo wp_kses_post($text($args['before_title'] ?? '') . $title . $text($args['after_title'] ?? ''));
        }

        /** This filter is documented in wp-includes/widgets/class-wp-widget-categories.php */
        $arguments = apply_filters('widget_categories_dropdown_args', [
            'show_count' => (bool) ($instance['count'] ?? false),
            'hierarchical' => (bool) ($instance['hierarchical'] ?? false),
        ], $instance);
        $arguments = is_array($arguments) ? $arguments : [];
        CategoryDropdown::print(
            ($arguments['hierarchical'] ?? false) === true,
            ($arguments['show_count'] ?? false) === true,
            (bool) ($arguments['hide_empty'] ?? true)
        );

        echo wp_kses_post($text($args['after_widget'] ?? ''));
    }
}
