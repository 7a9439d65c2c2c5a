<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Domain\Stage;
use Throwable;

/**
 * Deletes applications that have been in a stage for longer than the retention period. If the applicant agreed to be
 * considered for later openings, the application is kept until that period ends. Suspected spam is only deleted after
 * its opening has closed and recruiters were notified a week before.
 */
final class ApplicationRetention
{
    public const OPTION = 'courant_retention';
    public const EVENT = 'courant_desk_retention';
    public const MAX_DAYS = 3650;
    /** Default number of days after which suspected spam is deleted. */
    public const DEFAULT_SPAM_DAYS = 90;
    /** Number of days between the notice to recruiters and the deletion of suspected spam. */
    public const NOTICE_DAYS = 7;
    /**
     * Option with the time since which the deletion of suspected spam is active, so that the notice period also applies
     * after an update.
     */
    private const SPAM_SINCE_OPTION = 'courant_spam_expiry_since';
    private const BATCH_SIZE = 100;
    /**
     * Matches applications whose opening was deleted, or accepts no applications and was not changed within the notice
     * period.
     */
    private const CLOSED_CONDITION = ' AND NOT EXISTS (SELECT 1 FROM %i o LEFT JOIN %i f ON f.post_id = o.ID AND f.meta_key = %s AND f.meta_value = %s'
        . " WHERE o.ID = c.opening_id AND ((o.post_status NOT IN ('expired', 'trash') AND f.meta_id IS NULL) OR o.post_modified_gmt >= %s))";
    private const DUE_CONDITION = 'c.stage = %s AND c.staged < %d AND NOT EXISTS (SELECT 1 FROM %i m WHERE m.post_id = c.application_id AND m.meta_key = %s AND m.meta_value >= %s)';

