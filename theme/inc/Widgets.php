<?php

declare(strict_types=1);

namespace Courant;

/**
 * The places for widgets.
 */
final class Widgets implements Feature
{
    public const FOOTER_COLUMNS = 4;

    public function boot(): void
    {
        add_action('widgets_init', $this->register(...));
    }

    private function register(): void
    {
        $this->area(
            'sidebar-right',
            __('Right sidebar', 'courant'),
            __('Beside articles, pages and archives.', 'courant')
        );
        $this->area(
            'sidebar-left',
            __('Left sidebar', 'courant'),
            __('Stands on the left where a page is arranged so; without widgets the right one takes its place.', 'courant')
        );
        $this->area(
            'front-content',
            __('Front page content', 'courant'),
            __('Below the sections of the front page.', 'courant')
        );
        $this->area(
            'below-article',
            __('Below articles', 'courant'),
            __('Before the links to the previous and the next article.', 'courant')
        );
        $this->area(
            'front-side',
            __('Front page side', 'courant'),
            __('Beside the sections of the front page.', 'courant')
        );

        foreach (range(1, self::FOOTER_COLUMNS) as $column) {
            /* translators: %d: number of a column, 1 to 4. */
            $this->area("footer-{$column}", sprintf(__('Footer column %d', 'courant'), $column), '');
        }
    }

    private function area(string $id, string $name, string $description): void
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
