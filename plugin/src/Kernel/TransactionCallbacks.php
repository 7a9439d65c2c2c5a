<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Throwable;

/**
 * What is to run just before the COMMIT of a transaction, and what after it.
 *
 * @internal
 */
final class TransactionCallbacks
{
    /** @var list<callable(): mixed> */
    private array $before = [];

    /** @var list<callable(): mixed> */
    private array $after = [];

    public function begin(): void
    {
        $this->before = [];
        $this->after = [];
    }

    /** @param callable(): mixed $work */
    public function addBefore(callable $work): void
    {
        $this->before[] = $work;
    }

    /** @param callable(): mixed $effect */
    public function addAfter(callable $effect): void
    {
        $this->after[] = $effect;
    }

    /** Runs also what is added meanwhile. */
    public function runBefore(): void
    {
        while (($work = array_shift($this->before)) !== null) {
            $work();
        }
    }

    /** The data are stored: what follows from them may fail, but must not make it look as if they were not. */
    public function runAfter(): void
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
