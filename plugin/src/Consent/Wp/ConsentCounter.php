<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Wp;

use Closure;
use CourantDesk\Consent\ConsentSettings;
use CourantDesk\JobViews\Domain\Visit;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\SqlFailure;

/** Page views and choices, counted by day and without anything about who it was (Spec 7: the banner's log, but on the site itself). */
final class ConsentCounter
{
    public const WHAT = ['view', 'accept', 'refuse', 'choose'];
    private const ACTION = 'courant_consent_log';

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly ConsentSettings $settings,
        private readonly Closure $limiter,
    ) {
    }

    public function boot(): void
    {
        add_action('wp_ajax_' . self::ACTION, [$this, 'answer']);
        add_action('wp_ajax_nopriv_' . self::ACTION, [$this, 'answer']);
    }

    public function answer(): void
    {
        $this->record(Request::current());
        nocache_headers();
        wp_die('', '', ['response' => 200]);
    }

    private function record(Request $request): void
    {
        $isPerson = (new Visit($request->header('User-Agent'), $request->header('Sec-Purpose')))->counts();
        if ($this->settings->is('log') && $isPerson && $request->method() === 'POST' && in_array($request->text('what'), self::WHAT, true)) {
            try {
                if (($this->limiter)()->isLimited('consent', $request, $this->settings->logLimit())) {
                    return;
                }
                $this->kernel->sql->run(
                    'INSERT INTO %i (day, what, n) VALUES (%s, %s, 1) ON DUPLICATE KEY UPDATE n = n + VALUES(n)',
                    $this->table(),
                    $this->kernel->clock->now()->format('Y-m-d'),
                    $request->text('what')
                );
            } catch (SqlFailure $failure) {
                $this->kernel->log->error('consent.count', [], $failure);
            }
        }
    }

    /** @return array<string, int> the last thirty days, by what it was */
    public function month(): array
    {
        $since = $this->kernel->clock->now()->modify('-29 days')->format('Y-m-d');
        $sums = array_fill_keys(self::WHAT, 0);
        foreach ($this->kernel->sql->rows('SELECT what, SUM(n) AS n FROM %i WHERE day >= %s GROUP BY what', $this->table(), $since) as $row) {
            $sums[(string) $row['what']] = (int) $row['n'];
        }

        return $sums;
    }

    public function install(): void
    {
        $this->kernel->sql->define($this->table(), "day char(10) NOT NULL,\nwhat varchar(20) NOT NULL,\nn bigint unsigned NOT NULL DEFAULT 0,\nPRIMARY KEY  (day,what)");
    }

    public function erase(): void
    {
        $this->kernel->sql->drop($this->table());
    }

    private function table(): string
    {
        return $this->kernel->sql->table('consent_days');
    }
}
