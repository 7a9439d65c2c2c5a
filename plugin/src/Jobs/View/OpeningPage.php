<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Jobs\Domain\Icons;
use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\JobsSettings;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Kernel;

/** The page of an opening, printed where the theme prints its content (Jobs contract 3.2). */
final class OpeningPage
{
    /** The description as it was shown, for search engines. */
    private string $description = '';

    public function __construct(
        private readonly Kernel $kernel,
        private readonly JobsSettings $settings,
        private readonly Specifications $specifications,
        private readonly Openings $openings,
    ) {
    }

    public function boot(): void
    {
        add_action('wp_enqueue_scripts', [$this, 'style']);
        add_filter('the_content', [$this, 'content'], 100);
        add_action('wp_footer', [$this, 'structuredData']);
        add_action('courant_desk_opening_facts', [$this, 'printFacts']);
    }

    public function style(): void
    {
        if (is_singular(OpeningType::NAME)) {
            $this->kernel->assets->style('jobs');
        }
    }

    /** @param mixed $id of an opening that another room shows facts of */
    public function printFacts(mixed $id): void
    {
        $opening = is_numeric($id) ? $this->openings->find((int) $id) : null;
        if ($opening !== null) {
            $this->kernel->template->show('jobs/facts', FactsView::of($opening, $this->specifications->all()));
        }
    }

    public function content(string $content): string
    {
        $id = get_queried_object_id();
        // An excerpt made from the content must not hold the form.
        $isPage = is_singular(OpeningType::NAME) && in_the_loop() && is_main_query() && get_the_ID() === $id;
        if (!$isPage || doing_filter('get_the_excerpt')) {
            return $content;
        }
        $opening = post_password_required($id) ? null : $this->openings->find($id);
        if ($opening === null) {
            return $content;
        }
        $this->description = $content;

        return $this->kernel->template->render('jobs/opening', $this->view($opening, $content));
    }

    /** Nothing on closed openings, for search engines drop what has ended, and nothing on unlisted ones. */
    public function structuredData(): void
    {
        $opening = is_singular(OpeningType::NAME) && !is_preview() ? $this->openings->find(get_queried_object_id()) : null;
        $open = $opening !== null && !$opening->marks->unlisted && $opening->acceptsApplications($this->kernel->clock->now());
        if (!$open || post_password_required($opening->id)) {
            return;
        }
        $posting = (new Posting($this->settings, $this->settings->mapping()))->of($opening, $this->description);
        if ($posting !== []) {
            wp_print_inline_script_tag(InlineJson::encode($posting), ['type' => 'application/ld+json']);
        }
    }

    private function view(Opening $opening, string $content): OpeningView
    {
        $closed = $opening->isClosed($this->kernel->clock->now());
        $specifications = $this->specifications($opening);
        $below = $this->settings->specificationsPosition() === 'below_content';

        return new OpeningView(
            $closed,
            $opening->closing !== null && $opening->closingShown ? Words::closing($opening->closing) : '',
            $this->facts($opening),
            $below ? new Html('') : $specifications,
            new Html($closed && !$this->settings->showsExpiredContent() ? '' : $content),
            $this->said($opening->id, 'before_awsm_jobs_single_content', 'before_awsm_job_details'),
            $this->said($opening->id, 'after_awsm_job_details', 'after_awsm_jobs_single_content'),
            $this->said($opening->id, $closed || $opening->marks->filled ? 'courant_desk_after_closed_opening' : 'courant_desk_after_opening'),
            !$closed && $opening->marks->filled,
            $below ? $specifications : new Html(''),
        );
    }

    private function facts(Opening $opening): Html
    {
        $facts = OpeningFacts::of($opening);

        return new Html($facts === [] ? '' : $this->kernel->template->render('jobs/facts', new FactsView($facts)));
    }

    private function specifications(Opening $opening): Html
    {
        $position = $this->settings->specificationsPosition();
        $rows = [];
        foreach ($position === 'nowhere' ? [] : OpeningFacts::specifications($opening, $this->specifications->all()) as $one) {
            $icon = $this->settings->showsIcons() ? $one['icon'] : '';
            $terms = [];
            foreach ($one['terms'] as $at => $name) {
                $url = $this->settings->linksSpecifications() ? get_term_link($one['ids'][$at] ?? 0, $one['taxonomy']) : '';
                $terms[] = ['name' => $name, 'url' => is_string($url) ? $url : ''];
            }
            $rows[] = ['taxonomy' => $one['taxonomy'], 'label' => $one['label'], 'icon' => $icon, 'drawing' => Icons::path($icon), 'terms' => $terms];
        }

        return new Html($rows === [] ? '' : $this->kernel->template->render('jobs/opening-specifications', new SpecificationsView($position, $rows)));
    }

    /**
     * What the callbacks of actions print.
     *
     * @param non-empty-string ...$actions
     */
    private function said(int $id, string ...$actions): Html
    {
        ob_start();
        foreach ($actions as $action) {
            do_action($action, $id);
        }

        return new Html((string) ob_get_clean());
    }
}
