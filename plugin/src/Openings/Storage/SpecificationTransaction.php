<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is an error code, which the caller translates.

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Kernel\Violation;
use CourantDesk\SearchIndex\Domain\JobIndex;
use RuntimeException;

/** Stores a change of specifications or their terms in a transaction, one change at a time. */
final class SpecificationTransaction
{
    public function __construct(private readonly Sql $sql, private readonly SpecificationLock $lock)
    {
    }

    /**
     * @template R
     * @param callable(): R $work
     * @return R|null null when another process is changing them, or has changed them since this request started
     */
    public function withLock(callable $work): mixed
    {
        return $this->lock->withLock($work);
    }

    /**
     * Runs a change. Must be called inside of withLock(). A change that is rejected after its first statements is
     * rolled back.
     *
     * @param callable(): ?Violation $work
     * @param callable(): string $version returns the version of the stored data
     * @return Violation|null why nothing was changed
     * @throws SqlException nothing is stored
     */
    public function run(callable $work, callable $version): ?Violation
    {
        $before = $version();
        $violation = null;
        try {
            $this->sql->transaction(function () use ($work, &$violation): void {
                $this->lock->lockRow();
                $violation = $work();
                if ($violation !== null) {
                    throw new RuntimeException($violation->code);
                }
                // Lists that were cached during the transaction may contain the previous state.
                $this->sql->afterCommit(static fn () => do_action(JobIndex::CHANGED_ACTION, []));
            }, function () use ($version, $before): bool {
                $this->lock->waitForRow();

                return $version() !== $before;
            });
        } catch (RuntimeException $failure) {
            if ($violation === null || $failure instanceof SqlException) {
                throw $failure;
            }
        }

        return $violation;
    }
}
