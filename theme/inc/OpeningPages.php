<?php

declare(strict_types=1);

namespace Courant;

use Courant\View\ArticleView;

/**
 * Integrates the plugin's job openings: pages and lists of openings use the wide layout without a sidebar. The post
 * type and its taxonomies belong to the plugin.
 */
final class OpeningPages implements Module
{
    public const POST_TYPE = 'awsm_job_openings';

    /** Whether the menu that is being printed contains the archive of openings. */
    private bool $hasArchiveItem = false;

    public function boot(): void
    {
        add_filter('taxonomy_template_hierarchy', $this->addArchiveTemplate(...));
        add_action('pre_get_posts', $this->disableFoundRows(...));
        add_action('courant_desk_opening_actions', $this->printShareButtons(...));
        add_filter('wp_nav_menu_objects', $this->findArchiveItem(...));
        add_filter('nav_menu_css_class', $this->addCurrentClass(...), 10, 2);
        add_filter('nav_menu_link_attributes', $this->addAriaCurrent(...), 10, 2);
    }

    /**
     * Marks the menu item of the jobs page on openings and their archives.
     */
    private function addCurrentClass(mixed $classes, mixed $item): mixed
    {
        return is_array($classes) && $this->isCurrentSection($item)
            ? [...$classes, 'current-menu-ancestor']
            : $classes;
    }

    private function addAriaCurrent(mixed $attributes, mixed $item): mixed
    {
        return is_array($attributes) && ($attributes['aria-current'] ?? '') === '' && $this->isCurrentSection($item)
            ? ['aria-current' => 'true'] + $attributes
            : $attributes;
    }

    /**
     * Stores whether the menu that is being printed contains the archive of openings.
     */
    private function findArchiveItem(mixed $items): mixed
    {
        $this->hasArchiveItem = false;
        foreach (is_array($items) ? $items : [] as $item) {
            if ($item instanceof \WP_Post && self::isArchive(get_object_vars($item))) {
                $this->hasArchiveItem = true;
            }
        }

        return $items;
    }

    /**
     * @param array<array-key, mixed> $menuItem
     */
    private static function isArchive(array $menuItem): bool
    {
        $url = $menuItem['url'] ?? '';

        return match ($menuItem['type'] ?? '') {
            'post_type_archive' => ($menuItem['object'] ?? '') === self::POST_TYPE,
            'custom' => is_string($url) && untrailingslashit($url)
                === untrailingslashit((string) get_post_type_archive_link(self::POST_TYPE)),
            default => false,
        };
    }

    private function isCurrentSection(mixed $item): bool
    {
        if (! $item instanceof \WP_Post || is_page() || ! self::isOpeningsPage()) {
            return false;
        }

        $menuItem = get_object_vars($item) + ['type' => '', 'object' => '', 'object_id' => 0, 'url' => ''];

        return match ($menuItem['type']) {
            'post_type_archive', 'custom' => self::isArchive($menuItem),
            // Another page with a list, such as "Careers", is the section only if the menu has no archive.
            'post_type' => !$this->hasArchiveItem && $menuItem['object'] === 'page'
                && is_numeric($menuItem['object_id'])
                && self::hasListing(get_post((int) $menuItem['object_id'])),
            default => false,
        };
    }

    /**
     * Prints the buttons that share and save an opening, below the line of its facts.
     */
    private function printShareButtons(mixed $id): void
    {
        $post = is_numeric($id) ? get_post((int) $id) : null;

        if ($post !== null) {
            get_template_part('template-parts/single/share', null, [
                'story' => ArticleView::fromPost($post),
                'kind' => 'opening',
            ]);
        }
    }

    /**
     * Disables the counting of all openings in the main query of archives. The plugin's listing counts its own, and
     * WordPress does not paginate the archive. A child theme with its own archive template can enable it.
     */
    private function disableFoundRows(\WP_Query $query): void
    {
        if (
            $query->is_main_query() && ! is_admin() && ! $query->is_feed()
            && (
                $query->is_post_type_archive(self::POST_TYPE)
                || ($query->is_tax() && self::isSpecification($query->get_queried_object()))
            )
            && has_action('courant_openings_archive')
            && locate_template('archive-' . self::POST_TYPE . '.php')
                === get_template_directory() . '/archive-' . self::POST_TYPE . '.php'
        ) {
            $query->set('no_found_rows', true);
        }
    }

    /**
     * Returns the URL of all openings; '' without one.
     */
    public static function listUrl(): string
    {
        /**
         * Filters the URL of all openings, to which breadcrumbs and the list of saved items lead.
         *
         * @since 0.1.0
         *
         * @param string|false $url URL of the archive of openings.
         */
        $url = apply_filters('courant_openings_url', get_post_type_archive_link(self::POST_TYPE));

        return is_string($url) ? $url : '';
    }

    /**
     * Returns whether the current page shows an opening or a list of openings: an archive, a specification, or a page
     * that contains the listing.
     */
    public static function isOpeningsPage(): bool
    {
        return is_singular(self::POST_TYPE)
            || is_post_type_archive(self::POST_TYPE)
            || (is_tax() && self::isSpecification(get_queried_object()))
            || (is_page() && self::hasListing(get_post()));
    }

    private static function hasListing(?\WP_Post $page): bool
    {
        return $page !== null
            && (has_block('wp-job-openings/blocks', $page) || has_shortcode($page->post_content, 'awsmjobs'));
    }

    /**
     * Makes archives of specifications use the template of the openings archive.
     *
     * @param list<string> $templates
     * @return list<string>
     */
    private function addArchiveTemplate(array $templates): array
    {
        if (! self::isSpecification(get_queried_object())) {
            return $templates;
        }

        $generic = array_search('taxonomy.php', $templates, true);
        array_splice($templates, $generic === false ? count($templates) : $generic, 0, [
            'archive-' . self::POST_TYPE . '.php',
        ]);

        return $templates;
    }

    private static function isSpecification(mixed $term): bool
    {
        return $term instanceof \WP_Term && is_object_in_taxonomy(self::POST_TYPE, $term->taxonomy);
    }
}
