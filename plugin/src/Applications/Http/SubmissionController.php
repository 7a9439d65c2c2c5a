<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\ApplicationForms\Domain\OpeningForms;
use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\SubmissionHandler;
use CourantDesk\Applications\Domain\SubmissionLimits;
use CourantDesk\Applications\Frontend\ApplicantMessages;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\RateLimitRepository;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Violation;
use Throwable;

/** Handles an application that was sent over HTTP, with or without JavaScript. Never throws. */
final class SubmissionController
{
    public const ACTION = 'awsm_applicant_form_submission';

    /** @param callable(SubmissionLimits): SubmissionHandler $submit */
    public function __construct(
        private readonly mixed $submit,
        private readonly OpeningForms $forms,
        private readonly ApplicationInputReader $reader,
        private readonly RateLimiter $limiter,
        private readonly RateLimitRepository $rates,
        private readonly ApplicationsSettings $settings,
        private readonly ApplicantMessages $messages,
        private readonly Log $log,
        private readonly Clock $clock,
    ) {
    }

    public function handle(Request $request): SubmissionResponse
    {
        try {
            return $this->submit($request);
        } catch (Throwable $failure) {
            $this->log->error('applications.submit', ['opening' => $request->int('awsm_job_id')], $failure);

            return SubmissionResponse::fromError(503, $this->messages->generalError());
        }
    }

    /**
     * Returns whether the request is an application. PHP discards a body that is too large, so the URL has a
     * parameter too.
     */
    public static function isSubmission(Request $request): bool
    {
        return $request->method() === 'POST' && $request->text('action') === self::ACTION;
    }

    private function submit(Request $request): SubmissionResponse
    {
        if ($request->body() === [] && $request->contentLength() > $this->settings->maxTotalBytes()) {
            return SubmissionResponse::fromError(413, $this->messages->bodyTooLarge($this->settings->maxTotalBytes()));
        }
        if ($this->limiter->isLimited('submit', $request, $this->settings->attemptsPerMinute())) {
            // Counted before any lookup, because rejected requests also use resources.
            return SubmissionResponse::fromViolations([new Violation('rate.exceeded')], null, $this->messages);
        }
        $form = $this->forms->forOpening($request->int('awsm_job_id'));
        if (
            PostReadPolicy::isLocked($request->int('awsm_job_id'))
            || !$this->forms->applyMethod($request->int('awsm_job_id'))->isForm()
        ) {
            // The form of such an opening is not shown either.
            return SubmissionResponse::fromViolations([new Violation('opening.unavailable')], $form, $this->messages);
        }
        $limits = new SubmissionRateLimits(
            $this->rates,
            $this->limiter,
            $this->settings,
            $request,
            $this->reader->hasToken($request),
        );
        $input = $this->reader->read($request, $form);
        $result = ($this->submit)($limits)($input);
        // Clients of WP Job Openings get one message, as from that plugin.
        $sent = $request->text('courant') === ''
            ? []
            : [$this->messages->sentFields($form, $input), $this->messages->sentAt($this->clock->now())];

        return $result->isSuccess()
            ? SubmissionResponse::fromReceipt($result->value(), $this->messages, $sent)
            : SubmissionResponse::fromViolations($result->violations, $form, $this->messages);
    }
}
