<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the name has a prefix where it is defined.

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\OpeningsUrl;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationIcons;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Fields\SalaryField;
use CourantDesk\Openings\OpeningPageSettings;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\OpeningPostType;

/** Renders the page of an opening in place of the post content. */
final class OpeningPageRenderer
{
    /** The rendered description, reused for structured data. */
    private string $description = '';

    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningsSettings $settings,
        private readonly SpecificationRepository $specifications,
        private readonly OpeningRepository $openings,
        private readonly OpeningAbout $about,
        private readonly OpeningPageSettings $page,
    ) {
    }

    public function enqueueStyle(): void
    {
        if (is_singular(OpeningPostType::NAME)) {
            $this->kernel->assets->enqueueStyle('openings');
        }
    }

    /** @param mixed $id ID of an opening whose facts another module shows */
    public function printFacts(mixed $id): void
    {
        $opening = is_numeric($id) ? $this->openings->find((int) $id) : null;
        if ($opening !== null) {
            $this->kernel->template->print('openings/facts', OpeningFactsView::fromOpening(
                $opening,
                $this->specifications->findAll(),
                $this->settings->specificationMapping(),
            ));
        }
    }

    public function renderContent(string $content): string
    {
        $id = get_queried_object_id();
        // An excerpt generated from the content must not contain the form.
        $isPage = is_singular(OpeningPostType::NAME) && in_the_loop() && is_main_query() && get_the_ID() === $id;
        if (!$isPage || doing_filter('get_the_excerpt')) {
            return $content;
        }
        $opening = PostReadPolicy::isLocked($id) ? null : $this->openings->find($id);
        if ($opening === null) {
            return $content;
        }
        $this->description = $content;

        return $this->kernel->template->render('openings/opening', $this->createView($opening, $content));
    }

    /**
     * Prints structured data, except for unlisted openings and for closed ones, because search engines remove expired
     * jobs.
     */
    public function printStructuredData(): void
    {
        $opening = is_singular(OpeningPostType::NAME) && !is_preview()
            ? $this->openings->find(get_queried_object_id())
            : null;
        $open = $opening !== null
            && !$opening->flags->isUnlisted
            && $opening->acceptsApplications($this->kernel->clock->now());
        if (!$open || PostReadPolicy::isLocked($opening->id)) {
            return;
        }
        $posting = (new JobPostingFactory($this->settings, $this->settings->specificationMapping()))
            ->create($opening, $this->description);
        if ($posting !== []) {
            wp_print_inline_script_tag(InlineJson::encode($posting), ['type' => 'application/ld+json']);
        }
    }

    /** Prints the hiring steps, which the page has further up too, and a link where a sent form was. */
    public function printHiringSteps(mixed $id): void
    {
        $steps = $this->hiringSteps([], $id);
        if ($steps !== []) {
            $this->kernel->assets->enqueueStyle('openings-about');
        }
        $this->kernel->template->print('openings/steps', new OpeningStepsView($steps, OpeningsUrl::find()));
    }

    /** @return list<string> the hiring steps of an opening, for other modules */
    public function hiringSteps(mixed $steps, mixed $id): array
    {
        $opening = is_numeric($id) ? $this->openings->find((int) $id) : null;

        return $opening === null ? [] : $this->about->forOpening($opening)->steps;
    }

    /** Prints the contact person of an opening, for other modules. */
    public function printContact(mixed $id): void
    {
        $opening = is_numeric($id) ? $this->openings->find((int) $id) : null;
        if ($opening !== null) {
            $this->kernel->template->print('openings/contact', $this->about->forOpening($opening));
        }
    }

    private function createView(Opening $opening, string $content): OpeningView
    {
        $now = $this->kernel->clock->now();
        $closed = $opening->isClosed($now);
        $template = new TemplateBlocks();
        $hasFacts = $template->contains('courant/opening-facts');
        $position = $this->settings->specificationsPosition();
        $line = new OpeningHeader(
            $this->settings->specificationMapping(),
            $now,
            $this->page->shouldNameMissingFacts(),
        );
        $header = $line->forOpening($opening, $this->captureActions($opening->id, 'courant_desk_opening_actions'));
        $specifications = $hasFacts ? new Html('') : $this->renderSpecifications($opening, $line);
        $below = $position === 'below_content';
        [$salary, $facts] = $hasFacts ? [new Html(''), new Html('')] : $this->renderFacts($opening, $line);

        return new OpeningView(
            isClosed: $closed,
            closingText: $hasFacts ? '' : $this->closingText($opening),
            salary: $salary,
            facts: $facts,
            specifications: $below ? new Html('') : $specifications,
            content: new Html($closed && !$this->settings->shouldShowExpiredContent() ? '' : $content),
            before: $this->captureActions($opening->id, 'before_awsm_jobs_single_content', 'before_awsm_job_details'),
            after: $this->captureActions($opening->id, 'after_awsm_job_details', 'after_awsm_jobs_single_content'),
            form: $this->renderForm($opening, $closed || $opening->flags->isFilled, $template),
            similar: $closed || $opening->flags->isFilled || $template->exists()
                ? new Html('')
                : $this->captureActions($opening->id, 'courant_desk_after_opening_page'),
            isFilled: !$closed && $opening->flags->isFilled,
            specificationsBelow: $below ? $specifications : new Html(''),
            hasNotice: !$template->contains('courant/opening-notice'),
            hasApplyButton: !$template->contains('courant/apply-button'),
            header: new Html($this->kernel->template->render(
                'openings/header',
                $hasFacts ? $header->withoutFacts() : $header,
            )),
            daysLeft: $opening->publicClosing() === null ? '' : DaysLeft::format($opening->publicClosing(), $now),
            barText: $header->barText(),
            about: $closed ? new Html('') : $this->renderAbout($opening),
        );
    }

    private function closingText(Opening $opening): string
    {
        $closing = $opening->publicClosing();

        return match (true) {
            $closing !== null => OpeningFieldFormatter::closing($closing),
            $opening->closing === null && $this->namesMissingFacts($opening) => MissingFacts::closing(),
            default => '',
        };
    }

    private function namesMissingFacts(Opening $opening): bool
    {
        return $this->page->shouldNameMissingFacts() && $opening->acceptsApplications($this->kernel->clock->now());
    }

    private function renderForm(Opening $opening, bool $isClosed, TemplateBlocks $template): Html
    {
        if ($isClosed) {
            return $template->contains('courant/similar-openings')
                ? new Html('')
                : $this->captureActions($opening->id, 'courant_desk_after_closed_opening');
        }

        return $template->contains('courant/application-form')
            ? new Html('')
            : $this->captureActions($opening->id, 'courant_desk_after_opening');
    }

    private function renderAbout(Opening $opening): Html
    {
        $view = $this->about->forOpening($opening);
        if ($view->isEmpty()) {
            return new Html('');
        }
        $this->kernel->assets->enqueueStyle('openings-about');

        return new Html($this->kernel->template->render('openings/about', $view));
    }

    /** @return array{Html, Html} the salary, and the other facts */
    private function renderFacts(Opening $opening, OpeningHeader $line): array
    {
        $facts = [];
        foreach (
            OpeningFacts::fromOpening(
                $opening,
                $this->settings->specificationsPosition() === 'nowhere'
                    ? null
                    : $this->settings->specificationMapping(),
            ) as $key => $fact
        ) {
            $facts[$key] = $fact + ['isInLine' => $line->containsField($key, $opening)];
        }
        if ($opening->salary?->isVisible !== true && $this->namesMissingFacts($opening)) {
            $facts = [SalaryField::KEY => MissingFacts::salaryFact()] + $facts;
        }
        $first = array_intersect_key($facts, [SalaryField::KEY => 0]);

        return [
            $this->renderFactList(array_values($first)),
            $this->renderFactList(array_values(array_diff_key($facts, $first))),
        ];
    }

    /** @param list<array{label: string, value: string, isInLine?: bool}> $facts */
    private function renderFactList(array $facts): Html
    {
        return new Html(
            $facts === [] ? '' : $this->kernel->template->render('openings/facts', new OpeningFactsView($facts))
        );
    }

    private function renderSpecifications(Opening $opening, OpeningHeader $line): Html
    {
        $position = $this->settings->specificationsPosition();
        $rows = [];
        foreach (
            $position === 'nowhere' ? [] : OpeningFacts::specifications(
                $opening,
                $this->specifications->findAll(),
            ) as $specification
        ) {
            $icon = $this->settings->shouldShowIcons() ? $specification['icon'] : '';
            $terms = [];
            foreach ($specification['terms'] as $index => $name) {
                $url = $this->settings->shouldLinkSpecifications()
                    ? get_term_link($specification['ids'][$index] ?? 0, $specification['taxonomy'])
                    : '';
                $terms[] = ['name' => $name, 'url' => is_string($url) ? $url : ''];
            }
            if ($specification['note'] !== '' && count(array_unique(array_column($terms, 'url'))) === 1) {
                // One text as in lists, "Berlin, Rotterdam · Hybrid": the note belongs to all places.
                $places = implode(wp_get_list_item_separator(), $specification['terms']);
                $note = PlaceText::noteAfter(count($terms), $specification['note']);
                $terms = [['name' => "$places $note", 'url' => $terms[0]['url']]];
            } elseif ($specification['note'] !== '') {
                $terms[] = ['name' => $specification['note'], 'url' => ''];
            }
            $rows[] = [
                'taxonomy' => $specification['taxonomy'], 'label' => $specification['label'], 'icon' => $icon,
                'drawing' => SpecificationIcons::svgPath($icon), 'terms' => $terms,
                'isInLine' => $position === 'above_content' && !$this->settings->shouldLinkSpecifications()
                    && $line->containsSpecification($specification['taxonomy'], $opening),
            ];
        }

        return new Html(
            $rows === []
                ? ''
                : $this->kernel->template
                    ->render('openings/opening-specifications', new OpeningSpecificationsView($position, $rows))
        );
    }

    /**
     * Returns the output of the callbacks of actions.
     *
     * @param non-empty-string ...$actions
     */
    private function captureActions(int $id, string ...$actions): Html
    {
        ob_start();
        foreach ($actions as $action) {
            do_action($action, $id);
        }

        return new Html((string) ob_get_clean());
    }
}
