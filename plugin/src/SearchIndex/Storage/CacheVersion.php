<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\SearchIndex\Domain\ResultCache;

/**
 * Version of the cached listing results. It is part of their cache keys and changes with every change of an opening and
 * when the next opening closes, so that outdated results are never read.
 */
final class CacheVersion implements ResultCache
{
    public const GROUP = 'courant_listings';
    private const CACHE_KEY = 'generation';
    private const MAX_SECONDS = 86400;

    public function __construct(private readonly Clock $clock, private readonly SetCountReader $counts)
    {
    }

    /** @return array{name: string, seconds: int} version and remaining lifetime */
    public function current(): array
    {
        $now = $this->clock->now()->getTimestamp();
        $known = wp_cache_get(self::CACHE_KEY, self::GROUP);
        if (
            is_array($known)
            && is_string($known['name'] ?? null)
            && is_int($known['until'] ?? null)
            && $known['until'] > $now
        ) {
            return ['name' => $known['name'], 'seconds' => $known['until'] - $now];
        }
        $closing = $this->counts->findNextClosing()?->getTimestamp() ?? $now + self::MAX_SECONDS;
        $seconds = max(1, min(self::MAX_SECONDS, $closing + 1 - $now));
        $name = wp_generate_uuid4();
        wp_cache_set(self::CACHE_KEY, ['name' => $name, 'until' => $now + $seconds], self::GROUP, $seconds);

        return ['name' => $name, 'seconds' => $seconds];
    }

    public function invalidate(): void
    {
        wp_cache_delete(self::CACHE_KEY, self::GROUP);
    }
}
