<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Domain\Recruiting\Stage;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use Throwable;

/**
 * Deletes applications that have been in a stage for longer than the owner keeps them. An applicant who agreed to be
 * kept for later openings is kept until that ends.
 */
final class Retention
{
    public const OPTION = 'courant_retention';
    public const EVENT = 'courant_desk_retention';
    public const MOST_DAYS = 3650;
    private const BATCH = 100;
    private const OVER = 'c.stage = %s AND c.staged < %d AND NOT EXISTS (SELECT 1 FROM %i m WHERE m.post_id = c.application_id AND m.meta_key = %s AND m.meta_value >= %s)';

    /** @var list<int> */
    private array $retained = [];

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly StageOption $stages,
        private readonly CandidateRows $rows,
        private readonly Log $log = new Log(),
    ) {
    }

    public function boot(): void
    {
        add_action(self::EVENT, [$this, 'runInBackground'], 10, 0);
    }

    /** @return array<string, int> days by stage, 0 for "for ever"; the suspected and the withdrawn have theirs too */
    public function days(): array
    {
        $stored = get_option(self::OPTION, []);
        $days = [];
        foreach ([...$this->stages->read()->slugs(), ApplicationType::SUSPECTED, ApplicationType::WITHDRAWN] as $slug) {
            $value = is_array($stored) ? ($stored[$slug] ?? 0) : 0;
            $days[$slug] = is_numeric($value) ? max(0, min(self::MOST_DAYS, (int) $value)) : 0;
        }

        return $days;
    }

    /** @return array<string, int> days by stage, only where there is an end */
    public function limits(): array
    {
        return self::set($this->days());
    }

    /** @param array<string, int> $days */
    public function write(array $days): void
    {
        update_option(self::OPTION, self::set($days), false);
    }

    /**
     * A dry run: how many would be deleted now.
     *
     * @param array<string, int>|null $days instead of the stored ones
     * @return array<string, int> by stage; only those of which there are any
     */
    public function due(?array $days = null): array
    {
        $this->rows->flush();
        $due = [];
        foreach (self::set($days ?? $this->days()) as $stage => $age) {
            $number = (int) $this->sql->value('SELECT COUNT(*) FROM %i c WHERE ' . self::OVER, ...$this->over($stage, $age));
            if ($number > 0) {
                $due[$stage] = $number;
            }
        }

        return $due;
    }

    /**
     * Deletes what is due, at most so many of each stage. What may not be deleted does not stop the others.
     *
     * @return int how many were deleted
     */
    public function run(int $most = self::BATCH): int
    {
        $this->rows->flush();
        $this->retained = [];
        $deleted = 0;
        foreach ($this->limits() as $stage => $age) {
            $deleted += $this->runStage($stage, $age, $most);
        }
        $retained = $this->retained();
        if ($retained !== []) {
            $this->log->error('applications.retention', ['retained' => count($retained), 'first' => $retained[0]]);
        }

        return $deleted;
    }

    /** @return list<int> applications that the last run could not delete */
    public function retained(): array
    {
        return $this->retained;
    }

    private function runStage(string $stage, int $age, int $most): int
    {
        $deleted = 0;
        $last = 0;
        do {
            $ids = array_map('intval', $this->sql->column(
                'SELECT c.application_id FROM %i c WHERE ' . self::OVER . ' AND c.application_id > %d ORDER BY c.application_id LIMIT %d',
                ...[...$this->over($stage, $age), $last, $most - $deleted]
            ));
            foreach ($ids as $id) {
                $last = $id;
                // The post is the truth: what was moved meanwhile stays.
                if (get_post_status($id) !== $stage) {
                    continue;
                }
                $this->delete($id) ? $deleted++ : $this->retained[] = $id;
            }
        } while ($ids !== [] && $deleted < $most);

        return $deleted;
    }

    private function delete(int $application): bool
    {
        try {
            return is_object(wp_delete_post($application, true));
        } catch (Throwable $failure) {
            $this->log->error('applications.retention', ['application' => $application], $failure);

            return false;
        }
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
    }

    public function runInBackground(): void
    {
        if ($this->run() >= self::BATCH && wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_single_event($this->clock->now()->getTimestamp() + 60, self::EVENT);
        }
    }

    /**
     * @param array<string, int> $days
     * @return array<string, int>
     */
    private static function set(array $days): array
    {
        return array_filter($days, static fn (int $age): bool => $age > 0);
    }

    /** @return array{string, string, int, string, string, string} */
    private function over(string $stage, int $days): array
    {
        $now = $this->clock->now();

        return [
            $this->sql->table(RecruitingTables::CANDIDATES),
            $stage === '' ? Stage::NEW : $stage,
            $now->getTimestamp() - $days * DAY_IN_SECONDS,
            $this->sql->core('postmeta'),
            'courant_keep_until',
            $now->format('Y-m-d'),
        ];
    }
}
