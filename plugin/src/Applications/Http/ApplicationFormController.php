<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Frontend\FormScriptConfig;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;

/** Registers the hooks of the application form on the public site. */
final class ApplicationFormController
{
    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    public function handleAjax(): void
    {
        $request = Request::fromGlobals();
        $response = $this->factory->submissionController()->handle($request);
        (new ResponseSender())->sendJson($request, $response);
    }

    /**
     * Handles a form that was sent without JavaScript: redirects to a success page when the application was stored,
     * or shows the form with the entered values when it was rejected.
     */
    public function handleFormPost(): void
    {
        $request = Request::fromGlobals();
        if (!SubmissionController::isSubmission($request)) {
            $this->preventFlashCaching($request);

            return;
        }
        $response = $this->factory->submissionController()->handle($request);
        $opening = $request->int('awsm_job_id', get_queried_object_id());
        if ($response->receipt !== null) {
            $visitor = $this->factory->visitor()->visitorKey($request);
            $flag = $this->factory->flash()->create($opening, $response->receipt->reference, $visitor);
            $page = get_permalink($opening);
            (new ResponseSender())->redirect(
                add_query_arg(SubmissionFlash::PARAMETER, $flag, is_string($page) ? $page : home_url('/'))
                    . '#awsm-application'
            );
        }
        ResponseSender::preventCaching();
        if (!is_singular(PostTypes::OPENING)) {
            wp_die(esc_html(implode(' ', $response->errors)), '', [
                'response' => absint($response->status),
                'back_link' => true,
            ]);
        }
        status_header($response->status);
        $this->factory->formRenderer()->showResponse($request, $response);
    }

    public function enqueueAssets(): void
    {
        if (is_singular(PostTypes::OPENING)) {
            $this->factory->kernel->assets->enqueueStyle('applications');
            if (FormScriptConfig::hasStyledSelects()) {
                $this->factory->kernel->assets->enqueueStyle('styled-selects');
            }
            $this->factory->kernel->assets->enqueueEarlyScript('applications');
        }
    }

    /**
     * Prints the application form of an opening.
     *
     * @param mixed $id ID of the opening, passed by the template that shows it
     */
    public function printForm(mixed $id): void
    {
        $opening = $this->factory->openings->find(is_numeric($id) ? (int) $id : 0);
        if ($opening === null) {
            return;
        }
        (new Html($this->factory->formRenderer()->render($opening, Request::fromGlobals())))->print();
        if ($this->factory->formRenderer()->hasForm($opening)) {
            $config = $this->factory->formScriptConfig();
            $this->factory->kernel->pageConfig->add('applications', $config->toArray(...));
            $recaptcha = $config->recaptchaData();
            if ($recaptcha !== null) {
                $this->factory->kernel->pageConfig
                    ->addCompatibilityObject('awsmJobsRecaptcha', static fn (): array => $recaptcha);
            }
        }
    }

    /**
     * Prints the response to a sent form on the page of a closed opening.
     *
     * @param mixed $id ID of the opening, passed by the template that shows it
     */
    public function printNotice(mixed $id): void
    {
        $opening = is_singular(PostTypes::OPENING) && is_numeric($id)
            ? $this->factory->openings->find((int) $id)
            : null;
        if ($opening !== null) {
            (new Html($this->factory->formRenderer()->renderNotice($opening, Request::fromGlobals())))->print();
        }
    }

    private function preventFlashCaching(Request $request): void
    {
        if (isset($request->query()[SubmissionFlash::PARAMETER])) {
            ResponseSender::preventCaching();
        }
    }

    /**
     * Adds the captcha of the form to the Content-Security-Policy. It is loaded when a visitor starts to fill in the
     * form.
     *
     * @param array<string, list<string>> $sources
     * @return array<string, list<string>>
     */
    public function addCaptchaSources(array $sources): array
    {
        foreach ($this->factory->protection->captchaProvider()?->policySources() ?? [] as $directive => $values) {
            $sources[$directive] = [...($sources[$directive] ?? []), ...$values];
        }

        return $sources;
    }
}
