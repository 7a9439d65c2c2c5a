<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Request;

/** The room's hooks on the public side. */
final class ApplicationsEdge
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
        add_action('wp_ajax_' . SubmitEdge::ACTION, [$this, 'answerScript']);
        add_action('wp_ajax_nopriv_' . SubmitEdge::ACTION, [$this, 'answerScript']);
        add_action('template_redirect', [$this, 'answerForm'], 1);
        add_action('rest_api_init', [$this, 'registerRoutes']);
        add_action('wp_enqueue_scripts', [$this, 'enqueue']);
        add_action('courant_desk_after_opening', [$this, 'printForm']);
        add_action('before_awsm_job_details', [$this, 'printNotice']);
        $this->parts->kernel->config->addCompatible(fn (): array => $this->parts->config()->compatible());
    }

    public function answerScript(): void
    {
        $request = Request::current();
        $answer = $this->parts->edge()->answer($request);
        (new Responder())->json($request, $answer);
    }

    /** A plain form: stored, it redirects to a page that says so; refused, this page shows it again with what was entered. */
    public function answerForm(): void
    {
        $request = Request::current();
        if (!SubmitEdge::isMeant($request)) {
            $this->keepFlashOutOfCaches($request);

            return;
        }
        $answer = $this->parts->edge()->answer($request);
        $opening = $request->int('awsm_job_id', get_queried_object_id());
        if ($answer->receipt !== null) {
            $flag = $this->parts->flash()->make($opening, $answer->receipt->reference);
            $page = get_permalink($opening);
            (new Responder())->seeOther(add_query_arg(Flash::KEY, $flag, is_string($page) ? $page : home_url('/')) . '#awsm-application');
        }
        Responder::keepOutOfCaches();
        if (!is_singular(ApplicationType::OPENING)) {
            wp_die(esc_html(implode(' ', $answer->error)), '', ['response' => absint($answer->status), 'back_link' => true]);
        }
        status_header($answer->status);
        $this->parts->page()->answers($request, $answer);
    }

    public function registerRoutes(): void
    {
        $this->parts->tokenRoute()->register();
        (new FormRoutes($this->parts->library(), new FormMessages()))->register();
        (new FormPreview($this->parts->kernel, $this->parts->page()))->register();
    }

    public function enqueue(): void
    {
        if (is_singular(ApplicationType::OPENING)) {
            $this->parts->kernel->assets->style('applications');
            if (FormConfig::hasStyledSelects()) {
                $this->parts->kernel->assets->style('selects');
            }
            $this->parts->kernel->assets->early('applications');
        }
    }

    /** @param mixed $id the opening's id, given by whoever shows the opening */
    public function printForm(mixed $id): void
    {
        $opening = $this->parts->openings->find(is_numeric($id) ? (int) $id : 0);
        if ($opening === null) {
            return;
        }
        (new Html($this->parts->page()->html($opening, Request::current())))->print();
        if ($this->parts->page()->hasForm($opening)) {
            $this->parts->kernel->config->add('applications', $this->parts->config()->config(...));
        }
    }

    /** @param mixed $id the opening's id, given by whoever shows the opening */
    public function printNotice(mixed $id): void
    {
        $opening = is_singular(ApplicationType::OPENING) && is_numeric($id) ? $this->parts->openings->find((int) $id) : null;
        if ($opening !== null) {
            (new Html($this->parts->page()->notice($opening, Request::current())))->print();
        }
    }

    private function keepFlashOutOfCaches(Request $request): void
    {
        if (isset($request->query()[Flash::KEY])) {
            Responder::keepOutOfCaches();
        }
    }
}
