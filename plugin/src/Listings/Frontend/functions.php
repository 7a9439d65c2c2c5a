<?php

/**
 * Template functions of WP Job Openings.
 *
 * @see docs/compatibility/wp-job-openings.md#template-functions
 *
 * @package CourantDesk
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedFunctionFound -- the name in WP Job Openings.

use CourantDesk\Kernel\Html;

if (!function_exists('awsm_jobs_query')) {
    /** @param array<string, mixed> $shortcode_atts */
    function awsm_jobs_query(array $shortcode_atts = []): WP_Query
    {
        /**
         * Filters the result of a template function of WP Job Openings.
         *
         * @since 0.1.0
         *
         * @param mixed $result a WP_Query, bool, array or string
         * @param string $name name of the function, without `awsm_`
         * @param list<mixed> $arguments arguments of the function
         */
        $query = apply_filters('courant_desk_template_function', null, 'jobs_query', [$shortcode_atts]);

        return $query instanceof WP_Query ? $query : new WP_Query();
    }

    /** Returns a text that a template function returns or prints. */
    function courant_desk_template_text(string $name, mixed ...$arguments): string
    {
        /** This filter is documented in plugin/src/Listings/Frontend/functions.php */
        $text = apply_filters('courant_desk_template_function', '', $name, $arguments);

        return is_string($text) ? $text : '';
    }

    /** Prints markup that is complete and escaped. */
    function courant_desk_print_template_text(string $name, mixed ...$arguments): void
    {
        (new Html(courant_desk_template_text($name, ...$arguments)))->print();
    }

    /** @param array<string, mixed> $shortcode_atts */
    function awsm_jobs_view(array $shortcode_atts = []): string
    {
        return courant_desk_template_text('jobs_view', $shortcode_atts);
    }

    function awsm_jobs_wrapper_class(bool $echo = true): string
    {
        if ($echo) {
            courant_desk_print_template_text('jobs_wrapper_class');
        }

        return courant_desk_template_text('jobs_wrapper_class');
    }

    /** @param array<string, mixed> $shortcode_atts */
    function awsm_jobs_view_class(string $class = '', array $shortcode_atts = []): void
    {
        courant_desk_print_template_text('jobs_view_class', $class, $shortcode_atts);
    }

    /** @param list<string> $class */
    function awsm_jobs_listing_item_class(array $class = []): void
    {
        courant_desk_print_template_text('jobs_listing_item_class', $class);
    }

    /**
     * @param array<string, mixed> $attrs
     * @param array<string, mixed> $shortcode_atts
     */
    function awsm_jobs_data_attrs(array $attrs = [], array $shortcode_atts = []): void
    {
        courant_desk_print_template_text('jobs_data_attrs', $attrs, $shortcode_atts);
    }

    function awsm_job_content_class(string $class = ''): void
    {
        courant_desk_print_template_text('job_content_class', $class);
    }

    /** @param int $job_id 0: the current post */
    function is_awsm_job_expired(int $job_id = 0): bool
    {
        /** This filter is documented in plugin/src/Listings/Frontend/functions.php */
        return apply_filters('courant_desk_template_function', false, 'is_job_expired', [$job_id]) === true;
    }

    /** @return array{id: int, title: string, permalink: string} of the current post */
    function get_awsm_job_details(): array
    {
        return ['id' => (int) get_the_ID(), 'title' => get_the_title(), 'permalink' => (string) get_permalink()];
    }

    function awsm_job_expiry_details(string $before = '', string $after = ''): void
    {
        courant_desk_print_template_text('job_expiry_details', $before, $after);
    }

    /** @param string $pos prints only if the settings show specifications there; '' prints always */
    function awsm_job_spec_content(string $pos = ''): void
    {
        courant_desk_print_template_text('job_spec_content', $pos);
    }

    /**
     * @param int          $job_id        0: the current post
     * @param mixed        $awsm_filters  not used
     * @param list<string> $listing_specs taxonomies; empty: those of the settings
     */
    function awsm_job_listing_spec_content(
        int $job_id = 0,
        mixed $awsm_filters = null,
        array $listing_specs = [],
        bool $has_term_link = false,
    ): void {
        courant_desk_print_template_text('job_listing_spec_content', $job_id, $listing_specs, $has_term_link);
    }

    function awsm_job_more_details(string $link, string $view = 'list'): void
    {
        courant_desk_print_template_text('job_more_details', $link, $view);
    }

    /** @param array<string, mixed> $shortcode_atts */
    function awsm_jobs_paginate_links(WP_Query $query, array $shortcode_atts = []): void
    {
        courant_desk_print_template_text('jobs_paginate_links', $query);
    }

    /** @param array<string, mixed> $shortcode_atts */
    function awsm_jobs_load_more(WP_Query $query, array $shortcode_atts = []): void
    {
        courant_desk_print_template_text('jobs_load_more', $query);
    }

    function awsm_no_jobs_msg(): void
    {
        courant_desk_print_template_text('no_jobs_msg');
    }

    function awsm_jobs_expired_msg(string $before = '', string $after = ''): void
    {
        courant_desk_print_template_text('jobs_expired_msg', $before, $after);
    }

    /** @param array<string, mixed> $form_attrs */
    function awsm_job_form_submit_btn(array $form_attrs = []): void
    {
        courant_desk_print_template_text('job_form_submit_btn', $form_attrs);
    }

    /** @param string|array<string, mixed> $attr of the image */
    function awsm_jobs_featured_image(bool $echo = true, string $size = 'thumbnail', string|array $attr = ''): string
    {
        if ($echo) {
            courant_desk_print_template_text('jobs_featured_image', $size, $attr);
        }

        return courant_desk_template_text('jobs_featured_image', $size, $attr);
    }

    function awsm_jobs_single_featured_image(): void
    {
        courant_desk_print_template_text('jobs_featured_image', 'large', '');
    }

    function awsm_jobs_archive_title(string $before = '', string $after = ''): void
    {
        courant_desk_print_template_text('jobs_archive_title', $before, $after);
    }

    function awsm_jobs_single_title(string $before = '', string $after = ''): void
    {
        courant_desk_print_template_text('jobs_single_title', $before, $after);
    }

    function get_awsm_jobs_template_path(string $template_name, string $sub_dir_name = ''): string
    {
        return courant_desk_template_text('jobs_template_path', $template_name, $sub_dir_name);
    }

    function get_awsm_jobs_date_format(string $id = ''): string
    {
        return courant_desk_template_text('jobs_date_format', $id);
    }

    function get_awsm_jobs_time_format(): string
    {
        return courant_desk_template_text('jobs_time_format');
    }
}
