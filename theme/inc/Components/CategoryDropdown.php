<?php

declare(strict_types=1);

namespace Courant\Components;

use Courant\ConditionalStylesheets;
use Courant\Customizer\ThemeOptions;
use Courant\Islands;
use Courant\Module;
use Courant\Widgets\CategoriesWidget;

/**
 * Replaces the category dropdown of the core widget and block with a form that works without JavaScript and whose label
 * announces that choosing a category opens it.
 */
final class CategoryDropdown implements Module
{
    public function boot(): void
    {
        add_action('widgets_init', $this->replaceCoreWidget(...), 20);
        add_filter('render_block_core/categories', $this->renderBlock(...), 10, 2);
    }

    /**
     * Replaces the core widget. The new one keeps the ID of the core widget, so that existing widgets keep their
     * settings.
     */
    private function replaceCoreWidget(): void
    {
        unregister_widget(\WP_Widget_Categories::class);
        register_widget(CategoriesWidget::class);
    }

    /**
     * Prints the form.
     */
    public static function print(bool $hierarchical, bool $counted, bool $used): void
    {
        ConditionalStylesheets::enqueueStylesheet('dropdown');
        $field = wp_unique_id('category-');
        $select = wp_dropdown_categories([
            'echo' => false,
            'id' => $field,
            'name' => 'cat',
            'value_field' => 'term_id',
            'class' => 'category-dropdown__select',
            'show_option_none' => __('Category', 'courant'),
            'option_none_value' => '0',
            'orderby' => 'name',
            'hierarchical' => $hierarchical,
            'show_count' => $counted,
            'hide_empty' => $used,
        ]);
        ?>
        <form class="category-dropdown" action="<?php
            echo esc_url(home_url('/'));
        ?>" method="get"<?php self::printIslandAttributes(); ?>>
            <label for="<?php echo esc_attr($field); ?>">
                <?php ThemeOptions::isEnabled('dropdown_submits')
                    ? esc_html_e('Choose a category to open it', 'courant')
                    : esc_html_e('Category', 'courant'); ?>
            </label>
            <div class="category-dropdown__row">
                <?php
                // WordPress prints two spaces before the number of articles.
                $select = str_replace('&nbsp;&nbsp;(', '&nbsp;(', $select);
                echo wp_kses(
                    ThemeOptions::isEnabled('dropdown_submits')
                        ? str_replace('<select ', '<select data-island-replay ', $select)
                        : $select,
                    self::ALLOWED_HTML,
                ); ?>
                <button type="submit" class="button"><?php esc_html_e('Open', 'courant'); ?></button>
            </div>
        </form>
        <?php
    }

    private const ALLOWED_HTML = [
        'select' => ['id' => true, 'name' => true, 'class' => true, 'data-island-replay' => true],
        'option' => ['value' => true, 'class' => true, 'selected' => true],
    ];

    /**
     * Prints the island's attributes. A choice that a visitor makes before the script has loaded is passed to the
     * script afterwards.
     */
    private static function printIslandAttributes(): void
    {
        if (ThemeOptions::isEnabled('dropdown_submits')) {
            Islands::printAttributes('categories', 'interact');
        }
    }

    /**
     * Replaces the output of the core categories block when it shows a dropdown.
     *
     * @param mixed $html
     * @param mixed $block
     */
    private function renderBlock(mixed $html, mixed $block): mixed
    {
        $set = is_array($block) && is_array($block['attrs'] ?? null) ? $block['attrs'] : [];

        if (
            ! is_string($html)
            || ($set['displayAsDropdown'] ?? false) !== true
            || ($set['taxonomy'] ?? 'category') !== 'category'
        ) {
            return $html;
        }

        ob_start();
        self::print(
            ($set['showHierarchy'] ?? false) === true,
            ($set['showPostCounts'] ?? false) === true,
            ($set['showEmpty'] ?? false) !== true
        );

        return '<div class="wp-block-categories-dropdown wp-block-categories">' . ob_get_clean() . '</div>';
    }
}
