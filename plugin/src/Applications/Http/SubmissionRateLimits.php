<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\SubmissionLimits;
use CourantDesk\Email\Domain\EmailAddress;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\RateLimitRepository;
use CourantDesk\Kernel\Request;

/** Applies the rate limits of the settings. @see docs/rate-limits.md */
final class SubmissionRateLimits implements SubmissionLimits
{
    /** From this multiple of the limit on, applications are not stored, so that they cannot fill the disk. */
    private const REFUSE_FACTOR = 10;

    /** Divides the limit for requests without a form token. */
    private const NO_TOKEN_DIVISOR = 3;

    public function __construct(
        private readonly RateLimitRepository $rates,
        private readonly RateLimiter $limiter,
        private readonly ApplicationsSettings $settings,
        private readonly Request $request,
        private readonly bool $hasToken,
    ) {
    }

    public function recordSubmission(ApplicationInput $input): int
    {
        $limit = $this->settings->applicationsPerMinute();
        $count = $this->limiter->countRequest('apply', $this->request, $limit);

        return match (true) {
            $count > $limit * self::REFUSE_FACTOR => 2,
            $count > ($this->hasToken ? $limit : max(1, intdiv($limit, self::NO_TOKEN_DIVISOR))) => 1,
            default => 0,
        };
    }

    public function isReplyLimited(string $email): bool
    {
        return $this->rates->increment('reply|' . EmailAddress::mailboxKey($email), HOUR_IN_SECONDS)
            > $this->settings->repliesPerHour()
            || $this->rates->increment('replies', HOUR_IN_SECONDS) > $this->settings->siteRepliesPerHour();
    }
}
