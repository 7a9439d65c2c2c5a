<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\Recruiting\CandidateRows;
use CourantDesk\Applications\Wp\UnreadCounter;
use RuntimeException;
use Throwable;

/**
 * Withdraws an application: deletes first, marks last. A process that dies in between leaves a mark, by which the maintenance
 * tasks finish the work; the applicant may also press the button again.
 */
final class Withdrawal
{
    /** Unix time at which a withdrawal began that is not finished. */
    public const STARTED = 'courant_withdrawing';
    private const LIMIT = 50;
    /** A withdrawal that takes longer than this was interrupted; seconds. */
    private const INTERRUPTED_AFTER = 60;

    private readonly PersonalDataStores $stores;

    public function __construct(private readonly ApplicationsParts $parts)
    {
        $this->stores = PersonalDataStores::create($parts);
    }

    /** @throws Throwable when it could not be finished; it is tried again in the background */
    public function run(int $application): void
    {
        if (get_post_status($application) === ApplicationType::WITHDRAWN) {
            return;
        }
        update_post_meta($application, self::STARTED, $this->now());
        $this->parts->updates()->delete($application);
        $this->stores->withdrawFiles($application);
        try {
            $this->parts->kernel->sql->transaction(fn () => $this->withdrawRows($application), fn (): bool => $this->isWithdrawn($application));
        } catch (Throwable $failure) {
            clean_post_cache($application);
            throw $failure;
        }
    }

    /** Finishes withdrawals that were interrupted. */
    public function resume(): void
    {
        $sql = $this->parts->kernel->sql;
        $found = $sql->column(
            'SELECT post_id FROM %i WHERE meta_key = %s AND meta_value < %s LIMIT %d',
            $sql->core('postmeta'),
            self::STARTED,
            (string) ($this->now() - self::INTERRUPTED_AFTER),
            self::LIMIT
        );
        foreach ($found as $id) {
            try {
                get_post_type((int) $id) === ApplicationType::NAME ? $this->run((int) $id) : delete_post_meta((int) $id, self::STARTED);
            } catch (Throwable $failure) {
                $this->parts->kernel->log->error('applications.withdrawal', ['application' => (int) $id], $failure);
            }
        }
    }

    private function withdrawRows(int $application): void
    {
        clean_post_cache($application);
        // The button and the maintenance tasks may work at once: the second one waits here and finds it done.
        if ($this->isWithdrawn($application)) {
            return;
        }
        $this->stores->withdrawRows($application);
        update_post_meta($application, CandidateRows::ACTIVITY, [['user' => 0, 'activity_date' => $this->now(), 'status' => ApplicationType::WITHDRAWN]]);
        delete_post_meta($application, self::STARTED);
        if (is_wp_error(wp_update_post(['ID' => $application, 'post_status' => ApplicationType::WITHDRAWN], true))) {
            throw new RuntimeException('The application could not be marked as withdrawn.');
        }
        (new CandidatePersonalData($this->parts->kernel->sql))->withdraw($application);
        if ($this->parts->settings->notifies()) {
            $this->parts->emails->enqueue($application, MailKind::Withdrawn->value);
        }
        (new UnreadCounter($this->parts->kernel->sql))->recount();
        $this->parts->kernel->sql->afterCommit(static function () use ($application): void {
            /**
             * An applicant changed an application.
             *
             * @param int    $application its id
             * @param string $what        `withdrawn` or `replaced`
             */
            do_action('courant_desk_application_changed', $application, MailKind::Withdrawn->value);
        });
    }

    private function isWithdrawn(int $application): bool
    {
        $sql = $this->parts->kernel->sql;

        return $sql->value('SELECT post_status FROM %i WHERE ID = %d FOR UPDATE', $sql->core('posts'), $application) === ApplicationType::WITHDRAWN;
    }

    private function now(): int
    {
        return $this->parts->kernel->clock->now()->getTimestamp();
    }
}
