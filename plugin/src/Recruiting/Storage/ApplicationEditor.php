<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Result;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\Violation;
use RuntimeException;

/**
 * Changes the stage and rating of an application, stored in the compatible post status, meta and log. A change contains
 * the version that the recruiter has loaded; nothing is changed if the application was changed since then. Each change
 * increases the version by one, which "Undo" of a bulk action relies on.
 */
final class ApplicationEditor
{
    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly CandidateIndex $rows,
        private readonly CandidateRepository $candidates,
        private readonly StageRepository $stages,
        private readonly Applications $applications,
    ) {
    }

    /**
     * @param int $version version that the recruiter has loaded; 0 accepts any version
     * @param string|null $stage   null to leave it unchanged
     * @param int|null    $rating  1 to 5, 0 for none, null to leave it unchanged
     * @param (callable(): mixed)|null $afterMove stores the data that belongs to a new stage, in the same transaction
     * @return Result<bool> whether the stage changed; fails with `stage.unknown`, `rating.unknown`,
     *     `version.stale` or `application.unknown`
     */
    public function change(
        int $application,
        int $version,
        ?string $stage,
        ?int $rating,
        int $user,
        ?callable $afterMove = null,
    ): Result {
        if ($stage !== null && $this->stages->findAll()->find($stage) === null) {
            return Result::failure(new Violation('stage.unknown', 'stage'));
        }
        if ($rating !== null && ($rating < 0 || $rating > 5)) {
            return Result::failure(new Violation('rating.unknown', 'rating'));
        }
        if ($this->candidates->find($application) === null) {
            return Result::failure(new Violation('application.unknown'));
        }
        $claimId = self::createClaimId();

        return $this->sql->transaction(
            function () use ($application, $version, $stage, $rating, $user, $afterMove, $claimId): Result {
                if (!$this->claim($application, $version, $claimId)) {
                    return Result::failure(new Violation('version.stale', 'version'));
                }
                $before = (string) get_post_status($application);
                $moves = $stage !== null && $stage !== $before;
                if ($moves) {
                    $this->moveToStage($application, $stage, $user);
                    if ($afterMove !== null) {
                        $afterMove();
                    }
                }
                if ($rating !== null) {
                    $this->setRating($application, $rating, $user);
                }
                $this->rows->flush();

                return Result::success($moves);
            },
            fn (): bool => $this->isClaimedBy($application, $claimId),
        );
    }

    public function setRead(int $application, bool $read): void
    {
        $this->sql->transaction(function () use ($application, $read): void {
            update_post_meta($application, ApplicationMeta::VIEWED, $read ? '1' : '0');
            $this->rows->flush();
        }, static fn (): bool => false);
        $this->applications->recountUnread();
    }

    /**
     * Runs $work while no other process can change this application. Its meta are first read again from the database.
     *
     * @template R
     * @param callable(): R $work
     * @return R
     */
    public function withLock(int $application, callable $work): mixed
    {
        $this->candidates->find($application);
        $claimId = self::createClaimId();

        return $this->sql->transaction(function () use ($application, $work, $claimId): mixed {
            $this->sql->execute(
                'UPDATE %i SET holder = %s WHERE application_id = %d',
                $this->table(),
                $claimId,
                $application,
            );
            wp_cache_delete($application, 'post_meta');

            return $work();
        }, fn (): bool => $this->isClaimedBy($application, $claimId));
    }

    /** @param array<string, mixed> $entry */
    public function logActivity(int $application, int $user, array $entry): void
    {
        $log = get_post_meta($application, ApplicationMeta::ACTIVITY_LOG, true);
        $log = is_array($log) ? $log : [];
        $log[] = ['user' => $user, 'activity_date' => $this->clock->now()->getTimestamp()] + $entry;
        update_post_meta($application, ApplicationMeta::ACTIVITY_LOG, wp_slash($log));
    }

    private function moveToStage(int $application, string $stage, int $user): void
    {
        // Logged first: the row of the application, which is written with its post, contains the time of the last move.
        $this->logActivity($application, $user, ['status' => $stage]);
        if (is_wp_error(wp_update_post(['ID' => $application, 'post_status' => $stage], true))) {
            throw new RuntimeException('The application could not be moved.');
        }
        if (get_post_meta($application, 'courant_suspicions', true) !== '') {
            delete_post_meta($application, 'courant_suspicions');
        }
    }

    private function setRating(int $application, int $rating, int $user): void
    {
        $rating === 0
            ? delete_post_meta($application, ApplicationMeta::RATING)
            : update_post_meta($application, ApplicationMeta::RATING, $rating);
        $this->logActivity($application, $user, ['rating' => $rating]);
    }

    /**
     * Claims the row. It stays locked until the transaction ends, so that the request of a second recruiter waits and
     * then reads the new version.
     */
    private function claim(int $application, int $version, string $claimId): bool
    {
        $this->sql->execute(
            'UPDATE %i SET version = version + 1, holder = %s WHERE application_id = %d AND (%d = 0 OR version = %d)',
            $this->table(),
            $claimId,
            $application,
            $version,
            $version
        );
        if (!$this->isClaimedBy($application, $claimId)) {
            return false;
        }
        clean_post_cache($application);

        return get_post_type($application) === PostTypes::APPLICATION;
    }

    /** Checks whether $claimId claimed the row, after waiting for a transaction that still locks it. */
    private function isClaimedBy(int $application, string $claimId): bool
    {
        return $this->sql->fetchValue(
            'SELECT holder FROM %i WHERE application_id = %d FOR UPDATE',
            $this->table(),
            $application,
        ) === $claimId;
    }

    private static function createClaimId(): string
    {
        return bin2hex(random_bytes(16));
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::CANDIDATES);
    }
}
