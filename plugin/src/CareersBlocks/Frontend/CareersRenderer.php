<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the name has a prefix where it is defined.

namespace CourantDesk\CareersBlocks\Frontend;

use CourantDesk\CareersBlocks\Domain\OpeningFinder;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\OpeningsUrl;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;

/** Renders the components of a careers page for blocks, shortcodes and widgets. */
final class CareersRenderer
{
    private const MAX_SIMILAR = 3;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningFinder $finder,
        private readonly OpeningRepository $openings,
        private readonly FieldLabels $fieldLabels,
        private readonly SpecificationRepository $specifications,
    ) {
    }

    public function renderRecent(int $number, string $specs, bool $showSpecs, bool $showClosing, bool $showMore): string
    {
        $openings = $this->finder->findRecent($number, $specs);

        return $this->renderList($openings, '', $showSpecs, $showClosing, $showMore);
    }

    /** Returns the number of openings; for those of a single team, city or other term, it is a link to them. */
    public function renderCount(string $specs, string $before, string $after): string
    {
        $number = $this->finder->count($specs);
        $after = $after !== '' || $before !== '' ? $after : _n('opening', 'openings', $number, 'courant-desk');

        $html = trim(sprintf(
            '%s <span class="courant-opening-count">%s</span> %s',
            esc_html($before),
            esc_html(number_format_i18n($number)),
            esc_html($after),
        ));
        $term = $number > 0 ? $this->finder->findSingleTerm($specs) : null;
        $url = $term === null ? '' : get_term_link($term->id, $term->taxonomy);

        return is_string($url) && $url !== '' ? sprintf('<a href="%s">%s</a>', esc_url($url), $html) : $html;
    }

    public function renderSearch(string $label, string $button): string
    {
        [$action, $hidden] = $this->splitListingUrl();
        $this->kernel->assets->enqueueStyle('careers-blocks');

        return $this->kernel->template->render('careers-blocks/search', new OpeningSearchView(
            wp_unique_id('courant-jobs-search-'),
            $action,
            $hidden,
            $label !== '' ? $label : __('Search job openings', 'courant-desk'),
            $button !== '' ? $button : __('Search', 'courant-desk'),
        ));
    }

    /** @param int $id ID of the opening; 0 for the current page's opening */
    public function renderOpeningFacts(int $id): string
    {
        $opening = $this->findVisibleOpening($id);
        if ($opening === null) {
            return '';
        }
        $this->kernel->assets->enqueueStyle('openings');

        return $this->captureAction('courant_desk_opening_facts', $opening->id);
    }

    /** @param int $id ID of the opening; 0 for the current page's opening */
    public function renderApplicationForm(int $id): string
    {
        $opening = $this->findVisibleOpening($id);
        if ($opening === null) {
            return '';
        }
        if (!$opening->acceptsApplications($this->kernel->clock->now())) {
            return '<p>' . esc_html__('This job opening is not accepting applications.', 'courant-desk') . '</p>';
        }
        $this->kernel->assets->enqueueStyle('applications');
        $this->kernel->assets->enqueueEarlyScript('applications');

        return $this->captureAction('courant_desk_after_opening', $opening->id);
    }

    /** @param int $id ID of the opening; 0 for the current page's opening */
    public function renderApplyButton(int $id): string
    {
        $opening = $this->findVisibleOpening($id);
        if ($opening === null || !$opening->acceptsApplications($this->kernel->clock->now())) {
            return '';
        }
        $this->kernel->assets->enqueueStyle('openings');
        $url = is_singular() && get_queried_object_id() === $opening->id ? '' : $opening->url;

        return $this->kernel->template
            ->render('careers-blocks/apply-button', new ApplyButtonView("$url#awsm-application"));
    }

    /** @param int $id ID of the opening; 0 for the current page's opening */
    public function renderNotice(int $id): string
    {
        $opening = $this->findVisibleOpening($id);
        $isClosed = $opening !== null && $opening->isClosed($this->kernel->clock->now());
        if ($opening === null || !$isClosed && !$opening->flags->isFilled) {
            return '';
        }
        $this->kernel->assets->enqueueStyle('openings');

        return $this->kernel->template->render('careers-blocks/opening-notice', new OpeningNoticeView($isClosed));
    }

    /** @param int $id ID of the opening; 0 for the current page's opening */
    public function renderSimilar(int $id, int $number, string $heading): string
    {
        $opening = $this->findVisibleOpening($id);
        $similar = $opening === null ? [] : $this->finder->findSimilar($opening, max(1, $number));
        $heading = $heading !== '' ? $heading : __('Similar openings', 'courant-desk');

        return $similar === [] ? '' : $this->renderList($similar, $heading, true, true, true);
    }

    /** Renders the listing of the current archive with the settings of the site. */
    public function renderArchive(): string
    {
        ob_start();
        /**
         * Fires where an archive of openings shows its listing.
         *
         * @since 0.1.0
         */
        do_action('courant_openings_archive');

        return (string) ob_get_clean();
    }

    /** @param mixed $id ID of the opening on whose page the list is printed */
    public function printSimilarOpen(mixed $id): void
    {
        if (is_numeric($id)) {
            (new Html($this->renderSimilar((int) $id, self::MAX_SIMILAR, '')))->print();
        }
    }

    public function printSimilar(mixed $id): void
    {
        $closed = is_numeric($id) ? $this->openings->find((int) $id) : null;
        $similar = $closed === null ? [] : $this->finder->findSimilar($closed, self::MAX_SIMILAR);
        if ($similar !== []) {
            (new Html($this->renderList($similar, __('Current openings', 'courant-desk'), true, true, true)))->print();
        }
    }

    /** @param list<Opening> $openings */
    private function renderList(array $openings, string $heading, bool $specs, bool $closing, bool $more): string
    {
        $this->kernel->assets->enqueueStyle('careers-blocks');
        $rows = array_map(fn (Opening $opening): array => [
            'title' => $opening->title,
            'url' => $opening->url,
            'specs' => $specs ? $this->describeSpecifications($opening) : '',
            'salary' => $specs ? $this->describeSalary($opening) : '',
            'closing' => $closing ? $this->describeClosing($opening) : '',
        ], $openings);

        return $this->kernel->template->render(
            'careers-blocks/recent-openings',
            new RecentOpeningsView($rows, $heading, $more ? $this->listingUrl() : ''),
        );
    }

    private function describeClosing(Opening $opening): string
    {
        $date = $opening->publicClosing();
        if ($date === null) {
            return $opening->closing === null ? $this->fieldLabels->missingClosing() : '';
        }

        /* translators: %s: a date */
        return sprintf(__('Apply by %s', 'courant-desk'), $this->fieldLabels->shortClosing($date));
    }

    /** Returns the terms, and the work mode after the places. */
    private function describeSpecifications(Opening $opening): string
    {
        $names = array_map(static fn (array $terms): string => implode(', ', array_map(
            static fn (Term $term): string => $term->name,
            $terms,
        )), $opening->terms);
        $location = SpecificationMapping::detect($this->specifications->findAll())->location;
        $note = $this->fieldLabels->placeNote(
            $opening,
            array_column(array_merge(...array_values($opening->terms)), 'name'),
            count($opening->terms[$location] ?? []),
        );
        $places = $names[$location] ?? '';
        $names[$location] = $places === '' ? trim($note, '()') : trim("$places $note");

        return implode(' · ', array_filter($names, static fn (string $name): bool => $name !== ''));
    }

    private function describeSalary(Opening $opening): string
    {
        return $opening->salary?->isVisible === true
            ? $this->fieldLabels->salary($opening->salary)
            : $this->fieldLabels->missingSalary();
    }

    /** @return array{string, array<string, string>} target URL of the search form, and its query parameters */
    private function splitListingUrl(): array
    {
        [$path, $queryString] = array_pad(explode('?', $this->listingUrl(), 2), 2, '');
        $carried = [];
        wp_parse_str($queryString, $carried);

        $hidden = [];
        foreach ($carried as $name => $value) {
            if (is_string($value)) {
                $hidden[(string) $name] = $value;
            }
        }

        return [$path, $hidden];
    }

    private function listingUrl(): string
    {
        $url = OpeningsUrl::find();

        return $url !== '' ? $url : home_url('/');
    }

    private function findVisibleOpening(int $id): ?Opening
    {
        $id = $id > 0 ? $id : (int) get_the_ID();
        // The site editor previews templates without an opening.
        $isPreview = $id === 0 && wp_is_serving_rest_request();
        $opening = $isPreview ? $this->finder->findRecent(1)[0] ?? null : $this->openings->find($id);

        return $opening !== null
            && in_array($opening->status, ['publish', 'expired'], true)
            && !PostReadPolicy::isLocked($opening->id)
            ? $opening
            : null;
    }

    /** @param non-empty-string $action action whose output is returned */
    private function captureAction(string $action, int $id): string
    {
        ob_start();
        do_action($action, $id);

        return (string) ob_get_clean();
    }
}
