<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\OpeningsUrl;
use WP_Post;

/** Creates the default data of a site at installation: specifications with terms, and a page with the listing. */
final class OpeningsInstaller
{
    public const LISTING_PAGE_OPTION = OpeningsUrl::PAGE_OPTION;
    public const DEFAULT_PAGE_OPTION = 'awsm_jobs_default_listing_page_id';
    public const DEFAULT_TERMS_OPTION = 'awsm_jobs_insert_default_specs_terms';

    public function __construct(private readonly SpecificationTaxonomies $taxonomies)
    {
    }

    public function install(): void
    {
        $this->createDefaultSpecifications();
        $this->createListingPage();
    }

    private function createDefaultSpecifications(): void
    {
        if (get_option(TaxonomySpecificationRepository::OPTION) === false) {
            add_option(TaxonomySpecificationRepository::OPTION, [
                ['taxonomy' => 'job-category', 'filter' => __('Job Category', 'courant-desk')],
                ['taxonomy' => 'job-type', 'filter' => __('Job Type', 'courant-desk')],
                ['taxonomy' => 'job-location', 'filter' => __('Job Location', 'courant-desk')],
            ]);
        }
        $this->taxonomies->register();
        if (get_option(self::DEFAULT_TERMS_OPTION) !== false || !taxonomy_exists('job-type')) {
            return;
        }
        $names = [__('Full Time', 'courant-desk'), __('Part Time', 'courant-desk'), __('Freelance', 'courant-desk')];
        foreach ($names as $index => $name) {
            $term = term_exists($name, 'job-type') ?? wp_insert_term($name, 'job-type');
            if (is_array($term)) {
                add_term_meta((int) $term['term_id'], SpecificationTaxonomies::ORDER_META, $index + 1, true);
            }
        }
        update_option(self::DEFAULT_TERMS_OPTION, 1);
    }

    private function createListingPage(): void
    {
        if (get_option(self::DEFAULT_PAGE_OPTION) !== false || get_option(self::LISTING_PAGE_OPTION) !== false) {
            return;
        }
        $existing = get_page_by_path('job-openings');
        $id = $existing instanceof WP_Post ? $existing->ID : wp_insert_post([
            'post_type' => 'page',
            'post_status' => 'publish',
            'post_name' => 'job-openings',
            'post_title' => __('Job Openings', 'courant-desk'),
            'post_content' => '<!-- wp:wp-job-openings/blocks {"other_options":["job-category","job-type","job-location"]} -->'
                . "\n" . '<p class="wp-block-wp-job-openings-blocks"></p>' . "\n"
                . '<!-- /wp:wp-job-openings/blocks -->',
            'comment_status' => 'closed',
        ]);
        if ($id > 0) {
            add_option(self::DEFAULT_PAGE_OPTION, $id);
            add_option(self::LISTING_PAGE_OPTION, $id);
        }
    }
}
