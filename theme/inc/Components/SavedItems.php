<?php

declare(strict_types=1);

namespace Courant\Components;

use Courant\Customizer\ThemeOptions;
use Courant\Module;
use Courant\OpeningPages;

/**
 * The page with the articles and openings that a visitor has saved in the browser. It is no post: its URL is the home
 * URL with a parameter, and the same for everybody.
 */
final class SavedItems implements Module
{
    private const PARAMETER = 'courant-saved';

    /**
     * The module of the buttons is loaded at the first interaction, or when they are visible if anything is saved, to
     * show whether the article is. The script runs before the loader, which reads the attribute. `early/theme` does
     * the same for content that is inserted later.
     */
    private const BUTTON_SCRIPT = <<<'JS'
        try{if(localStorage.getItem('courant-saved'))document.currentScript.previousElementSibling.dataset.when='visible'}catch{}
        JS;

    public function boot(): void
    {
        add_filter('query_vars', $this->addParameter(...));
        add_action('parse_query', $this->prepareQuery(...));
        add_filter('posts_pre_query', $this->skipQuery(...), 10, 2);
        add_filter('pre_handle_404', static fn (mixed $handled): mixed => self::isPage() ? true : $handled);
        add_filter('template_include', $this->chooseTemplate(...));
        add_filter('wp_nav_menu_items', $this->addMenuItem(...), 10, 2);
        add_filter('document_title_parts', $this->addTitle(...));
        add_filter('wp_robots', static fn (array $robots): array => self::isPage()
            ? ['noindex' => true, 'follow' => true]
            : $robots);
    }

    /**
     * Returns the URL of the page; empty when articles have no share buttons.
     */
    public static function url(): string
    {
        return ThemeOptions::isEnabled('article_share') ? add_query_arg(self::PARAMETER, '1', home_url('/')) : '';
    }

    public static function isPage(): bool
    {
        return get_query_var(self::PARAMETER) === '1' && ThemeOptions::isEnabled('article_share');
    }

    /**
     * Prints the script of the button that saves, directly after the group of buttons.
     */
    public static function printButtonScript(): void
    {
        wp_print_inline_script_tag(self::BUTTON_SCRIPT);
    }

    /**
     * Returns the URL of a route with the facts of openings; empty without the plugin.
     */
    public static function openingFactsUrl(): string
    {
        /**
         * Filters the URL from which the list of saved items gets the facts of openings. It receives their IDs in the
         * parameter `include`, separated by commas, and returns `{ items: [ { id, isClosed, facts: [ text ] } ] }`.
         *
         * @since 0.1.0
         *
         * @param string $url Empty for a list without facts.
         */
        $url = apply_filters('courant_opening_facts_url', '');

        return is_string($url) ? $url : '';
    }

    /**
     * Returns the lists from which a visitor can save something.
     *
     * @return list<array{url: string, label: string}>
     */
    public static function links(): array
    {
        $openings = OpeningPages::listUrl();

        return [
            ['url' => (string) get_post_type_archive_link('post'), 'label' => __('Latest articles', 'courant')],
            ...($openings === '' ? [] : [['url' => $openings, 'label' => __('Job openings', 'courant')]]),
        ];
    }

    public static function title(): string
    {
        return __('Saved for later', 'courant');
    }

    /**
     * @param list<string> $names
     * @return list<string>
     */
    private function addParameter(array $names): array
    {
        return [...$names, self::PARAMETER];
    }

    /**
     * The page is neither the front page nor a list of articles.
     */
    private function prepareQuery(\WP_Query $query): void
    {
        if ($query->is_main_query() && $query->get(self::PARAMETER) === '1' && self::isPage()) {
            $query->is_home = false;
        }
    }

    /**
     * @param list<\WP_Post>|null $posts
     * @return list<\WP_Post>|null
     */
    private function skipQuery(?array $posts, \WP_Query $query): ?array
    {
        return $query->is_main_query() && self::isPage() ? [] : $posts;
    }

    private function chooseTemplate(string $template): string
    {
        return self::isPage() ? locate_template('saved.php') : $template;
    }

    /**
     * Adds a link to the page at the end of the menu in the top bar.
     */
    private function addMenuItem(string $items, \stdClass $menu): string
    {
        return ($menu->theme_location ?? '') === 'top' && self::url() !== ''
            ? $items . sprintf(
                '<li class="menu-item"><a href="%s" rel="nofollow"%s>%s</a></li>',
                esc_url(self::url()),
                self::isPage() ? ' aria-current="page"' : '',
                esc_html(self::title()),
            )
            : $items;
    }

    /**
     * @param array<string, string> $parts
     * @return array<string, string>
     */
    private function addTitle(array $parts): array
    {
        return self::isPage() ? ['title' => self::title()] + $parts : $parts;
    }
}
