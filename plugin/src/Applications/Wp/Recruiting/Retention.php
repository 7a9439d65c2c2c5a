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
 * kept for later openings is kept until that ends. Suspected spam is never deleted before its opening has closed, nor without a notice
 * a week before.
 */
final class Retention
{
    public const OPTION = 'courant_retention';
    public const EVENT = 'courant_desk_retention';
    public const MOST_DAYS = 3650;
    /** Suspected spam is deleted after so many days, unless the owner chose otherwise. */
    public const SPAM_DAYS = 90;
    /** So many days before, recruiters see how much suspected spam will be deleted. */
    public const NOTICE_DAYS = 7;
    /** Since when suspected spam is deleted as it is now: nothing goes without a notice, also after an update. */
    private const SPAM_SINCE = 'courant_spam_expiry_since';
    private const BATCH = 100;
    /** The opening takes no applications any more, or is gone, and nobody has changed it since. */
    private const CLOSED = ' AND NOT EXISTS (SELECT 1 FROM %i o LEFT JOIN %i f ON f.post_id = o.ID AND f.meta_key = %s AND f.meta_value = %s'
        . " WHERE o.ID = c.opening_id AND ((o.post_status NOT IN ('expired', 'trash') AND f.meta_id IS NULL) OR o.post_modified_gmt >= %s))";
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
            $default = $slug === ApplicationType::SUSPECTED ? self::SPAM_DAYS : 0;
            $value = is_array($stored) ? ($stored[$slug] ?? $default) : $default;
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
        $before = $this->days()[ApplicationType::SUSPECTED];
        // 0 keeps suspected spam for ever, which is not the default: it is stored.
        update_option(self::OPTION, self::set($days) + array_intersect_key($days, [ApplicationType::SUSPECTED => true]), false);
        if ($this->days()[ApplicationType::SUSPECTED] !== $before) {
            update_option(self::SPAM_SINCE, $this->clock->now()->getTimestamp(), false);
        }
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
            $number = $this->number($stage, $age);
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
        $isSpam = $stage === ApplicationType::SUSPECTED;
        if ($isSpam && !$this->hasAnnouncedSpam()) {
            return 0;
        }
        do {
            $ids = array_map('intval', $this->sql->column(
                'SELECT c.application_id FROM %i c WHERE ' . self::OVER . ($isSpam ? self::CLOSED : '') . ' AND c.application_id > %d ORDER BY c.application_id LIMIT %d',
                ...$this->over($stage, $age),
                ...($isSpam ? $this->closed($this->announced()) : []),
                ...[$last, $most - $deleted]
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
        delete_option(self::SPAM_SINCE);
    }

    /** How much suspected spam will be deleted within a week: its time is nearly over, and its opening has closed. */
    public function upcomingSpam(): int
    {
        $days = $this->days()[ApplicationType::SUSPECTED];
        if ($days === 0) {
            return 0;
        }

        return (int) $this->sql->value(
            'SELECT COUNT(*) FROM %i c WHERE ' . self::OVER . self::CLOSED,
            ...$this->over(ApplicationType::SUSPECTED, max(0, $days - self::NOTICE_DAYS)),
            ...$this->closed('9999-12-31 00:00:00'),
        );
    }

    public function runInBackground(): void
    {
        // The first run after an update only begins to announce.
        add_option(self::SPAM_SINCE, $this->clock->now()->getTimestamp(), '', false);
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

    private function number(string $stage, int $age): int
    {
        if ($stage !== ApplicationType::SUSPECTED) {
            return (int) $this->sql->value('SELECT COUNT(*) FROM %i c WHERE ' . self::OVER, ...$this->over($stage, $age));
        }

        return !$this->hasAnnouncedSpam() ? 0 : (int) $this->sql->value(
            'SELECT COUNT(*) FROM %i c WHERE ' . self::OVER . self::CLOSED,
            ...$this->over($stage, $age),
            ...$this->closed($this->announced()),
        );
    }

    /** An opening that was changed after this moment may have closed only then. */
    private function announced(): string
    {
        return gmdate('Y-m-d H:i:s', $this->clock->now()->getTimestamp() - self::NOTICE_DAYS * DAY_IN_SECONDS);
    }

    private function hasAnnouncedSpam(): bool
    {
        $since = get_option(self::SPAM_SINCE);

        return is_numeric($since) && $this->clock->now()->getTimestamp() - (int) $since >= self::NOTICE_DAYS * DAY_IN_SECONDS;
    }

    /** @return array{string, string, string, string, string} */
    private function closed(string $changedBefore): array
    {
        return [$this->sql->core('posts'), $this->sql->core('postmeta'), 'awsm_job_filled', 'filled', $changedBefore];
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
