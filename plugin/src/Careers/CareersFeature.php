<?php

declare(strict_types=1);

namespace CourantDesk\Careers;

use CourantDesk\Careers\Admin\CareersEditor;
use CourantDesk\Careers\Wp\CareersBlocks;
use CourantDesk\Careers\Wp\CareersPatterns;
use CourantDesk\Careers\Wp\OpeningLists;
use CourantDesk\Careers\Wp\Pieces;
use CourantDesk\Careers\Wp\RecentJobsWidget;
use CourantDesk\Jobs\Domain\FieldWords;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Listings\Domain\JobIndex;

/** Small pieces for a careers page: blocks, shortcodes, a widget, patterns, and what else is open where something closed. */
final class CareersFeature implements Feature, Installs
{
    private readonly Pieces $pieces;

    public function __construct(
        private readonly Kernel $kernel,
        JobIndex $index,
        private readonly Openings $openings,
        Specifications $specifications,
        FieldWords $fieldLabels,
    ) {
        $lists = new OpeningLists($index, $openings, $specifications, $kernel->clock);
        $this->pieces = new Pieces($kernel, $lists, $openings, $fieldLabels);
    }

    public function boot(): void
    {
        $blocks = new CareersBlocks(dirname($this->kernel->file) . '/blocks', $this->pieces);
        $patterns = new CareersPatterns();
        add_action('init', [$blocks, 'register'], 11);
        add_action('init', [$patterns, 'register'], 11);
        add_action('enqueue_block_editor_assets', [new CareersEditor($this->kernel->assets), 'enqueue']);
        add_action('widgets_init', fn () => register_widget(new RecentJobsWidget($this->pieces)));
        add_action('courant_desk_after_closed_opening', [$this->pieces, 'printSimilar']);
        // The contract's further edition has these (Jobs contract 2.3).
        add_shortcode('awsmjobs_stats', fn (): string => $this->pieces->count('', '', ''));
        add_shortcode('awsmjob_specs', fn (mixed $atts): string => $this->pieces->facts(self::id($atts)));
        add_shortcode('awsm_application_form', fn (mixed $atts): string => $this->pieces->form(self::id($atts)));
    }

    public function install(): void
    {
        RecentJobsWidget::install();
    }

    public function deactivate(): void
    {
    }

    public function erase(): void
    {
        RecentJobsWidget::erase();
    }

    /** The opening that a shortcode names by `id` or `job_id`; 0 for the one whose page this is. */
    private static function id(mixed $atts): int
    {
        $atts = is_array($atts) ? $atts : [];
        $id = $atts['id'] ?? $atts['job_id'] ?? 0;

        return is_numeric($id) ? (int) $id : 0;
    }
}
