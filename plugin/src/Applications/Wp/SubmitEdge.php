<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\Limits;
use CourantDesk\Applications\Domain\SubmitApplication;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Rates;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Violation;
use Throwable;

/** Answers an application that came over HTTP, by script or by a plain form. Never throws. */
final class SubmitEdge
{
    public const ACTION = 'awsm_applicant_form_submission';

    /** @param callable(Limits): SubmitApplication $submit */
    public function __construct(
        private readonly mixed $submit,
        private readonly OpeningForms $forms,
        private readonly InputReader $reader,
        private readonly RateLimiter $limiter,
        private readonly Rates $rates,
        private readonly ApplicationsSettings $settings,
        private readonly Messages $messages,
        private readonly Log $log,
    ) {
    }

    public function answer(Request $request): Answer
    {
        try {
            return $this->attempt($request);
        } catch (Throwable $failure) {
            $this->log->error('applications.submit', ['opening' => $request->int('awsm_job_id')], $failure);

            return Answer::failed(503, $this->messages->general());
        }
    }

    /** Whether the request is an application; PHP drops a body that is too large, so the address may have to say so. */
    public static function isMeant(Request $request): bool
    {
        return $request->method() === 'POST' && $request->text('action') === self::ACTION;
    }

    private function attempt(Request $request): Answer
    {
        if ($request->body() === [] && $request->contentLength() > $this->settings->maxTotalBytes()) {
            return Answer::failed(413, $this->messages->bodyTooLarge($this->settings->maxTotalBytes()));
        }
        if ($this->limiter->isLimited('submit', $request, $this->settings->attemptsPerMinute())) {
            // Counted before anything is looked up: also requests that are refused cost something.
            return Answer::refused([new Violation('rate.exceeded')], null, $this->messages);
        }
        $form = $this->forms->forOpening($request->int('awsm_job_id'));
        if (post_password_required($request->int('awsm_job_id')) || !$this->forms->route($request->int('awsm_job_id'))->isForm()) {
            // Its form is not shown either.
            return Answer::refused([new Violation('opening.unavailable')], $form, $this->messages);
        }
        $limits = new RateLimits($this->rates, $this->limiter, $this->settings, $request, $this->reader->hasToken($request));
        $result = ($this->submit)($limits)($this->reader->read($request, $form));

        return $result->isOk()
            ? Answer::stored($result->value(), $this->messages)
            : Answer::refused($result->violations, $form, $this->messages);
    }
}
