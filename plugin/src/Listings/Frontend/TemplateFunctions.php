<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\SiteDateFormat;
use CourantDesk\Listings\Domain\ListingLayout;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use WP_Query;

/**
 * Implements the template functions of WP Job Openings, which themes call. The functions call it through a filter, so
 * that they depend on no class. All text that is printed is escaped here.
 */
final class TemplateFunctions
{
    public function __construct(
        private readonly ListingsSettings $settings,
        private readonly OpeningRepository $openings,
        private readonly SpecificationRepository $specifications,
        private readonly FieldLabels $labels,
        private readonly Clock $clock,
    ) {
    }

    /** @param array<array-key, mixed> $arguments */
    public function call(mixed $result, string $name, array $arguments): mixed
    {
        [$first, $second, $third] = array_pad(array_values($arguments), 3, null);

        return match ($name) {
            'jobs_query' => $this->query(is_array($first) ? $first : []),
            'jobs_view' => $this->layout($first),
            'jobs_wrapper_class' => 'awsm-job-wrap',
            'jobs_view_class' => self::classAttribute(
                'awsm-job-listings', $this->layout($second) === 'grid' ? $this->gridClasses() : 'awsm-lists',
                self::text($first),
            ),
            'jobs_listing_item_class' => $this->itemClass(is_array($first) ? $first : []),
            'jobs_data_attrs' => $this->dataAttributes(is_array($first) ? $first : [], $second),
            'job_content_class' => self::classAttribute('awsm-job-single-wrap', self::text($first)),
            'is_job_expired' => $this->findOpening($first)?->isClosed($this->clock->now()) ?? false,
            'job_expiry_details' => $this->expiryDetails(self::text($first), self::text($second)),
            'job_spec_content' => $this->specifications(0, [], false, true),
            'job_listing_spec_content' => $this->specifications($first, $second, $third === true, false),
            'job_more_details' => $this->detailsLink(self::text($first), self::text($second)),
            'jobs_paginate_links' => $first instanceof WP_Query ? self::pageLinks($first) : '',
            'jobs_load_more' => $first instanceof WP_Query ? self::loadMoreLink($first) : '',
            'no_jobs_msg' => esc_html($this->emptyMessage()),
            'jobs_expired_msg' => self::wrap(
                esc_html__('Sorry, this opening has closed.', 'courant-desk'), $first, $second,
            ),
            'job_form_submit_btn' => self::submitButton(is_array($first) ? $first : []),
            'jobs_featured_image' => self::featuredImage($first, $second),
            'jobs_archive_title' => self::wrap(esc_html(wp_strip_all_tags(get_the_archive_title())), $first, $second),
            'jobs_single_title' => self::wrap(esc_html(get_the_title()), $first, $second),
            'jobs_template_path' => self::templatePath(self::text($first), self::text($second)),
            'jobs_date_format' => self::dateFormat(),
            'jobs_time_format' => SiteDateFormat::timeFormat(),
            default => $result,
        };
    }

    /** @param array<array-key, mixed> $atts shortcode attributes */
    private function query(array $atts): WP_Query
    {
        $perPage = is_numeric($atts['listings'] ?? null) ? (int) $atts['listings'] : 0;
        $args = [
            'post_type' => PostTypes::OPENING,
            'post_status' => 'publish',
            'posts_per_page' => $perPage > 0 ? min(100, $perPage) : $this->settings->defaultOptions()->perPage,
            'paged' => self::pageNumber(get_query_var(is_front_page() ? 'page' : 'paged')),
        ];
        /**
         * Filters the arguments of WP_Query for a shortcode or a template.
         *
         * @since 0.1.0
         *
         * @param array<string, mixed>  $args
         * @param array<string, int>    $filters selected term IDs by taxonomy
         * @param array<string, string> $atts    shortcode attributes
         */
        $filtered = apply_filters('awsm_job_query_args', $args, [], $atts);

        return new WP_Query(is_array($filtered) ? $filtered : $args);
    }

    private function layout(mixed $atts): string
    {
        $layout = is_array($atts) ? ListingLayout::parse($atts['layout'] ?? null) : null;

        return ($layout ?? $this->settings->defaultOptions()->display->layout)->kind();
    }

