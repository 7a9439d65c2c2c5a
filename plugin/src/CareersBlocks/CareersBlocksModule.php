<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks;

use CourantDesk\CareersBlocks\Admin\CareersBlockEditor;
use CourantDesk\CareersBlocks\Domain\OpeningFinder;
use CourantDesk\CareersBlocks\Frontend\BlockTemplates;
use CourantDesk\CareersBlocks\Frontend\CareersBlockTypes;
use CourantDesk\CareersBlocks\Frontend\CareersPatterns;
use CourantDesk\CareersBlocks\Frontend\CareersRenderer;
use CourantDesk\CareersBlocks\Frontend\RecentOpeningsWidget;
use CourantDesk\Kernel\BindableAttributes;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\JobIndex;

/**
 * Registers the components of a careers page: blocks, shortcodes, a widget, patterns, and similar openings on the page
 * of a closed opening.
 */
final class CareersBlocksModule implements Module, Installable
{
    private readonly CareersRenderer $renderer;

    public function __construct(
        private readonly Kernel $kernel,
        JobIndex $index,
        private readonly OpeningRepository $openings,
        private readonly SpecificationRepository $specifications,
        FieldLabels $fieldLabels,
    ) {
        $lists = new OpeningFinder($index, $openings, $specifications, $kernel->clock);
        $this->renderer = new CareersRenderer($kernel, $lists, $openings, $fieldLabels, $specifications);
    }

    public function boot(): void
    {
        $blocks = new CareersBlockTypes(dirname($this->kernel->pluginFile) . '/blocks', $this->renderer);
        $patterns = new CareersPatterns(
            $this->specifications,
            plugins_url('assets/careers.svg', $this->kernel->pluginFile),
        );
        add_action('init', [$blocks, 'register'], 11);
        add_action('init', [$patterns, 'register'], 11);
        $templates = new BlockTemplates(
            dirname($this->kernel->pluginFile) . '/templates/careers-blocks',
            $this->specifications,
        );
        add_action('init', [$templates, 'register'], 20);
        // Runs before the listing's own template for archives.
        add_filter('template_include', [$templates, 'chooseTemplate'], 40);
        add_action('enqueue_block_assets', [$this, 'enqueueEditorStyles']);
        add_action('enqueue_block_editor_assets', [new CareersBlockEditor($this->kernel->assets), 'enqueueScript']);
        BindableAttributes::register([
            'courant/jobs-search' => ['label', 'button'],
            'courant/opening-count' => ['before', 'after'],
            'courant/similar-openings' => ['heading'],
        ]);
        add_action('widgets_init', fn () => register_widget(new RecentOpeningsWidget($this->renderer)));
        add_action('courant_desk_after_closed_opening', [$this->renderer, 'printSimilar']);
        add_action('courant_desk_after_opening_page', [$this->renderer, 'printSimilarOpen']);
        // Shortcodes of WP Job Openings Pro.
        add_shortcode('awsmjobs_stats', fn (): string => $this->renderer->renderCount('', '', ''));
        add_shortcode('awsmjob_specs', fn (mixed $atts): string => $this->renderer->renderOpeningFacts(
            self::openingId($atts)
        ));
        add_shortcode('awsm_application_form', fn (mixed $atts): string => $this->renderer->renderApplicationForm(
            self::openingId($atts)
        ));
    }

    /** Enqueues the styles of the previews in the editor iframe. */
    public function enqueueEditorStyles(): void
    {
        if (is_admin()) {
            array_map($this->kernel->assets->enqueueStyle(...), ['openings', 'applications', 'careers-blocks']);
        }
    }

    public function install(): void
    {
        RecentOpeningsWidget::install();
    }

    public function deactivate(): void
    {
    }

    public function uninstall(): void
    {
        RecentOpeningsWidget::erase();
    }

    /** Returns the opening ID of a shortcode's `id` or `job_id` attribute; 0 for the current page's opening. */
    private static function openingId(mixed $atts): int
    {
        $atts = is_array($atts) ? $atts : [];
        $id = $atts['id'] ?? $atts['job_id'] ?? 0;

        return is_numeric($id) ? (int) $id : 0;
    }
}
