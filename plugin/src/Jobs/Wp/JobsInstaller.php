<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use WP_Post;

/** What a site gets for openings at install: specifications and their terms, a page with the listing (Jobs contract 1.4). */
final class JobsInstaller
{
    public const PAGE = 'awsm_select_page_listing';
    public const MADE_PAGE = 'awsm_jobs_default_listing_page_id';
    public const SEEDED = 'awsm_jobs_insert_default_specs_terms';

    public function __construct(private readonly SpecificationTaxonomies $taxonomies)
    {
    }

    public function install(): void
    {
        $this->specifications();
        $this->page();
    }

    private function specifications(): void
    {
        if (get_option(TaxonomySpecifications::OPTION) === false) {
            add_option(TaxonomySpecifications::OPTION, [
                ['taxonomy' => 'job-category', 'filter' => __('Job Category', 'courant-desk')],
                ['taxonomy' => 'job-type', 'filter' => __('Job Type', 'courant-desk')],
                ['taxonomy' => 'job-location', 'filter' => __('Job Location', 'courant-desk')],
            ]);
        }
        $this->taxonomies->register();
        if (get_option(self::SEEDED) !== false || !taxonomy_exists('job-type')) {
            return;
        }
        $names = [__('Full Time', 'courant-desk'), __('Part Time', 'courant-desk'), __('Freelance', 'courant-desk')];
        foreach ($names as $place => $name) {
            $term = term_exists($name, 'job-type') ?? wp_insert_term($name, 'job-type');
            if (is_array($term)) {
                add_term_meta((int) $term['term_id'], SpecificationTaxonomies::ORDER, $place + 1, true);
            }
        }
        update_option(self::SEEDED, 1);
    }

    private function page(): void
    {
        if (get_option(self::MADE_PAGE) !== false || get_option(self::PAGE) !== false) {
            return;
        }
        $there = get_page_by_path('job-openings');
        $id = $there instanceof WP_Post ? $there->ID : wp_insert_post([
            'post_type' => 'page',
            'post_status' => 'publish',
            'post_name' => 'job-openings',
            'post_title' => __('Job Openings', 'courant-desk'),
            'post_content' => '<!-- wp:wp-job-openings/blocks {"other_options":["job-category","job-type","job-location"]} -->'
                . "\n" . '<p class="wp-block-wp-job-openings-blocks"></p>' . "\n" . '<!-- /wp:wp-job-openings/blocks -->',
            'comment_status' => 'closed',
        ]);
        if ($id > 0) {
            add_option(self::MADE_PAGE, $id);
            add_option(self::PAGE, $id);
        }
    }
}
