<?php

declare(strict_types=1);

namespace Courant\Furniture;

use Courant\Customizer\Options;
use Courant\Feature;
use Courant\Islands;
use Courant\Parts;

/**
 * The category dropdown, as WordPress's own widget and block print it, in a form that works without
 * script and says what a choice does (Spec 2.1, 5; Rulings 26).
 */
final class Categories implements Feature
{
    public function boot(): void
    {
        add_action('widgets_init', $this->replaceWidget(...), 20);
        add_filter('render_block_core/categories', $this->block(...), 10, 2);
    }

    /**
     * Widgets that a site has keep their settings: the name is WordPress's own.
     */
    private function replaceWidget(): void
    {
        unregister_widget(\WP_Widget_Categories::class);
        register_widget(CategoriesWidget::class);
    }

    /**
     * Prints the form.
     */
    public static function print(bool $hierarchical, bool $counted, bool $used): void
    {
        Parts::need('dropdown');
        $field = wp_unique_id('category-');
        $select = wp_dropdown_categories([
            'echo' => false,
            'id' => $field,
            'name' => 'cat',
            'value_field' => 'term_id',
            'class' => 'category-dropdown__select',
            'show_option_none' => __('Choose a category', 'courant'),
            'option_none_value' => '0',
            'orderby' => 'name',
            'hierarchical' => $hierarchical,
            'show_count' => $counted,
            'hide_empty' => $used,
        ]);
        ?>
        <form class="category-dropdown" action="<?php echo esc_url(home_url('/')); ?>" method="get"<?php self::mark(); ?>>
            <label for="<?php echo esc_attr($field); ?>">
                <?php Options::flag('dropdown_submits') ? esc_html_e('Category (choosing opens it)', 'courant') : esc_html_e('Category', 'courant'); ?>
            </label>
            <div class="category-dropdown__row">
                <?php echo wp_kses(Options::flag('dropdown_submits') ? str_replace('<select ', '<select data-island-replay ', $select) : $select, self::MARKUP); ?>
                <button type="submit" class="button"><?php esc_html_e('Open', 'courant'); ?></button>
            </div>
        </form>
        <?php
    }

    private const MARKUP = [
        'select' => ['id' => true, 'name' => true, 'class' => true, 'data-island-replay' => true],
        'option' => ['value' => true, 'class' => true, 'selected' => true],
    ];

    /**
     * What a visitor chose before the script was there is handed to it afterwards.
     */
    private static function mark(): void
    {
        if (Options::flag('dropdown_submits')) {
            Islands::mark('categories', 'interact');
        }
    }

    /**
     * @param mixed $html
     * @param mixed $block
     */
    private function block(mixed $html, mixed $block): mixed
    {
        $set = is_array($block) && is_array($block['attrs'] ?? null) ? $block['attrs'] : [];

        if (! is_string($html) || ($set['displayAsDropdown'] ?? false) !== true || ($set['taxonomy'] ?? 'category') !== 'category') {
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