    /** @var list<int> */
    private array $retained = [];

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly StageRepository $stages,
        private readonly CandidateIndex $rows,
        private readonly Log $log = new Log(),
    ) {
    }

    /** @return array<string, int> days by stage, 0 for no limit; includes suspected and withdrawn */
    public function daysByStage(): array
    {
        $stored = get_option(self::OPTION, []);
        $days = [];
        foreach (
            [...$this->stages->findAll()->slugs(), ApplicationStatus::SUSPECTED, ApplicationStatus::WITHDRAWN] as $slug
        ) {
            $default = $slug === ApplicationStatus::SUSPECTED ? self::DEFAULT_SPAM_DAYS : 0;
            $value = is_array($stored) ? ($stored[$slug] ?? $default) : $default;
            $days[$slug] = is_numeric($value) ? max(0, min(self::MAX_DAYS, (int) $value)) : 0;
        }

        return $days;
    }

    /** @return array<string, int> days by stage, only stages with a limit */
    public function limitsByStage(): array
    {
        return self::positiveDays($this->daysByStage());
    }

    /** @param array<string, int> $days */
    public function saveDays(array $days): void
    {
        $before = $this->daysByStage()[ApplicationStatus::SUSPECTED];
        // 0 means that suspected spam is kept. It must be stored, because it is not the default.
        update_option(
            self::OPTION,
            self::positiveDays($days) + array_intersect_key($days, [ApplicationStatus::SUSPECTED => true]),
            false,
        );
        if ($this->daysByStage()[ApplicationStatus::SUSPECTED] !== $before) {
            update_option(self::SPAM_SINCE_OPTION, $this->clock->now()->getTimestamp(), false);
        }
    }

    /**
     * Returns the number of applications that would be deleted now, without deleting them.
     *
     * @param array<string, int>|null $days limits to use instead of the stored ones
     * @return array<string, int> number by stage; stages without due applications are missing
     */
    public function countDue(?array $days = null): array
    {
        $this->rows->flush();
        $due = [];
        foreach (self::positiveDays($days ?? $this->daysByStage()) as $stage => $age) {
            $number = $this->countDueInStage($stage, $age);
            if ($number > 0) {
                $due[$stage] = $number;
            }
        }

        return $due;
    }

    /**
     * Deletes due applications, up to a limit per stage. An application that cannot be deleted does not stop the
     * others.
     *
     * @return int number of deleted applications
     */
    public function deleteDue(int $limit = self::BATCH_SIZE): int
    {
        $this->rows->flush();
        $this->retained = [];
        $deleted = 0;
        foreach ($this->limitsByStage() as $stage => $age) {
            $deleted += $this->deleteDueInStage($stage, $age, $limit);
        }
        $retained = $this->failedDeletions();
        if ($retained !== []) {
            $this->log->error('applications.retention', ['retained' => count($retained), 'first' => $retained[0]]);
        }

        return $deleted;
    }

    /** @return list<int> IDs of the applications that the last run could not delete */
    public function failedDeletions(): array
    {
        return $this->retained;
    }

    private function deleteDueInStage(string $stage, int $age, int $limit): int
    {
        $deleted = 0;
        $last = 0;
        $isSpam = $stage === ApplicationStatus::SUSPECTED;
        if ($isSpam && !$this->hasNoticePeriodPassed()) {
            return 0;
        }
        do {
            $ids = array_map('intval', $this->sql->fetchColumn(
                'SELECT c.application_id FROM %i c WHERE ' . self::DUE_CONDITION
                    . ($isSpam ? self::CLOSED_CONDITION : '')
                    . ' AND c.application_id > %d ORDER BY c.application_id LIMIT %d',
                ...$this->dueValues($stage, $age),
                ...($isSpam ? $this->closedValues($this->noticeThreshold()) : []),
                ...[$last, $limit - $deleted]
            ));
            foreach ($ids as $id) {
                $last = $id;
                // The status of the post is authoritative: applications that were moved to another stage in the
                // meantime are kept.
                if (get_post_status($id) !== $stage) {
                    continue;
                }
                $this->delete($id) ? $deleted++ : $this->retained[] = $id;
            }
        } while ($ids !== [] && $deleted < $limit);

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
        delete_option(self::SPAM_SINCE_OPTION);
    }

    /**
     * Returns the number of suspected spam that will be deleted within a week, because its period ends and its opening
     * has closed.
     */
    public function countUpcomingSpam(): int
    {
        $days = $this->daysByStage()[ApplicationStatus::SUSPECTED];
        if ($days === 0) {
            return 0;
        }

        return (int) $this->sql->fetchValue(
            'SELECT COUNT(*) FROM %i c WHERE ' . self::DUE_CONDITION . self::CLOSED_CONDITION,
            ...$this->dueValues(ApplicationStatus::SUSPECTED, max(0, $days - self::NOTICE_DAYS)),
            ...$this->closedValues('9999-12-31 00:00:00'),
        );
    }

    public function runInBackground(): void
    {
        // The first run after an update only starts the notice period.
        add_option(self::SPAM_SINCE_OPTION, $this->clock->now()->getTimestamp(), '', false);
        if ($this->deleteDue() >= self::BATCH_SIZE && wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_single_event($this->clock->now()->getTimestamp() + 60, self::EVENT);
        }
    }

    /**
     * @param array<string, int> $days
     * @return array<string, int>
     */
    private static function positiveDays(array $days): array
    {
        return array_filter($days, static fn (int $age): bool => $age > 0);
    }

    private function countDueInStage(string $stage, int $age): int
    {
        if ($stage !== ApplicationStatus::SUSPECTED) {
            return (int) $this->sql->fetchValue(
                'SELECT COUNT(*) FROM %i c WHERE ' . self::DUE_CONDITION,
                ...$this->dueValues($stage, $age),
            );
        }

        return !$this->hasNoticePeriodPassed() ? 0 : (int) $this->sql->fetchValue(
            'SELECT COUNT(*) FROM %i c WHERE ' . self::DUE_CONDITION . self::CLOSED_CONDITION,
            ...$this->dueValues($stage, $age),
            ...$this->closedValues($this->noticeThreshold()),
        );
    }

    /**
     * Returns the start of the notice period in GMT (`Y-m-d H:i:s`); an opening changed after it may have closed only
     * then.
     */
    private function noticeThreshold(): string
    {
        return gmdate('Y-m-d H:i:s', $this->clock->now()->getTimestamp() - self::NOTICE_DAYS * DAY_IN_SECONDS);
    }

    private function hasNoticePeriodPassed(): bool
    {
        $since = get_option(self::SPAM_SINCE_OPTION);

        return is_numeric($since)
            && $this->clock->now()->getTimestamp() - (int) $since >= self::NOTICE_DAYS * DAY_IN_SECONDS;
    }

    /**
     * Returns the values of CLOSED_CONDITION. It reads the stored flag of filled openings, because they accept no
     * applications.
     *
     * @return array{string, string, string, string, string}
     */
    private function closedValues(string $changedBefore): array
    {
        return [
            $this->sql->coreTable('posts'), $this->sql->coreTable('postmeta'), 'awsm_job_filled', 'filled',
            $changedBefore,
        ];
    }

    /** @return array{string, string, int, string, string, string} */
    private function dueValues(string $stage, int $days): array
    {
        $now = $this->clock->now();

        return [
            $this->sql->table(RecruitingTables::CANDIDATES),
            $stage === '' ? Stage::NEW : $stage,
            $now->getTimestamp() - $days * DAY_IN_SECONDS,
            $this->sql->coreTable('postmeta'),
            'courant_keep_until',
            $now->format('Y-m-d'),
        ];
    }
}
