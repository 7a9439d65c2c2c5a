<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\SearchIndex\Domain\ResultCache;

/**
 * Manages the version of the cached listing results. It is part of their cache keys, and changes with every change of
 * an opening and when the next opening closes, so that outdated results are never read. It is only valid for the
 * current number of writes in the database, because a cache server that was unreachable during a change still contains
 * the previous version.
 */
final class CacheVersion implements ResultCache
{
    public const GROUP = 'courant_listings';
    private const CACHE_KEY = 'generation';
    private const MAX_SECONDS = 86400;

    /** Seconds after which a long-running process reads the number of writes again. */
    private const RECHECK_SECONDS = 10;

    /** @var array{int, int}|null number of writes and the time at which it was read */
    private ?array $writes = null;

    public function __construct(
        private readonly Clock $clock,
        private readonly SetCountReader $counts,
        private readonly IndexTables $tables,
    ) {
    }

    /** @return array{name: string, seconds: int} version and remaining lifetime */
    public function current(): array
    {
        $now = $this->clock->now()->getTimestamp();
        $writes = (new StaleCacheGuard($this->tables))->flushIfOlderThan($this->countWrites($now));
        $this->writes = [$writes, $this->writes[1] ?? $now];
        $known = wp_cache_get(self::CACHE_KEY, self::GROUP);
        if (
            is_array($known)
            && is_string($known['name'] ?? null)
            && is_int($known['until'] ?? null)
            && $known['until'] > $now
            && ($known['writes'] ?? null) === $writes
        ) {
            return ['name' => $known['name'], 'seconds' => $known['until'] - $now];
        }
        $closing = $this->counts->findNextClosing()?->getTimestamp() ?? $now + self::MAX_SECONDS;
        $seconds = max(1, min(self::MAX_SECONDS, $closing + 1 - $now));
        $name = wp_generate_uuid4();
        $version = ['name' => $name, 'until' => $now + $seconds, 'writes' => $writes];
        wp_cache_set(self::CACHE_KEY, $version, self::GROUP, $seconds);

        return ['name' => $name, 'seconds' => $seconds];
    }

    public function invalidate(): void
    {
        $this->writes = null;
        wp_cache_delete(self::CACHE_KEY, self::GROUP);
    }

    private function countWrites(int $now): int
    {
        if ($this->writes === null || $this->writes[1] + self::RECHECK_SECONDS < $now) {
            $this->writes = [$this->tables->countWrites(), $now];
        }

        return $this->writes[0];
    }
}
