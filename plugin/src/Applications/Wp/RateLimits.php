<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\Limits;
use CourantDesk\Applications\Domain\Mailbox;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Rates;
use CourantDesk\Kernel\Request;

/** The owner's limits. @see docs/rate-limits.md */
final class RateLimits implements Limits
{
    /** So many times over the limit nothing is stored any more, lest the disk fill up. */
    private const FAR_OVER = 10;

    /** Without a token the limit is this many times tighter. */
    private const TIGHTER = 3;

    public function __construct(
        private readonly Rates $rates,
        private readonly RateLimiter $limiter,
        private readonly ApplicationsSettings $settings,
        private readonly Request $request,
        private readonly bool $hasToken,
    ) {
    }

    public function measure(ApplicationInput $input): int
    {
        $limit = $this->settings->limitPerMinute();
        $count = $this->limiter->count('apply', $this->request, $limit);

        return match (true) {
            $count > $limit * self::FAR_OVER => 2,
            $count > ($this->hasToken ? $limit : max(1, intdiv($limit, self::TIGHTER))) => 1,
            default => 0,
        };
    }

    public function replyIsOneTooMany(string $email): bool
    {
        return $this->rates->hit('reply|' . Mailbox::key($email), HOUR_IN_SECONDS) > $this->settings->repliesPerHour()
            || $this->rates->hit('replies', HOUR_IN_SECONDS) > $this->settings->siteRepliesPerHour();
    }
}
