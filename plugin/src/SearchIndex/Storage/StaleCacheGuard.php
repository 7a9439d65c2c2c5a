<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\SqlException;

/**
 * Detects a persistent object cache that missed changes, because its server was unreachable. For example, it may still
 * contain the data of a closed opening as open; cached posts of WordPress do not expire.
 *
 * Before each write of the index is committed, the number of writes is stored in the cache. If the number in the cache
 * is lower than in the database, the cache missed at least one write. If it is higher, the database is a replica that
 * has not applied the last writes yet.
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
        try {
            if (wp_using_ext_object_cache()) {
                $this->flushIfOlderThan($this->tables->countWrites());
            } else {
                // No cache contains the number of writes, so the lag of a replica cannot be detected.
                $this->tables->countWritesOnPrimary();
            }
        } catch (SqlException) {
            // The index is not built yet.
            return;
        }
    }

    /**
     * Flushes a cache that missed writes. If it is the database that lacks writes, or this cannot be determined, the
     * request reads from the primary server: this server is a replica.
     *
     * @param int $writes number of writes in the database
     * @return int number of writes in the database that the rest of the request reads
     */
    public function flushIfOlderThan(int $writes): int
    {
        $known = wp_cache_get(self::CACHE_KEY, CacheVersion::GROUP);
        if ($known === $writes) {
            return $writes;
        }
        if (!is_int($known) || $known > $writes) {
            $writes = $this->tables->countWritesOnPrimary() ?? $writes;
        }
        if (is_int($known) && $known < $writes) {
            wp_cache_flush();
        }
        if (!is_int($known) || $known < $writes) {
            wp_cache_set(self::CACHE_KEY, $writes, CacheVersion::GROUP);
        }

        return $writes;
    }
}
