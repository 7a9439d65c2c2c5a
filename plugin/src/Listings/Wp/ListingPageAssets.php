<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\PluralForms;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\Appearance;
use CourantDesk\Listings\Domain\Text;
use CourantDesk\Listings\ListingsSettings;
use WP_Post;

/** Style, early script and configuration of a page with a listing; a page without one gets nothing (Rulings 37). */
final class ListingPageAssets
{
    /** Words of a block or shortcode that ask for a bar beside the openings, or for filters of several values. */
    private const ASIDE = '/\bplacement"?\s*[:=]\s*"?side\b/';
    private const SEVERAL = '/\b(?:checkbox|multiple)\b/';

    private bool $added = false;
    private bool $hasMenus = false;

    public function __construct(private readonly Kernel $kernel, private readonly ListingsSettings $settings)
    {
    }

    /** A block that looks so is shown: asked for while the page is printed. */
    public function addFor(Appearance $look): void
    {
        $this->add();
        $this->addParts($look->placement === 'side', $look->bar->hasCheckboxes());
    }

    private function add(): void
    {
        if ($this->added) {
            return;
        }
        $this->added = true;
        $this->kernel->assets->style('listings');
        if ($this->settings->styledSelects()) {
            $this->kernel->assets->style('selects');
        }
        if ($this->settings->offersRetry()) {
            $this->kernel->assets->style('listings-retry');
        }
        $this->kernel->assets->early('listings');
        $this->kernel->config->add('listings', $this->config(...));
    }

    /** Into the head where the page can be known to have a listing, so that nothing is drawn without its style. */
    public function addEarly(): void
    {
        $post = is_singular() ? get_queried_object() : null;
        $content = $post instanceof WP_Post ? $post->post_content : '';
        if (self::holdsListing($content) || Archives::isServed()) {
            $look = $this->settings->options()->look;
            $this->add();
            $this->addParts(
                $look->placement === 'side' || preg_match(self::ASIDE, $content) === 1,
                $look->bar->hasCheckboxes() || preg_match(self::SEVERAL, $content) === 1,
            );
        } elseif (self::mayHoldTeaser()) {
            $this->kernel->assets->style('teaser');
        }
    }

    private function addParts(bool $aside, bool $several): void
    {
        if ($aside) {
            $this->kernel->assets->style('listings-side');
        }
        if ($several) {
            $this->kernel->assets->style('listings-menus');
            $this->hasMenus = true;
        }
    }

    /** Whether the theme Courant shows a few openings on the present page. */
    public static function mayHoldTeaser(): bool
    {
        return get_template() === 'courant' && (is_home() || is_page_template('templates/magazine.php'));
    }

    public static function holdsListing(string $content): bool
    {
        return str_contains($content, '[awsmjobs') || str_contains($content, '<!-- wp:wp-job-openings/blocks');
    }

    /** @return array<string, mixed> see schema/page-config.json */
    public function config(): array
    {
        return [
            'ajaxUrl' => admin_url('admin-ajax.php'),
            'isSearch' => $this->search() !== '',
            'isTaxonomyArchive' => is_tax(),
            'deepLinking' => [
                'search' => $this->settings->keepsSearchInAddress(),
                'spec' => $this->settings->keepsSpecsInAddress(),
                'pagination' => $this->settings->keepsPageInAddress(),
            ],
            'styledSelects' => $this->settings->styledSelects(),
            ...($this->hasMenus ? ['menus' => $this->kernel->assets->late('listings-menus')] : []),
            ...($this->settings->offersRetry() ? ['retry' => [
                'script' => $this->kernel->assets->late('listings-retry'),
                'failed' => __('The list could not be loaded.', 'courant-desk'),
                'offline' => __('You are offline. The list may be out of date.', 'courant-desk'),
                'again' => __('Try again', 'courant-desk'),
            ]] : []),
            'messages' => [
                'loading' => __('Loading…', 'courant-desk'),
                /* translators: %s: number of openings */
                'found' => PluralForms::of(static fn (int $number): string => _n('%s opening found', '%s openings found', $number, 'courant-desk')),
                'noOpenings' => __('No openings found', 'courant-desk'),
                /* translators: %s: number of openings */
                'moreLoaded' => PluralForms::of(static fn (int $number): string => _n('%s more opening loaded', '%s more openings loaded', $number, 'courant-desk')),
            ],
        ];
    }

    /** @return array<string, mixed> entries of `awsmJobsPublic` (Jobs contract 3.5) */
    public function compatible(): array
    {
        return [
            'is_tax_archive' => is_tax(),
            'is_search' => $this->search(),
            'is_homepage' => is_front_page(),
            'deep_linking' => [
                'search' => $this->settings->keepsSearchInAddress(),
                'spec' => $this->settings->keepsSpecsInAddress(),
                'pagination' => $this->settings->keepsPageInAddress(),
            ],
            'i18n' => ['loading_text' => __('Loading…', 'courant-desk')],
            'vendors' => ['selectric' => $this->settings->styledSelects()],
        ];
    }

    public function hasStyledSelects(): bool
    {
        return $this->settings->styledSelects();
    }

    private function search(): string
    {
        return Text::line(Request::current()->query()['jq'] ?? null, 200);
    }
}
