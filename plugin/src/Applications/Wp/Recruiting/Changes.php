<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Domain\Recruiting\Stages;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\UnreadCounter;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Result;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\Violation;
use RuntimeException;

/**
 * What recruiters decide about an application: stage and rating, in the contract's status, meta and log (Jobs contract
 * 1.3). A change names the version that its recruiter saw; when another was quicker nothing is changed.
 */
final class Changes
{
    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly CandidateRows $rows,
        private readonly Candidates $candidates,
        private readonly StageOption $stages,
    ) {
    }

    /**
     * @param int         $version the version that was seen; 0 takes whatever there is
     * @param string|null $stage   null leaves it
     * @param int|null    $rating  1 to 5, 0 for none, null leaves it
     * @param (callable(): mixed)|null $afterMove what must be stored together with a new stage
     * @return Result<bool> whether the stage is another now; refused with `stage.unknown`, `rating.unknown`, `version.stale` or `application.unknown`
     */
    public function make(int $application, int $version, ?string $stage, ?int $rating, int $user, ?callable $afterMove = null): Result
    {
        if ($stage !== null && $this->stages->read()->find($stage) === null) {
            return Result::refused(new Violation('stage.unknown', 'stage'));
        }
        if ($rating !== null && ($rating < 0 || $rating > 5)) {
            return Result::refused(new Violation('rating.unknown', 'rating'));
        }
        if ($this->candidates->find($application) === null) {
            return Result::refused(new Violation('application.unknown'));
        }
        $holder = self::holder();

        return $this->sql->transaction(function () use ($application, $version, $stage, $rating, $user, $afterMove, $holder): Result {
            if (!$this->claim($application, $version, $holder)) {
                return Result::refused(new Violation('version.stale', 'version'));
            }
            $before = (string) get_post_status($application);
            $moves = $stage !== null && $stage !== $before;
            if ($moves) {
                $this->move($application, $stage, $user);
                if ($afterMove !== null) {
                    $afterMove();
                }
            }
            if ($rating !== null) {
                $this->rate($application, $rating, $user);
            }
            $this->rows->flush();

            return Result::ok($moves);
        }, fn (): bool => $this->isHeldBy($application, $holder));
    }

    public function read(int $application, bool $read): void
    {
        $this->sql->transaction(function () use ($application, $read): void {
            update_post_meta($application, CandidateRows::VIEWED, $read ? '1' : '0');
            $this->rows->flush();
        }, static fn (): bool => false);
        (new UnreadCounter($this->sql))->recount();
    }

    /**
     * Runs $work while no other process changes this application; its meta are read anew.
     *
     * @template R
     * @param callable(): R $work
     * @return R
     */
    public function withLock(int $application, callable $work): mixed
    {
        $this->candidates->find($application);
        $holder = self::holder();

        return $this->sql->transaction(function () use ($application, $work, $holder): mixed {
            $this->sql->run('UPDATE %i SET holder = %s WHERE application_id = %d', $this->table(), $holder, $application);
            wp_cache_delete($application, 'post_meta');

            return $work();
        }, fn (): bool => $this->isHeldBy($application, $holder));
    }

    /** @param array<string, mixed> $entry */
    public function log(int $application, int $user, array $entry): void
    {
        $log = get_post_meta($application, CandidateRows::ACTIVITY, true);
        $log = is_array($log) ? $log : [];
        $log[] = ['user' => $user, 'activity_date' => $this->clock->now()->getTimestamp()] + $entry;
        update_post_meta($application, CandidateRows::ACTIVITY, wp_slash($log));
    }

    private function move(int $application, string $stage, int $user): void
    {
        // Logged first: the row of the application, which is written with its post, tells when it was last moved.
        $this->log($application, $user, ['status' => $stage]);
        if (is_wp_error(wp_update_post(['ID' => $application, 'post_status' => $stage], true))) {
            throw new RuntimeException('The application could not be moved.');
        }
        if (get_post_meta($application, 'courant_suspicions', true) !== '') {
            delete_post_meta($application, 'courant_suspicions');
        }
    }

    private function rate(int $application, int $rating, int $user): void
    {
        $rating === 0
            ? delete_post_meta($application, CandidateRows::RATING)
            : update_post_meta($application, CandidateRows::RATING, $rating);
        $this->log($application, $user, ['rating' => $rating]);
    }

    /** The row stays locked until the transaction ends, so a second recruiter waits and then sees the new version. */
    private function claim(int $application, int $version, string $holder): bool
    {
        $this->sql->run(
            'UPDATE %i SET version = version + 1, holder = %s WHERE application_id = %d AND (%d = 0 OR version = %d)',
            $this->table(),
            $holder,
            $application,
            $version,
            $version
        );
        if (!$this->isHeldBy($application, $holder)) {
            return false;
        }
        clean_post_cache($application);

        return get_post_type($application) === ApplicationType::NAME;
    }

    /** Waits for a transaction that still holds the row. */
    private function isHeldBy(int $application, string $holder): bool
    {
        return $this->sql->value('SELECT holder FROM %i WHERE application_id = %d FOR UPDATE', $this->table(), $application) === $holder;
    }

    private static function holder(): string
    {
        return bin2hex(random_bytes(16));
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::CANDIDATES);
    }
}
