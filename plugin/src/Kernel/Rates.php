<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Counts how often something happens within a span of time, in one atomic statement a time. Who did it is stored
 * only as a keyed hash, and swept when the time is over.
 */
final class Rates
{
    private const SWEPT_AT_ONCE = 500;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /**
     * Counts one more and tells how many there are now; 0 when counting failed, for a limit must never stop a visitor.
     *
     * @param string $bucket  what is counted, such as `apply|203.0.113.9`
     * @param int    $seconds length of the span
     */
    public function hit(string $bucket, int $seconds): int
    {
        $span = intdiv($this->clock->now()->getTimestamp(), $seconds);
        $key = substr(hash_hmac('sha256', "$bucket|$span", wp_salt('nonce')), 0, 40);
        try {
            $this->sql->run(
                'INSERT INTO %i (bucket, n, until) VALUES (%s, 1, %d) ON DUPLICATE KEY UPDATE n = n + VALUES(n)',
                $this->table(),
                $key,
                ($span + 1) * $seconds
            );

            $count = (int) $this->sql->value('SELECT n FROM %i WHERE bucket = %s', $this->table(), $key);
            if ($count === 1 && $key[0] === '0') {
                // One new row in sixteen sweeps, so that a flood cannot add more than is swept until the daily sweep.
                $this->sweep(self::SWEPT_AT_ONCE);
            }

            return $count;
        } catch (SqlFailure) {
            return 0;
        }
    }

    /** @param int $most rows that are deleted */
    public function sweep(int $most = 100000): void
    {
        $this->sql->run('DELETE FROM %i WHERE until < %d LIMIT %d', $this->table(), $this->clock->now()->getTimestamp(), $most);
    }

    public function install(): void
    {
        $this->sql->define($this->table(), "bucket char(40) NOT NULL,\nn int unsigned NOT NULL DEFAULT 0,\nuntil bigint NOT NULL DEFAULT 0,\nPRIMARY KEY  (bucket),\nKEY until (until)");
    }

    public function erase(): void
    {
        $this->sql->drop($this->table());
    }

    private function table(): string
    {
        return $this->sql->table('rates');
    }
}
