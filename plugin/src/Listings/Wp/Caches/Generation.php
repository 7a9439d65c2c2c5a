<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Caches;

use CourantDesk\Kernel\Clock;
use CourantDesk\Listings\Wp\Index\SetCounts;

/**
 * The time in which no list changes, as the object cache knows it: it ends with any change, and when the next opening closes.
 * Answers are kept under its name, so that the answers of an older one are never found again.
 */
final class Generation
{
    public const GROUP = 'courant_listings';
    private const KEY = 'generation';
    private const LONGEST = 86400;

    public function __construct(private readonly Clock $clock, private readonly SetCounts $counts)
    {
    }

    /** @return array{name: string, seconds: int} its name, and how long it lasts still */
    public function current(): array
    {
        $now = $this->clock->now()->getTimestamp();
        $known = wp_cache_get(self::KEY, self::GROUP);
        if (is_array($known) && is_string($known['name'] ?? null) && is_int($known['until'] ?? null) && $known['until'] > $now) {
            return ['name' => $known['name'], 'seconds' => $known['until'] - $now];
        }
        $closing = $this->counts->nextClosing()?->getTimestamp() ?? $now + self::LONGEST;
        $seconds = max(1, min(self::LONGEST, $closing + 1 - $now));
        $name = wp_generate_uuid4();
        wp_cache_set(self::KEY, ['name' => $name, 'until' => $now + $seconds], self::GROUP, $seconds);

        return ['name' => $name, 'seconds' => $seconds];
    }

    public function end(): void
    {
        wp_cache_delete(self::KEY, self::GROUP);
    }
}
