<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use WP_Post;

/** Stores the views and clicks of each ad by day. */
final class AdStatisticsRepository
{
    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /** @return array<int, array{views: int, clicks: int}> by ad */
    public function countLast30Days(): array
    {
        $since = $this->clock->now()->modify('-29 days')->format('Y-m-d');
        $sums = [];
        foreach (
            $this->sql->fetchRows(
                'SELECT ad_id, SUM(views) AS v, SUM(clicks) AS c FROM %i WHERE day >= %s GROUP BY ad_id',
                $this->table(),
                $since,
            ) as $row
        ) {
            $sums[(int) $row['ad_id']] = ['views' => (int) $row['v'], 'clicks' => (int) $row['c']];
        }

        return $sums;
    }

    public function increment(int $ad, int $views, int $clicks): void
    {
        $this->sql->execute(
            'INSERT INTO %i (ad_id, day, views, clicks) VALUES (%d, %s, %d, %d) ON DUPLICATE KEY UPDATE views = views + VALUES(views), clicks = clicks + VALUES(clicks)',
            $this->table(),
            $ad,
            $this->clock->now()->format('Y-m-d'),
            $views,
            $clicks
        );
    }

    /** Deletes the statistics of a deleted ad. */
    public function deleteForPost(int $id, WP_Post $post): void
    {
        if ($post->post_type === AdPostType::NAME) {
            $this->sql->execute('DELETE FROM %i WHERE ad_id = %d', $this->table(), $id);
        }
    }

    public function install(): void
    {
        $this->sql
            ->createTable($this->table(), "ad_id bigint unsigned NOT NULL,\nday char(10) NOT NULL,\nviews bigint unsigned NOT NULL DEFAULT 0,\nclicks bigint unsigned NOT NULL DEFAULT 0,\nPRIMARY KEY  (ad_id,day)");
    }

    public function dropTable(): void
    {
        $this->sql->dropTable($this->table());
    }

    private function table(): string
    {
        return $this->sql->table('ad_days');
    }
}
