<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\Kernel;

use LogicException;

/**
 * Holds the result of an operation that can fail: either a value or a list of violations, never both.
 *
 * @template-covariant T
 */
final class Result
{
    /**
     * @param T|null          $value
     * @param list<Violation> $violations
     */
    private function __construct(private readonly mixed $value, public readonly array $violations)
    {
    }

    /**
     * @template V
     * @param V $value
     * @return self<V>
     */
    public static function success(mixed $value): self
    {
        return new self($value, []);
    }

    /** @return self<never> */
    public static function failure(Violation $first, Violation ...$more): self
    {
        return new self(null, [$first, ...array_values($more)]);
    }

    public function isSuccess(): bool
    {
        return $this->violations === [];
    }

    /**
     * @return T
     * @throws LogicException when the operation failed; callers check isSuccess() first
     */
    public function value(): mixed
    {
        if ($this->violations !== []) {
            throw new LogicException('A refused result has no value: ' . $this->violations[0]->code);
        }

        /** @var T */
        return $this->value;
    }
}
