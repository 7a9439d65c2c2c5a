<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\Limits;
use CourantDesk\Kernel\Rates;

/** The owner's limits (Rulings 13, 14, 20). */
final class RateLimits implements Limits
{
    /** So many times over the limit nothing is stored any more, lest the disk fill up. */
    private const FAR_OVER = 10;

    /** Without a token the limit is this many times tighter. */
    private const TIGHTER = 3;

    public function __construct(
        private readonly Rates $rates,
        private readonly ApplicationsSettings $settings,
        private readonly string $bucket,
        private readonly bool $hasToken,
    ) {
    }

    public function measure(ApplicationInput $input): int
    {
        if ($this->bucket === '') {
            return 0;
        }
        $limit = $this->settings->limitPerMinute();
        $count = $this->rates->hit('apply|' . $this->bucket, 60);

        return match (true) {
            $count > $limit * self::FAR_OVER => 2,
            $count > ($this->hasToken ? $limit : max(1, intdiv($limit, self::TIGHTER))) => 1,
            default => 0,
        };
    }

    public function replyIsOneTooMany(string $email): bool
    {
        return $this->rates->hit('reply|' . $email, 3600) > $this->settings->repliesPerHour();
    }
}
