<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Counts events within a time window, with one atomic statement each. The visitor is stored only as a keyed hash, which
 * is deleted when the window is over.
 */
final class RateLimitRepository
{
    private const CLEANUP_BATCH_SIZE = 500;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /**
     * Increments a counter and returns its new value; 0 when counting failed, because an error must not block a
     * visitor.
     *
     * @param string $bucket  what is counted, such as `apply|203.0.113.9`
     * @param int    $seconds length of the time window
     */
    public function increment(string $bucket, int $seconds): int
    {
        $span = intdiv($this->clock->now()->getTimestamp(), $seconds);
        $key = substr(hash_hmac('sha256', "$bucket|$span", wp_salt('nonce')), 0, 40);
        try {
            $this->sql->execute(
                'INSERT INTO %i (bucket, n, until) VALUES (%s, 1, %d) ON DUPLICATE KEY UPDATE n = n + VALUES(n)',
                $this->table(),
                $key,
                ($span + 1) * $seconds
            );

            $count = (int) $this->sql->fetchValue('SELECT n FROM %i WHERE bucket = %s', $this->table(), $key);
            if ($count === 1 && $key[0] === '0') {
                // One new row in sixteen triggers a cleanup, so that a flood of requests cannot add more rows than are
                // deleted.
                $this->deleteExpired(self::CLEANUP_BATCH_SIZE);
            }

            return $count;
        } catch (SqlException) {
            return 0;
        }
    }

    /** @param int $limit maximum number of deleted rows */
    public function deleteExpired(int $limit = 100000): void
    {
        $this->sql->execute(
            'DELETE FROM %i WHERE until < %d LIMIT %d',
            $this->table(),
            $this->clock->now()->getTimestamp(),
            $limit,
        );
    }

    public function install(): void
    {
        $this->sql
            ->createTable($this->table(), "bucket char(40) NOT NULL,\nn int unsigned NOT NULL DEFAULT 0,\nuntil bigint NOT NULL DEFAULT 0,\nPRIMARY KEY  (bucket),\nKEY until (until)");
    }

    public function dropTable(): void
    {
        $this->sql->dropTable($this->table());
    }

    private function table(): string
    {
        return $this->sql->table('rates');
    }
}