    private function gridClasses(): string
    {
        $columns = $this->settings->defaultOptions()->display->columns;

        return 'awsm-row ' . ($columns > 1 ? "awsm-grid-col-$columns" : 'awsm-grid-col');
    }

    /** @param array<array-key, mixed> $added */
    private function itemClass(array $added): string
    {
        $opening = $this->findOpening(0);
        $classes = ['awsm-job-listing-item', ...array_values(array_filter($added, is_string(...)))];
        if ($opening?->isClosed($this->clock->now()) === true) {
            $classes[] = 'awsm-job-expired-item';
        }
        /** This filter is documented in plugin/src/Listings/Frontend/ListViewFactory.php */
        $filtered = apply_filters('awsm_job_listing_item_class', $classes, $opening->id ?? 0);

        return self::classAttribute(...array_filter(is_array($filtered) ? $filtered : $classes, is_string(...)));
    }

    /** @param array<array-key, mixed> $attributes */
    private function dataAttributes(array $attributes, mixed $atts): string
    {
        $perPage = is_array($atts) && is_numeric($atts['listings'] ?? null)
            ? (int) $atts['listings']
            : $this->settings->defaultOptions()->perPage;
        $html = '';
        foreach ($attributes + ['listings' => $perPage] as $name => $value) {
            if (is_scalar($value) && preg_match('/^[a-z][a-z0-9_-]*$/', (string) $name) === 1) {
                $html .= sprintf(' data-%s="%s"', esc_attr((string) $name), esc_attr((string) $value));
            }
        }

        return ltrim($html);
    }

    private function expiryDetails(string $before, string $after): string
    {
        $opening = $this->findOpening(0);
        if ($opening?->publicClosing() === null) {
            return '';
        }
        $isClosed = $opening->isClosed($this->clock->now());
        $label = $isClosed ? __('Closed on:', 'courant-desk') : __('Closing date:', 'courant-desk');
        return self::wrap(sprintf(
            '<div class="awsm-job-expiry-details"><span class="awsm-job-expiration-label">%s</span> <span class="awsm-job-expiration-content">%s</span></div>',
            esc_html($label),
            esc_html($this->labels->closing($opening->publicClosing(), self::dateFormat())),
        ), $before, $after);
    }

    private function specifications(mixed $id, mixed $taxonomies, bool $hasLinks, bool $isPage): string
    {
        $opening = $this->findOpening($id);
        $shown = is_array($taxonomies) && $taxonomies !== []
            ? $taxonomies
            : $this->settings->defaultOptions()->display->shownSpecifications;
        $html = '';
        foreach ($opening === null ? [] : $this->specifications->findAll() as $specification) {
            $terms = $opening->terms[$specification->taxonomy] ?? [];
            if ($terms !== [] && ($isPage || in_array($specification->taxonomy, $shown, true))) {
                $html .= sprintf(
                    '<div class="awsm-job-specification-item awsm-job-specification-%s"><span class="awsm-job-specification-label%s"><strong>%s: </strong></span>%s</div>',
                    esc_attr($specification->taxonomy),
                    $isPage ? '' : ' awsm-sr-only',
                    esc_html($specification->label),
                    implode(' ', array_map(
                        static fn (Term $term): string => self::term($term, $specification->taxonomy, $hasLinks),
                        $terms,
                    )),
                );
            }
        }

        return $html === '' ? '' : '<div class="awsm-job-specification-wrapper">' . $html . '</div>';
    }

    private static function term(Term $term, string $taxonomy, bool $hasLink): string
    {
        $url = $hasLink ? get_term_link($term->id, $taxonomy) : '';

        return is_string($url) && $url !== ''
            ? sprintf('<a href="%s" class="awsm-job-specification-term">%s</a>', esc_url($url), esc_html($term->name))
            : sprintf('<span class="awsm-job-specification-term">%s</span>', esc_html($term->name));
    }

