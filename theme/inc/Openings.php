<?php

declare(strict_types=1);

namespace Courant;

/**
 * Openings and their lists come from the plugin; the theme only gives them a frame: the wide
 * column, without sidebar. Names of the post type are the jobs contract's.
 */
final class Openings implements Feature
{
    public const POST_TYPE = 'awsm_job_openings';

    public function boot(): void
    {
        add_filter('taxonomy_template_hierarchy', $this->specificationTemplates(...));
        add_action('pre_get_posts', $this->countNothing(...));
    }

    /**
     * The plugin's listing counts its openings itself: WordPress need not count all there are for an archive that is never paged
     * by it. A child theme with an archive of its own may.
     */
    private function countNothing(\WP_Query $query): void
    {
        if (
            $query->is_main_query() && ! is_admin() && ! $query->is_feed()
            && ($query->is_post_type_archive(self::POST_TYPE) || ($query->is_tax() && self::isSpecification($query->get_queried_object())))
            && has_action('courant_openings_archive')
            && locate_template('archive-' . self::POST_TYPE . '.php') === get_template_directory() . '/archive-' . self::POST_TYPE . '.php'
        ) {
            $query->set('no_found_rows', true);
        }
    }

    /**
     * Whether this page shows an opening, or a list of them: an archive, a specification, or a page
     * that an editor put the listing into.
     */
    public static function isOpeningsPage(): bool
    {
        return is_singular(self::POST_TYPE)
            || is_post_type_archive(self::POST_TYPE)
            || (is_tax() && self::isSpecification(get_queried_object()))
            || (is_page() && self::holdsListing(get_post()));
    }

    private static function holdsListing(?\WP_Post $page): bool
    {
        return $page !== null
            && (has_block('wp-job-openings/blocks', $page) || has_shortcode($page->post_content, 'awsmjobs'));
    }

    /**
     * An archive of a specification looks like the archive of all openings.
     *
     * @param list<string> $templates
     * @return list<string>
     */
    private function specificationTemplates(array $templates): array
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
