<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Throwable;

/**
 * Callbacks that run just before and just after the COMMIT of a transaction.
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

    /** Runs all callbacks, including those that are added meanwhile. */
    public function runBeforeCommit(): void
    {
        while (($work = array_shift($this->before)) !== null) {
            $work();
        }
    }

    /** Runs after the data are stored: a failing callback is logged and must not make the transaction appear failed. */
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