    private function detailsLink(string $url, string $view): string
    {
        $label = esc_html__('More details', 'courant-desk');

        return '<div class="awsm-job-more-container">' . ($view === 'grid'
            ? '<span class="awsm-job-more">' . $label . ' <span></span></span>'
            : sprintf('<a href="%s" class="awsm-job-more">%s <span></span></a>', esc_url($url), $label)) . '</div>';
    }

    private static function pageLinks(WP_Query $query): string
    {
        $links = paginate_links([
            'total' => $query->max_num_pages,
            'current' => self::pageNumber($query->get('paged')),
            'type' => 'list',
        ]);

        return is_string($links) && $links !== ''
            ? '<div class="awsm-jobs-pagination awsm-load-more-classic" data-effect-duration="slow">' . $links . '</div>'
            : '';
    }

    private static function loadMoreLink(WP_Query $query): string
    {
        $page = self::pageNumber($query->get('paged'));

        return $page >= $query->max_num_pages ? '' : sprintf(
            '<div class="awsm-jobs-pagination awsm-load-more-main"><a href="%s" class="awsm-load-more awsm-load-more-btn" data-page="%d" rel="next">%s</a></div>',
            esc_url(get_pagenum_link($page + 1, false)),
            $page,
            esc_html__('Load more', 'courant-desk'),
        );
    }

    private function emptyMessage(): string
    {
        $message = $this->settings->emptyMessage();

        return $message !== '' ? $message : ListingsSettings::defaultEmptyMessage();
    }

    /** @param array<array-key, mixed> $attributes of the form */
    private static function submitButton(array $attributes): string
    {
        $texts = [
            'awsm_application_form_submit_btn_text' => __('Send application', 'courant-desk'),
            'awsm_application_form_submit_btn_res_text' => __('Sending…', 'courant-desk'),
        ];
        foreach ($texts as $filter => $text) {
            // Filters of the form, documented in plugin/src/Applications/Frontend/ApplicationFormRenderer.php.
            $texts[$filter] = self::text(apply_filters($filter, $text, $attributes)); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- names of WP Job Openings.
        }

        return sprintf(
            '<input type="submit" name="form_sub" id="awsm-application-submit-btn" class="awsm-application-submit-btn" value="%s" data-response-text="%s">',
            ...array_map(esc_attr(...), array_values($texts)),
        );
    }

    private static function featuredImage(mixed $size, mixed $attributes): string
    {
        $image = get_the_post_thumbnail(null, self::text($size), is_array($attributes) ? $attributes : '');

        return $image === '' ? '' : '<div class="awsm-job-featured-image">' . $image . '</div>';
    }

    private static function templatePath(string $name, string $folder): string
    {
        $path = locate_template('courant-desk/' . ($folder === '' ? '' : "$folder/") . $name);
        /** This filter is documented in plugin/src/Kernel/TemplateRenderer.php */
        $filtered = apply_filters('awsm_jobs_template_path', $path, $name, $folder);

        return self::text($filtered);
    }

    private static function dateFormat(string $id = 'expiry'): string
    {
        $format = SiteDateFormat::dateFormat();
        /** This filter is documented in plugin/src/Openings/Frontend/OpeningFieldFormatter.php */
        $filtered = apply_filters('awsm_jobs_date_format', $format, $id);

        return is_string($filtered) && $filtered !== '' ? $filtered : $format;
    }

    private function findOpening(mixed $id): ?Opening
    {
        $id = is_numeric($id) && (int) $id > 0 ? (int) $id : (int) get_the_ID();

        return $id > 0 ? $this->openings->find($id) : null;
    }

    private static function wrap(string $html, mixed $before, mixed $after): string
    {
        return $html === '' ? '' : wp_kses_post(self::text($before)) . $html . wp_kses_post(self::text($after));
    }

    private static function classAttribute(string ...$classes): string
    {
        return 'class="' . esc_attr(implode(' ', array_filter($classes, static fn ($css): bool => $css !== ''))) . '"';
    }

    private static function pageNumber(mixed $value): int
    {
        return is_numeric($value) ? max(1, (int) $value) : 1;
    }

    private static function text(mixed $value): string
    {
        return is_scalar($value) ? (string) $value : '';
    }
}
