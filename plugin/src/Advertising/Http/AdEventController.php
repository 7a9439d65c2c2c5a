<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Http;

use Closure;
use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Advertising\Domain\Ad;
use CourantDesk\Advertising\Storage\AdRepository;
use CourantDesk\Advertising\Storage\AdStatisticsRepository;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Reports\Domain\Visit;

/** Counts views and clicks of ads without cookies. Nothing about the visitor is stored. */
final class AdEventController
{
    public const ACTION = 'courant_ad_count';

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(
        private readonly AdvertisingSettings $settings,
        private readonly AdRepository $ads,
        private readonly AdStatisticsRepository $statistics,
        private readonly Closure $limiter,
        private readonly Log $log,
    ) {
    }

    public function handleRequest(): void
    {
        $request = Request::fromGlobals();
        try {
            $this->recordEvent($request);
        } catch (SqlException $failure) {
            $this->log->error('advertising.count', [], $failure);
        }
        nocache_headers();
        wp_die('', '', ['response' => 200]);
    }

    private function recordEvent(Request $request): void
    {
        $ad = $request->int('ad');
        $event = $request->text('what');
        $purpose = $request->header('Sec-Purpose') . ' ' . $request->header('Purpose');
        $isPublished = in_array(
            $ad,
            array_map(static fn (Ad $published): int => $published->id, $this->ads->findPublished()),
            true,
        );
        if (
            $request->method() !== 'POST'
            || !$isPublished
            || !in_array($event, ['view', 'click'], true)
            || !(new Visit($request->header('User-Agent'), $purpose))->isCounted()
        ) {
            return;
        }
        if (($this->limiter)()->isLimited('ad', $request, $this->settings->maxEventsPerMinute())) {
            return;
        }
        $this->statistics->increment($ad, $event === 'view' ? 1 : 0, $event === 'click' ? 1 : 0);
    }
}
