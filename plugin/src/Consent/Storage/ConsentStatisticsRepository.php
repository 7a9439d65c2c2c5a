<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;

/** Stores how many page views and consent choices there were on each day. */
final class ConsentStatisticsRepository
{
    public const EVENTS = ['view', 'accept', 'refuse', 'choose'];

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /** @return array<string, int> by event, with 0 for events that did not occur */
    public function countLast30Days(): array
    {
        $since = $this->clock->now()->modify('-29 days')->format('Y-m-d');
        $sums = array_fill_keys(self::EVENTS, 0);
        foreach (
            $this->sql->fetchRows(
                'SELECT what, SUM(n) AS n FROM %i WHERE day >= %s GROUP BY what',
                $this->table(),
                $since,
            ) as $row
        ) {
            $sums[(string) $row['what']] = (int) $row['n'];
        }

        return $sums;
    }

    /** @param string $event one of EVENTS */
    public function increment(string $event): void
    {
        $this->sql->execute(
            'INSERT INTO %i (day, what, n) VALUES (%s, %s, 1) ON DUPLICATE KEY UPDATE n = n + VALUES(n)',
            $this->table(),
            $this->clock->now()->format('Y-m-d'),
            $event
        );
    }

    public function install(): void
    {
        $this->sql
            ->createTable($this->table(), "day char(10) NOT NULL,\nwhat varchar(20) NOT NULL,\nn bigint unsigned NOT NULL DEFAULT 0,\nPRIMARY KEY  (day,what)");
    }

    public function dropTable(): void
    {
        $this->sql->dropTable($this->table());
    }

    private function table(): string
    {
        return $this->sql->table('consent_days');
    }
}
