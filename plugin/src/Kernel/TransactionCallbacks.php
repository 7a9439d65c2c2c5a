<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Throwable;

/**
 * Holds the callbacks that run immediately before and after the COMMIT of a transaction.
 *
 * @internal
 */
final class TransactionCallbacks
{
    /** @var list<callable(): mixed> */
    private array $before = [];

    /** @var list<callable(): mixed> */
    private array $after = [];

    public function reset(): void
    {
        $this->before = [];
        $this->after = [];
    }

    /** @param callable(): mixed $work */
    public function addBeforeCommit(callable $work): void
    {
        $this->before[] = $work;
    }

    /** @param callable(): mixed $effect */
    public function addAfterCommit(callable $effect): void
    {
        $this->after[] = $effect;
    }

    /** Runs all callbacks, including those that are added by a callback. */
    public function runBeforeCommit(): void
    {
        while (($work = array_shift($this->before)) !== null) {
            $work();
        }
    }

    /** Runs after the data are stored. Exceptions of callbacks are logged, because the transaction has succeeded. */
    public function runAfterCommit(): void
    {
        $effects = $this->after;
        $this->after = [];
        foreach ($effects as $effect) {
            try {
                $effect();
            } catch (Throwable $cause) {
                (new Log())->error('kernel.after_commit', [], $cause);
            }
        }
    }
}
