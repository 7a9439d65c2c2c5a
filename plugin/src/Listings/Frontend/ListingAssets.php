<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\PluralForms;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\ListingDisplayOptions;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\SearchIndex\Domain\NearbyFilter;
use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;
use WP_Post;

/** Enqueues styles, early script and configuration on pages with a listing only. */
final class ListingAssets
{
    /** Block or shortcode attributes that need the styles for a side bar or for multi-value filters. */
    private const SIDE_PLACEMENT_PATTERN = '/\bplacement"?\s*[:=]\s*"?side\b/';
    private const MULTIPLE_VALUES_PATTERN = '/\b(?:checkbox|multiple)\b/';

    private const GROUPING_ATTRIBUTE = 'group_by';

    private bool $isEnqueued = false;
    private bool $hasMenus = false;
    private bool $hasBlock = false;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly ListingsSettings $settings,
        private readonly ListingMap $map,
    ) {
    }

    /** Enqueues the assets of a rendered block. */
    public function enqueueFor(ListingOptions $options): void
    {
        $display = $options->display;
        $this->enqueue();
        $this->hasBlock = $this->hasBlock || $display->hasDualClassNames;
        $this->enqueueOptionalStyles(
            $display->filterPlacement === 'side',
            $display->filterBar->hasCheckboxes(),
            $options->groupTaxonomy() !== '',
            self::hasDistance($display),
        );
    }

    /** Enqueues the assets of a listing with the settings of the site. */
    public function enqueueDefaults(): void
    {
        $this->enqueueFor($this->settings->defaultOptions());
    }

    private function enqueue(): void
    {
        if ($this->isEnqueued) {
            return;
        }
        $this->isEnqueued = true;
        $this->kernel->assets->enqueueStyle('listings');
        $this->map->enqueueStyle();
        if ($this->settings->hasStyledSelects()) {
            $this->kernel->assets->enqueueStyle('styled-selects');
        }
        if ($this->settings->hasRetry()) {
            $this->kernel->assets->enqueueStyle('listings-retry');
        }
        $this->kernel->assets->enqueueEarlyScript('listings');
        $this->kernel->pageConfig->add('listings', $this->config(...));
    }

    /** Enqueues the assets in the head if the page contains a listing, so that it is not painted without its styles. */
    public function enqueueForPage(): void
    {
        $post = is_singular() ? get_queried_object() : null;
        $content = $post instanceof WP_Post ? $post->post_content : '';
        if (self::containsListing($content) || ArchivePages::isArchive()) {
            $options = $this->settings->defaultOptions();
            $display = $options->display;
            $this->enqueue();
            $this->enqueueOptionalStyles(
                $display->filterPlacement === 'side' || preg_match(self::SIDE_PLACEMENT_PATTERN, $content) === 1,
                $display->filterBar->hasCheckboxes() || preg_match(self::MULTIPLE_VALUES_PATTERN, $content) === 1,
                $options->groupTaxonomy() !== '' || str_contains($content, self::GROUPING_ATTRIBUTE),
                self::hasDistance($display),
            );
        }
        if (self::mayShowTeaser()) {
            $this->kernel->assets->enqueueStyle('listings-teaser');
        }
    }

    private static function hasDistance(ListingDisplayOptions $display): bool
    {
        return in_array(NearbyFilter::KEY, $display->attributeFilters, true);
    }

    private function enqueueOptionalStyles(
        bool $hasSideBar,
        bool $hasMultiValueFilters,
        bool $isGrouped,
        bool $hasDistance,
    ): void {
        if ($hasDistance) {
            $this->kernel->assets->enqueueStyle('listings-distance');
        }
        if ($isGrouped) {
            $this->kernel->assets->enqueueStyle('listings-groups');
        }
        if ($hasSideBar) {
            $this->kernel->assets->enqueueStyle('listings-side');
        }
        if ($hasMultiValueFilters) {
            $this->kernel->assets->enqueueStyle('listings-menus');
            $this->hasMenus = true;
        }
    }

    /** Returns whether the Courant theme shows its openings teaser on the current page. */
    public static function mayShowTeaser(): bool
    {
        // For WordPress 6.5, a sitemap is a list of articles too.
        $isFrontPage = is_home() && get_query_var('sitemap') === '';

        return get_template() === 'courant' && ($isFrontPage || is_page_template('templates/magazine.php'));
    }

    public static function containsListing(string $content): bool
    {
        return str_contains($content, '[awsmjobs') || str_contains($content, '<!-- wp:wp-job-openings/blocks');
    }

    /** @return array<string, mixed> see schema/page-config.json */
    public function config(): array
    {
        return [
            'ajaxUrl' => admin_url('admin-ajax.php'),
            'isSearch' => $this->searchText() !== '',
            'isTaxonomyArchive' => is_tax(),
            'deepLinking' => [
                'search' => $this->settings->shouldAddSearchToUrl(),
                'spec' => $this->settings->shouldAddFiltersToUrl(),
                'pagination' => $this->settings->shouldAddPageToUrl(),
            ],
            'styledSelects' => $this->settings->hasStyledSelects(),
            ...($this->hasBlock
                ? ['blockEvents' => $this->kernel->assets->lazyModuleUrl('listings-block-events')]
                : []),
            ...($this->hasMenus ? ['menus' => $this->kernel->assets->lazyModuleUrl('listings-menus')] : []),
            ...($this->settings->hasRetry() ? ['retry' => [
                'failed' => __('The list could not be loaded.', 'courant-desk'),
                'offline' => __('You are offline. The list may be out of date.', 'courant-desk'),
                'again' => __('Try again', 'courant-desk'),
            ]] : []),
            'messages' => [
                'loading' => __('Loading…', 'courant-desk'),
                'found' => PluralForms::fromTranslator(
                    static fn (int $number): string
                        /* translators: %s: number of openings */
                        => _n('%s opening found', '%s openings found', $number, 'courant-desk')
                ),
                'show' => PluralForms::fromTranslator(
                    static fn (int $number): string
                        /* translators: %s: number of openings */
                        => _nx('Show %s opening', 'Show %s openings', $number, 'button of the filters', 'courant-desk')
                ),
                'noOpenings' => __('No openings found', 'courant-desk'),
                'moreLoaded' => PluralForms::fromTranslator(
                    static fn (int $number): string
                        /* translators: %s: number of openings */
                        => _n('%s more opening loaded', '%s more openings loaded', $number, 'courant-desk')
                ),
            ],
        ];
    }

    /** @return array<string, mixed> the listing entries of the global `awsmJobsPublic` of WP Job Openings */
    public function compatibilityConfig(): array
    {
        return [
            'is_tax_archive' => is_tax(),
            'is_search' => $this->searchText(),
            'is_homepage' => is_front_page(),
            'deep_linking' => [
                'search' => $this->settings->shouldAddSearchToUrl(),
                'spec' => $this->settings->shouldAddFiltersToUrl(),
                'pagination' => $this->settings->shouldAddPageToUrl(),
            ],
            'i18n' => ['loading_text' => __('Loading…', 'courant-desk')],
            'vendors' => ['selectric' => $this->settings->hasStyledSelects()],
            // No request of this plugin requires it, because pages may be cached.
            'block_nonce' => wp_create_nonce('awsm_block_ajax'),
        ];
    }

    public function hasStyledSelects(): bool
    {
        return $this->settings->hasStyledSelects();
    }

    private function searchText(): string
    {
        return TextFieldSanitizer::sanitize(Request::fromGlobals()->query()['jq'] ?? null, 200);
    }
}
