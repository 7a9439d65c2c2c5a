<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Wp;

use Closure;
use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\JobViews\Domain\Visit;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Rates;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\SqlFailure;
use WP_Post;

/** Views and clicks of ads by day, without cookies: nothing about the visitor is stored. */
final class AdCounter
{
    private const ACTION = 'courant_ad_count';

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly AdvertisingSettings $settings,
        private readonly Inventory $inventory,
        private readonly Closure $limiter,
    ) {
    }

    public function boot(): void
    {
        add_action('wp_ajax_' . self::ACTION, [$this, 'answer']);
        add_action('wp_ajax_nopriv_' . self::ACTION, [$this, 'answer']);
        add_action('deleted_post', [$this, 'forget'], 10, 2);
    }

    public function answer(): void
    {
        $request = Request::current();
        try {
            $this->count($request);
        } catch (SqlFailure $failure) {
            $this->kernel->log->error('advertising.count', [], $failure);
        }
        nocache_headers();
        wp_die('', '', ['response' => 200]);
    }

    /** @return array<int, array{views: int, clicks: int}> of the last thirty days, by ad */
    public function month(): array
    {
        $since = $this->kernel->clock->now()->modify('-29 days')->format('Y-m-d');
        $sums = [];
        foreach ($this->kernel->sql->rows('SELECT ad_id, SUM(views) AS v, SUM(clicks) AS c FROM %i WHERE day >= %s GROUP BY ad_id', $this->table(), $since) as $row) {
            $sums[(int) $row['ad_id']] = ['views' => (int) $row['v'], 'clicks' => (int) $row['c']];
        }

        return $sums;
    }

    public function forget(int $post, WP_Post $object): void
    {
        if ($object->post_type === AdType::NAME) {
            $this->kernel->sql->run('DELETE FROM %i WHERE ad_id = %d', $this->table(), $post);
        }
    }

    public function install(): void
    {
        $this->kernel->sql->define($this->table(), "ad_id bigint unsigned NOT NULL,\nday char(10) NOT NULL,\nviews bigint unsigned NOT NULL DEFAULT 0,\nclicks bigint unsigned NOT NULL DEFAULT 0,\nPRIMARY KEY  (ad_id,day)");
        (new Rates($this->kernel->sql, $this->kernel->clock))->install();
    }

    public function erase(): void
    {
        $this->kernel->sql->drop($this->table());
    }

    private function count(Request $request): void
    {
        $ad = $request->int('ad');
        $what = $request->text('what');
        $purpose = $request->header('Sec-Purpose') . ' ' . $request->header('Purpose');
        $isKnown = in_array($ad, array_map(static fn ($one): int => $one->id, $this->inventory->all()), true);
        if ($request->method() !== 'POST' || !$isKnown || !in_array($what, ['view', 'click'], true) || !(new Visit($request->header('User-Agent'), $purpose))->counts()) {
            return;
        }
        if (($this->limiter)()->isLimited('ad', $request, $this->settings->limit())) {
            return;
        }
        $this->kernel->sql->run(
            'INSERT INTO %i (ad_id, day, views, clicks) VALUES (%d, %s, %d, %d) ON DUPLICATE KEY UPDATE views = views + VALUES(views), clicks = clicks + VALUES(clicks)',
            $this->table(),
            $ad,
            $this->kernel->clock->now()->format('Y-m-d'),
            $what === 'view' ? 1 : 0,
            $what === 'click' ? 1 : 0
        );
    }

    private function table(): string
    {
        return $this->kernel->sql->table('ad_days');
    }
}
