<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Http;

use Closure;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Reports\Domain\TrafficSource;
use CourantDesk\Reports\Domain\Visit;
use CourantDesk\Reports\Storage\DailyViewRepository;
use CourantDesk\Reports\Storage\ViewCountRepository;
use CourantDesk\Reports\ViewTrackingSettings;

/** Counts views of openings: a POST request without a token, whose response is an empty 200. */
final class ViewController
{
    public const ACTION = 'awsm_view_count';

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(
        private readonly OpeningRepository $openings,
        private readonly ViewCountRepository $viewCounts,
        private readonly DailyViewRepository $dailyViews,
        private readonly ViewTrackingSettings $settings,
        private readonly Closure $limiter,
        private readonly Clock $clock,
        private readonly Log $log,
    ) {
    }

    public function handleRequest(): void
    {
        $this->record(Request::fromGlobals());
        nocache_headers();
        wp_die('', '', ['response' => 200]);
    }

    /** Counts a view of an opening by a person. Invalid requests and failures are not reported to the client. */
    public function record(Request $request): void
    {
        $id = $request->int('awsm_job_id');
        $purpose = $request->header('Sec-Purpose') . ' ' . $request->header('Purpose') . ' '
            . $request->header('X-Moz');
        if (
            $request->method() !== 'POST'
            || $id < 1
            || !(new Visit($request->header('User-Agent'), $purpose))->isCounted()
        ) {
            return;
        }
        $opening = $this->openings->find($id);
        if ($opening === null || !in_array($opening->status, ['publish', 'expired'], true)) {
            return;
        }
        if (!$this->settings->shouldCountEditors() && current_user_can('edit_post', $id)) {
            return;
        }
        try {
            if (!$this->isRateLimited($request)) {
                $this->viewCounts->increment($id);
                $this->recordDailyView($id, $request);
            }
        } catch (SqlException $failure) {
            $this->log->error('job_views.count', ['opening' => $id], $failure);
        }
    }

    private function recordDailyView(int $id, Request $request): void
    {
        $ownHost = wp_parse_url(home_url('/'), PHP_URL_HOST);
        $source = TrafficSource::normalize($request->text('source', 200), is_string($ownHost) ? $ownHost : '');
        $this->dailyViews->increment(
            $id,
            $this->clock->now()->setTimezone(wp_timezone())->format('Y-m-d'),
            $source,
            ($this->limiter)()->visitor->visitorKey($request),
        );
    }

    private function isRateLimited(Request $request): bool
    {
        return ($this->limiter)()->isLimited('view', $request, $this->settings->maxViewsPerMinute());
    }
}
