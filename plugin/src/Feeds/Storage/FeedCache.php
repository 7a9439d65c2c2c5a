<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Storage;

use CourantDesk\Kernel\Clock;

/**
 * Caches rendered feed pages, because rendering 500 openings takes as long as fifty listing pages. A page belongs to a
 * cache version, which any change of openings replaces; it is cached for 15 minutes at most, and not past the next
 * closing time on it.
 */
final class FeedCache
{
    /**
     * The version is a transient, because a request for a feed must store only cache entries: with an object cache, it
     * is not in the database. It expires later than any page; without it, pages are only rendered again.
     */
    private const VERSION_TRANSIENT = 'courant_feed_version';

    /** Unix time since which no opening has changed. */
    private const CHANGED_TRANSIENT = 'courant_feed_changed';

    private const MAX_SECONDS = 900;
    private const MAX_CACHED_PAGE = 100;

    /** Size after compression, so that a hundred pages of 500 openings stay below about 30 MB. */
    private const MAX_BYTES = 1000000;

    public function __construct(private readonly Clock $clock)
    {
    }

    /**
     * @param array<string, string|int>             $key    values that the page depends on besides openings
     * @param callable(): array{string, list<int>} $render returns the page and the closing times of its openings (Unix
     *   time)
     */
    public function get(array $key, int $page, callable $render): string
    {
        if ($page > self::MAX_CACHED_PAGE) {
            return $render()[0];
        }
        // Read before rendering: a change during rendering replaces this version.
        $version = $this->version();
        $name = 'courant_feed_' . md5(serialize([$version, $key, $page]));
        $cached = get_transient($name);
        $body = is_string($cached) ? gzuncompress((string) base64_decode($cached, true)) : false;
        if (is_string($body)) {
            return $body;
        }
        [$body, $closings] = $render();
        $packed = base64_encode((string) gzcompress($body, 1));
        $now = $this->clock->now()->getTimestamp();
        $seconds = min([self::MAX_SECONDS, ...array_map(static fn (int $closing): int => $closing - $now, $closings)]);
        if ($seconds > 0 && strlen($packed) <= self::MAX_BYTES) {
            set_transient($name, $packed, $seconds);
        }

        return $body;
    }

    /** Replaces the current version. */
    public function clear(): void
    {
        foreach ([self::VERSION_TRANSIENT, self::CHANGED_TRANSIENT] as $transient) {
            if (get_transient($transient) !== false) {
                delete_transient($transient);
            }
        }
    }

    /**
     * Returns when openings changed last, or a later time: the first request after a change sets it. Openings have no
     * index by time of modification, so the exact time would require a scan of the whole table.
     */
    public function changedAt(): int
    {
        $changed = get_transient(self::CHANGED_TRANSIENT);
        if (!is_numeric($changed)) {
            $changed = $this->clock->now()->getTimestamp();
            set_transient(self::CHANGED_TRANSIENT, $changed, DAY_IN_SECONDS);
        }

        return (int) $changed;
    }

    private function version(): string
    {
        $version = get_transient(self::VERSION_TRANSIENT);
        if (!is_string($version) || $version === '') {
            $version = wp_generate_uuid4();
            set_transient(self::VERSION_TRANSIENT, $version, DAY_IN_SECONDS);
        }

        return $version;
    }
}
