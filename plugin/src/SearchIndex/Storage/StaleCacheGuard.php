<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\SqlException;

/**
 * Detects a persistent object cache that missed changes, because its server was unreachable. For example, it may still
 * contain the data of a closed opening as open; cached posts of WordPress do not expire.
 *
 * Before each write of the index is committed, the number of writes is stored in the cache. If the number in the cache
 * is lower than in the database, the cache missed at least one write.
 */
final class StaleCacheGuard
{
    private const CACHE_KEY = 'writes';

    public function __construct(private readonly IndexTables $tables)
    {
    }

    /** Must be called inside of the transaction that writes the index. */
    public function recordWrite(): void
    {
        wp_cache_set(self::CACHE_KEY, $this->tables->countWrites(), CacheVersion::GROUP);
    }

    public function flushIfStale(): void
    {
        if (!wp_using_ext_object_cache()) {
            return;
        }
        try {
            $this->flushIfOlderThan($this->tables->countWrites());
        } catch (SqlException) {
            // The index is not built yet.
            return;
        }
    }

    /** @param int $writes number of writes in the database */
    public function flushIfOlderThan(int $writes): void
    {
        $known = wp_cache_get(self::CACHE_KEY, CacheVersion::GROUP);
        if ($known === $writes) {
            return;
        }
        if (is_int($known) && $known < $writes) {
            wp_cache_flush();
        }
        if (!is_int($known) || $known < $writes) {
            wp_cache_set(self::CACHE_KEY, $writes, CacheVersion::GROUP);
        }
    }
}
