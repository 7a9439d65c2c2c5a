<?php

declare(strict_types=1);

namespace Courant\Widgets;

use Courant\Module;

/**
 * Registers the widget areas.
 */
final class WidgetAreas implements Module
{
    public const MAX_FOOTER_COLUMNS = 4;

    public function boot(): void
    {
        add_action('widgets_init', $this->registerAreas(...));
    }

    private function registerAreas(): void
    {
        $this->registerArea(
            'sidebar-right',
            __('Right sidebar', 'courant'),
            __('Next to articles, pages and archives.', 'courant')
        );
        $this->registerArea(
            'sidebar-left',
            __('Left sidebar', 'courant'),
            __('Shown on pages with a left sidebar. If it is empty, the right sidebar is shown instead.', 'courant')
        );
        $this->registerArea(
            'front-content',
            __('Front page content', 'courant'),
            __('Below the sections of the front page.', 'courant')
        );
        $this->registerArea(
            'below-article',
            __('Below articles', 'courant'),
            __('Before the links to the previous and the next article.', 'courant')
        );
        $this->registerArea(
            'newsletter',
            __('Newsletter', 'courant'),
            __('Below articles and at the end of the front page, for a sign-up form. Takes no space when it is empty.', 'courant')
        );
        $this->registerArea(
            'front-side',
            __('Front page sidebar', 'courant'),
            __('Next to the sections of the front page.', 'courant')
        );

        foreach (range(1, self::MAX_FOOTER_COLUMNS) as $column) {
            /* translators: %d: number of the column, 1 to 4. */
            $this->registerArea("footer-{$column}", sprintf(__('Footer column %d', 'courant'), $column), '');
        }
    }

    private function registerArea(string $id, string $name, string $description): void
    {
        register_sidebar([
            'id' => $id,
            'name' => $name,
            'description' => $description,
            'before_widget' => '<section id="%1$s" class="widget %2$s">',
            'after_widget' => '</section>',
            'before_title' => '<h2 class="widget-title">',
            'after_title' => '</h2>',
        ]);
    }
}
