<?php

declare(strict_types=1);

namespace CourantDesk\JobViews;

use Closure;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\JobViews\Domain\Source;
use CourantDesk\JobViews\Domain\Visit;
use CourantDesk\JobViews\Wp\DailyCounter;
use CourantDesk\JobViews\Wp\ViewCounter;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Rates;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\SqlFailure;

/** Views of openings (Spec 7, Rulings 21): one POST, no token, an empty 200. */
final class JobViewsFeature implements Feature, Installs
{
    private const ACTION = 'awsm_view_count';
    private const OPENING = 'awsm_job_openings';

    private readonly ViewCounter $counter;
    private readonly DailyCounter $daily;

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly Openings $openings,
        private readonly JobViewsSettings $settings,
        private readonly Closure $limiter,
    ) {
        $this->counter = new ViewCounter($kernel->sql);
        $this->daily = new DailyCounter($kernel->sql);
    }

    public function boot(): void
    {
        add_action('wp_ajax_' . self::ACTION, [$this, 'answer']);
        add_action('wp_ajax_nopriv_' . self::ACTION, [$this, 'answer']);
        add_action('wp_enqueue_scripts', [$this, 'tellScripts']);
        add_action('before_delete_post', [$this, 'forget']);
        $this->kernel->config->addCompatible(static fn (): array => ['job_id' => self::shownOpening()]);
    }

    public function answer(): void
    {
        $this->record(Request::current());
        nocache_headers();
        wp_die('', '', ['response' => 200]);
    }

    /** Counts a view if it is one; whatever is wrong, nothing is counted and nobody is told. */
    public function record(Request $request): void
    {
        $id = $request->int('awsm_job_id');
        $purpose = $request->header('Sec-Purpose') . ' ' . $request->header('Purpose') . ' ' . $request->header('X-Moz');
        if ($request->method() !== 'POST' || $id < 1 || !(new Visit($request->header('User-Agent'), $purpose))->counts()) {
            return;
        }
        $opening = $this->openings->find($id);
        if ($opening === null || !in_array($opening->status, ['publish', 'expired'], true)) {
            return;
        }
        if (!$this->settings->countsEditors() && current_user_can('edit_post', $id)) {
            return;
        }
        try {
            if (!$this->isOneTooMany($request)) {
                $this->counter->add($id);
                $this->addToDay($id, $request);
            }
        } catch (SqlFailure $failure) {
            $this->kernel->log->error('job_views.count', ['opening' => $id], $failure);
        }
    }

    public function tellScripts(): void
    {
        $id = self::shownOpening();
        if ($id === 0) {
            return;
        }
        $this->kernel->config->add('views', static fn (): array => ['ajaxUrl' => admin_url('admin-ajax.php'), 'jobId' => $id]);
        $this->kernel->assets->early('views');
    }

    /** The opening whose page this is, 0 elsewhere and in a preview. */
    private static function shownOpening(): int
    {
        $id = is_singular(self::OPENING) ? get_queried_object_id() : 0;

        return in_array(get_post_status($id), ['publish', 'expired'], true) ? $id : 0;
    }

    public function forget(int $id): void
    {
        if (get_post_type($id) === self::OPENING) {
            $this->counter->forget($id);
            $this->daily->forget($id);
        }
    }

    public function install(): void
    {
        $this->counter->install($this->settings->option());
        $this->daily->install();
        (new Rates($this->kernel->sql, $this->kernel->clock))->install();
    }

    public function deactivate(): void
    {
    }

    public function erase(): void
    {
        $this->counter->erase($this->settings->option());
        $this->daily->erase();
    }

    private function addToDay(int $id, Request $request): void
    {
        $own = wp_parse_url(home_url('/'), PHP_URL_HOST);
        $source = Source::clean($request->text('source', 200), is_string($own) ? $own : '');
        $this->daily->add($id, $this->kernel->clock->now()->setTimezone(wp_timezone())->format('Y-m-d'), $source, ($this->limiter)()->visitor->identity($request));
    }

    private function isOneTooMany(Request $request): bool
    {
        return ($this->limiter)()->isLimited('view', $request, $this->settings->limitPerMinute());
    }
}
