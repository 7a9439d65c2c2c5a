<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Wp;

use CourantDesk\Kernel\Clock;

/**
 * Keeps rendered pages of feeds, because rendering 500 openings takes as much as fifty lists. A page belongs to a version, which ends
 * with any change of openings; it is kept for 15 minutes at most, and not past the next closing on it.
 */
final class FeedCache
{
    /**
     * A transient, because reading a feed stores nothing but cache entries: with an object cache it is never in the database. It lasts
     * longer than any page; a lost version only renders the pages again.
     */
    private const VERSION = 'courant_feed_version';

    private const MAX_SECONDS = 900;
    private const MAX_PAGE = 100;

    /** Compressed, so that a hundred pages of 500 openings stay below about 30 MB. */
    private const MAX_BYTES = 1000000;

    public function __construct(private readonly Clock $clock)
    {
    }

    /**
     * @param array<string, string|int>             $key    what the page depends on besides openings
     * @param callable(): array{string, list<int>} $render the page, and when the openings on it close (Unix time)
     */
    public function get(array $key, int $page, callable $render): string
    {
        if ($page > self::MAX_PAGE) {
            return $render()[0];
        }
        // Read before rendering: what changes meanwhile ends this version.
        $version = $this->version();
        $name = 'courant_feed_' . md5(serialize([$version, $key, $page]));
        $kept = get_transient($name);
        $body = is_string($kept) ? gzuncompress((string) base64_decode($kept, true)) : false;
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

    /** Ends the present version. */
    public function clear(): void
    {
        if (get_transient(self::VERSION) !== false) {
            delete_transient(self::VERSION);
        }
    }

    private function version(): string
    {
        $version = get_transient(self::VERSION);
        if (!is_string($version) || $version === '') {
            $version = wp_generate_uuid4();
            set_transient(self::VERSION, $version, DAY_IN_SECONDS);
        }

        return $version;
    }
}
