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
    }

    /**
     * Whether this page shows an opening, or a list of them by archive or by specification.
     */
    public static function isOpeningsPage(): bool
    {
        return is_singular(self::POST_TYPE)
            || is_post_type_archive(self::POST_TYPE)
            || (is_tax() && self::isSpecification(get_queried_object()));
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
