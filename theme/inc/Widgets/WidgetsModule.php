<?php

declare(strict_types=1);

namespace Courant\Widgets;

use Courant\Module;
use Courant\View\ContentPage;

/**
 * Registers the theme's widgets and the widget areas above and below the content of every page.
 */
final class WidgetsModule implements Module
{
    public function boot(): void
    {
        add_action('widgets_init', $this->registerWidgets(...));
        add_action(
            'courant_before_header',
            static fn () => self::printArea('before-header', __('Above the header', 'courant')),
            5,
        );
        add_action(
            'courant_before_footer',
            static fn () => self::printArea('before-footer', __('Above the footer', 'courant')),
        );
        add_action('courant_before_content', self::printAboveArticleArea(...), 20);
        add_filter('widget_display_callback', self::hideRepeatedSearchForm(...), 10, 2);
        add_action('courant_before_footer', self::printNotFoundArea(...), 5);
    }

    private function registerWidgets(): void
    {
        register_widget(PostsWidget::class);
        register_widget(AuthorWidget::class);
        register_widget(SocialWidget::class);

        $areas = [
            'before-header' => __('Above the header', 'courant'),
            'above-article' => __('Above articles', 'courant'),
            'before-footer' => __('Above the footer', 'courant'),
            'not-found' => __('Page not found (404)', 'courant'),
        ];

        foreach ($areas as $id => $name) {
            register_sidebar([
                'id' => $id,
                'name' => $name,
                'before_widget' => '<section id="%1$s" class="widget %2$s">',
                'after_widget' => '</section>',
                'before_title' => '<h2 class="widget-title">',
                'after_title' => '</h2>',
            ]);
        }
    }

    /**
     * Hides search widgets on search pages, which have a search form below their title.
     *
     * @return mixed False: WordPress does not print the widget.
     */
    private static function hideRepeatedSearchForm(mixed $instance, \WP_Widget $widget): mixed
    {
        $content = is_array($instance) && is_string($instance['content'] ?? null) ? ltrim($instance['content']) : '';
        $isSearch = $widget->id_base === 'search'
            || ($widget->id_base === 'block' && str_starts_with($content, '<!-- wp:search '));

        return $isSearch && is_search() ? false : $instance;
    }

    private static function printArea(string $area, string $label): void
    {
        if (! is_active_sidebar($area)) {
            return;
        }
        ?>
        <aside class="site-container area area--<?php
            echo esc_attr($area);
        ?>" aria-label="<?php echo esc_attr($label); ?>"><?php dynamic_sidebar($area); ?></aside>
        <?php
    }

    private static function printAboveArticleArea(): void
    {
        if (is_singular('post') && ContentPage::current()->isFirst() && is_active_sidebar('above-article')) {
            ?>
            <div class="area area--above-article"><?php dynamic_sidebar('above-article'); ?></div>
            <?php
        }
    }

    private static function printNotFoundArea(): void
    {
        if (is_404()) {
            self::printArea('not-found', __('More from this site', 'courant'));
        }
    }
}
