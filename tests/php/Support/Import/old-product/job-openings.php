<?php

/**
 * Registers what WP Job Openings registers, with the documented names and arguments
 * (docs/compatibility/wp-job-openings.md), so that WordPress serves the URLs of a site before it switches. Written for
 * the tests; contains no code of that plugin.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Prints links to the openings of one page of a list, as the shortcode and the block do. */
function courant_test_old_listing(): string
{
    $size = get_option('awsm_jobs_list_per_page');
    $isHidden = get_option('awsm_jobs_expired_jobs_listings') === 'expired';
    $openings = get_posts([
        'post_type' => 'awsm_job_openings',
        'post_status' => $isHidden ? 'publish' : ['publish', 'expired'],
        'numberposts' => is_numeric($size) ? (int) $size : 10,
        'paged' => max(1, is_numeric(get_query_var('paged')) ? (int) get_query_var('paged') : 1),
    ]);
    $links = array_map(
        static fn (WP_Post $opening): string => sprintf(
            '<a href="%s">%s</a>',
            esc_url(get_permalink($opening)),
            esc_html($opening->post_title),
        ),
        $openings,
    );

    return '<div class="awsm-job-wrap">' . implode(' ', $links) . '</div>';
}

add_action('init', static function (): void {
    $slug = get_option('awsm_permalink_slug');
    register_post_status('expired', [
        'label' => 'Expired', 'public' => true, 'protected' => true, 'exclude_from_search' => true,
    ]);
    register_post_type('awsm_job_openings', [
        'label' => 'Job Openings',
        'public' => true,
        'show_in_rest' => true,
        'has_archive' => get_option('awsm_jobs_disable_archive_page') !== 'disable',
        'capability_type' => 'job',
        'map_meta_cap' => true,
        'rewrite' => [
            'slug' => is_string($slug) && $slug !== '' ? $slug : 'jobs',
            'with_front' => get_option('awsm_jobs_remove_permalink_front_base') !== 'remove',
        ],
        'supports' => ['title', 'editor', 'excerpt', 'author', 'custom-fields', 'publicize'],
    ]);
    register_post_type('awsm_job_application', [
        'label' => 'Applications', 'public' => false, 'show_ui' => true, 'capability_type' => 'application',
        'map_meta_cap' => true, 'supports' => false, 'rewrite' => false,
    ]);
    register_block_type('wp-job-openings/blocks', ['render_callback' => 'courant_test_old_listing']);
    add_shortcode('awsmjobs', 'courant_test_old_listing');
}, 5);

add_action('init', static function (): void {
    $rows = get_option('awsm_jobs_filter');

    foreach (is_array($rows) ? $rows : [] as $row) {
        if (is_array($row) && is_string($row['taxonomy'] ?? null) && is_string($row['filter'] ?? null)) {
            register_taxonomy($row['taxonomy'], 'awsm_job_openings', [
                'labels' => ['name' => $row['filter']],
                'hierarchical' => false,
                'public' => true,
                'show_ui' => false,
                'query_var' => true,
                'rewrite' => ['slug' => $row['taxonomy']],
            ]);
        }
    }
});

add_action('template_redirect', static function (): void {
    $attachment = get_queried_object();
    $parent = $attachment instanceof WP_Post ? get_post($attachment->post_parent) : null;
    if (is_attachment() && $parent?->post_type === 'awsm_job_application') {
        wp_safe_redirect(home_url('/'), 301);
        exit;
    }
});
