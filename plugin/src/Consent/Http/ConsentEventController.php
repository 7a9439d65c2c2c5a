<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Http;

use Closure;
use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Storage\ConsentStatisticsRepository;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Reports\Domain\Visit;

/** Counts page views and consent choices. Nothing about the visitor is stored. */
final class ConsentEventController
{
    public const ACTION = 'courant_consent_log';

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(
        private readonly ConsentSettings $settings,
        private readonly ConsentStatisticsRepository $statistics,
        private readonly Closure $limiter,
        private readonly Log $log,
    ) {
    }

    public function handleRequest(): void
    {
        $this->recordEvent(Request::fromGlobals());
        nocache_headers();
        wp_die('', '', ['response' => 200]);
    }

    private function recordEvent(Request $request): void
    {
        $isPerson = (new Visit($request->header('User-Agent'), $request->header('Sec-Purpose')))->isCounted();
        if (
            $this->settings->isEnabled('log')
            && $isPerson
            && $request->method() === 'POST'
            && in_array($request->text('what'), ConsentStatisticsRepository::EVENTS, true)
        ) {
            try {
                if (($this->limiter)()->isLimited('consent', $request, $this->settings->maxEventsPerMinute())) {
                    return;
                }
                $this->statistics->increment($request->text('what'));
            } catch (SqlException $failure) {
                $this->log->error('consent.count', [], $failure);
            }
        }
    }
}
