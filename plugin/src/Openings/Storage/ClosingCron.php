<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Fields\ClosingDayField;
use CourantDesk\Openings\Fields\ClosingTimeField;
use WP_Post;

/** Closes the published openings whose closing time has passed, once an hour. */
final class ClosingCron
{
    public const EVENT = 'awsm_check_for_expired_jobs';
    private const BATCH_SIZE = 200;

    public function __construct(
        private readonly Clock $clock,
        private readonly Sql $sql,
        private readonly ClosingSynchronizer $keeper,
        private readonly int $batch = self::BATCH_SIZE,
    ) {
    }

    public function schedule(): void
    {
        if (wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_event($this->clock->now()->getTimestamp(), 'hourly', self::EVENT);
        }
    }

    public function unschedule(): void
    {
        wp_clear_scheduled_hook(self::EVENT);
    }

    /** Runs for at most 20 seconds; the next run closes the rest, which is shown as closed until then. */
    public function run(): void
    {
        $end = $this->clock->now()->modify('+20 seconds');
        $last = 0;
        do {
            $ids = $this->findDueIds($last);
            _prime_post_caches($ids, false, true);
            foreach ($ids as $id) {
                $post = get_post($id);
                if ($post instanceof WP_Post) {
                    $this->keeper->synchronizeAndClose($post);
                }
                $last = $id;
            }
        } while (count($ids) === $this->batch && $this->clock->now() < $end);
    }

    /**
     * @return list<int> openings above an ID that may have to be closed, by the closing time or by `awsm_job_expiry`
     */
    private function findDueIds(int $above): array
    {
        $now = $this->clock->now();

        return array_map('intval', $this->sql->fetchColumn(
            "SELECT DISTINCT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID
            WHERE p.post_type = %s AND p.post_status IN ('publish', 'private') AND p.ID > %d AND m.meta_value <> ''
            AND ((m.meta_key = %s AND m.meta_value <= %s) OR (m.meta_key = %s AND m.meta_value < %s))
            ORDER BY p.ID LIMIT %d",
            $this->sql->coreTable('posts'),
            $this->sql->coreTable('postmeta'),
            OpeningPostType::NAME,
            $above,
            ClosingTimeField::KEY,
            $now->format('Y-m-d\TH:i'),
            ClosingDayField::KEY,
            $now->format('Y-m-d'),
            $this->batch,
        ));
    }
}
