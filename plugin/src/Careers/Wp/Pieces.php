<?php

declare(strict_types=1);

namespace CourantDesk\Careers\Wp;

use CourantDesk\Careers\View\RecentView;
use CourantDesk\Careers\View\SearchView;
use CourantDesk\Jobs\Domain\FieldWords;
use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Kernel;

/** Makes each piece's HTML, whether a block, a shortcode or a widget asks for it. */
final class Pieces
{
    private const SIMILAR = 3;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningLists $lists,
        private readonly Openings $openings,
        private readonly FieldWords $fieldLabels,
    ) {
    }

    public function recent(int $number, string $specs, bool $showSpecs, bool $showClosing, bool $showMore): string
    {
        $openings = $this->lists->recent($number, $specs);

        return $this->list($openings, '', $showSpecs, $showClosing, $showMore);
    }

    public function count(string $specs, string $before, string $after): string
    {
        $number = $this->lists->count($specs);
        $after = $after !== '' || $before !== '' ? $after : _n('opening', 'openings', $number, 'courant-desk');

        return trim(sprintf('%s <span class="courant-opening-count">%s</span> %s', esc_html($before), esc_html(number_format_i18n($number)), esc_html($after)));
    }

    public function search(string $label, string $button): string
    {
        [$action, $hidden] = $this->addressOfOpenings();
        $this->kernel->assets->style('careers');

        return $this->kernel->template->render('careers/search', new SearchView(
            wp_unique_id('courant-jobs-search-'),
            $action,
            $hidden,
            $label !== '' ? $label : __('Search job openings', 'courant-desk'),
            $button !== '' ? $button : __('Search', 'courant-desk'),
        ));
    }

    /** @param int $id of the opening; 0 for the one whose page this is */
    public function facts(int $id): string
    {
        $opening = $this->opening($id);
        if ($opening === null) {
            return '';
        }
        $this->kernel->assets->style('jobs');

        return $this->said('courant_desk_opening_facts', $opening->id);
    }

    /** @param int $id of the opening; 0 for the one whose page this is */
    public function form(int $id): string
    {
        $opening = $this->opening($id);
        if ($opening === null) {
            return '';
        }
        if (!$opening->acceptsApplications($this->kernel->clock->now())) {
            return '<p>' . esc_html__('This opening takes no applications now.', 'courant-desk') . '</p>';
        }
        $this->kernel->assets->style('applications');
        $this->kernel->assets->early('applications');

        return $this->said('courant_desk_after_opening', $opening->id);
    }

    public function printSimilar(mixed $id): void
    {
        $closed = is_numeric($id) ? $this->openings->find((int) $id) : null;
        $similar = $closed === null ? [] : $this->lists->similar($closed, self::SIMILAR);
        if ($similar !== []) {
            (new Html($this->list($similar, __('Open now', 'courant-desk'), true, false, true)))->print();
        }
    }

    /** @param list<Opening> $openings */
    private function list(array $openings, string $heading, bool $specs, bool $closing, bool $more): string
    {
        $this->kernel->assets->style('careers');
        $rows = array_map(fn (Opening $opening): array => [
            'title' => $opening->title,
            'url' => $opening->url,
            'specs' => $specs ? implode(' · ', array_map(static fn (Term $term): string => $term->name, array_merge(...array_values($opening->terms)))) : '',
            /* translators: %s: a date */
            'closing' => $closing && $opening->closingShown && $opening->closing !== null ? sprintf(__('Apply by %s', 'courant-desk'), $this->fieldLabels->closing($opening->closing)) : '',
        ], $openings);

        return $this->kernel->template->render('careers/recent', new RecentView($rows, $heading, $more ? $this->allUrl() : ''));
    }

    /** @return array{string, array<string, string>} where a search goes, and what its address already carries */
    private function addressOfOpenings(): array
    {
        $parts = explode('?', $this->allUrl(), 2);
        $carried = [];
        wp_parse_str($parts[1] ?? '', $carried);

        $hidden = [];
        foreach ($carried as $name => $value) {
            if (is_string($value)) {
                $hidden[(string) $name] = $value;
            }
        }

        return [$parts[0], $hidden];
    }

    private function allUrl(): string
    {
        $page = get_option('awsm_select_page_listing');
        $address = is_numeric($page) && get_post_status((int) $page) === 'publish' ? get_permalink((int) $page) : false;
        $address = $address !== false ? $address : get_post_type_archive_link('awsm_job_openings');

        return $address !== false ? $address : home_url('/');
    }

    private function opening(int $id): ?Opening
    {
        $id = $id > 0 ? $id : (int) get_the_ID();
        $opening = $this->openings->find($id);

        return $opening !== null && in_array($opening->status, ['publish', 'expired'], true) && !post_password_required($opening->id) ? $opening : null;
    }

    /** @param non-empty-string $action what its callbacks print */
    private function said(string $action, int $id): string
    {
        ob_start();
        do_action($action, $id);

        return (string) ob_get_clean();
    }
}
