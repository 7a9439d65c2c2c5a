<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;
use CourantDesk\Kernel\Violation;
use RuntimeException;

/** Stores all of one change of specifications or their terms, or nothing; one change at a time. */
final class SpecificationTransaction
{
    public function __construct(private readonly Sql $sql, private readonly SpecificationLock $lock)
    {
    }

    /**
     * @template R
     * @param callable(): R $work
     * @return R|null null when somebody else is changing them, or has since this request began
     */
    public function withLock(callable $work): mixed
    {
        return $this->lock->withLock($work);
    }

    /**
     * Call it inside of withLock(). A change that was refused halfway is undone.
     *
     * @param callable(): ?Violation $work
     * @param callable(): string     $version of what is stored
     * @return Violation|null why nothing was changed
     * @throws SqlFailure nothing is stored
     */
    public function run(callable $work, callable $version): ?Violation
    {
        $before = $version();
        $problem = null;
        try {
            $this->sql->transaction(function () use ($work, &$problem): void {
                $this->lock->lockRow();
                $problem = $work();
                if ($problem !== null) {
                    throw new RuntimeException($problem->code);
                }
                // Lists that were cached while this ran may show what was there before.
                $this->sql->afterCommit(static fn () => do_action('courant_listings_changed', []));
            }, function () use ($version, $before): bool {
                $this->lock->awaitRow();

                return $version() !== $before;
            });
        } catch (RuntimeException $failure) {
            if ($problem === null || $failure instanceof SqlFailure) {
                throw $failure;
            }
        }

        return $problem;
    }
}
