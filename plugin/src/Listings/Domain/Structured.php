<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Jobs\Domain\WorkMode;

/** What a visitor wants of the structured facts of openings: where the work is done, and what it pays at least. */
final class Structured
{
    public const WORK_MODE = 'work_mode';
    public const SALARY = 'salary_min';
    public const FILTERS = [self::WORK_MODE, self::SALARY];

    private const MAX_SALARY = 2000000000;

    /**
     * @param list<WorkMode> $workModes one of these is wanted; none for any
     * @param int            $salary    least pay of a year in whole units of the opening's own currency, 0 for any
     */
    public function __construct(public readonly array $workModes = [], public readonly int $salary = 0)
    {
    }

    /** @param array<array-key, mixed> $raw `work_mode` (onsite, hybrid, remote; several), `salary_min` (a whole number) */
    public static function fromArray(array $raw): self
    {
        $named = Values::of($raw[self::WORK_MODE] ?? null);
        $modes = array_values(array_filter(
            WorkMode::cases(),
            static fn (WorkMode $mode): bool => in_array(self::nameOf($mode), $named, true) || in_array($mode->value, $named, true)
        ));
        $salary = Text::line($raw[self::SALARY] ?? null, 20);

        return new self($modes, preg_match('/^\d{1,12}$/', $salary) === 1 ? min((int) $salary, self::MAX_SALARY) : 0);
    }

    /** Its name in fields and addresses: `onsite`, `hybrid`, `remote`. */
    public static function nameOf(WorkMode $mode): string
    {
        return str_replace('-', '', $mode->value);
    }

    /** The same, but with any work mode. */
    public function inAnyMode(): self
    {
        return new self([], $this->salary);
    }

    public function isEmpty(): bool
    {
        return $this->workModes === [] && $this->salary === 0;
    }

    /** @return array<string, string> what an address says; only what was chosen */
    public function parameters(): array
    {
        return array_filter([
            self::WORK_MODE => implode(',', array_map(self::nameOf(...), $this->workModes)),
            self::SALARY => $this->salary > 0 ? (string) $this->salary : '',
        ], static fn (string $value): bool => $value !== '');
    }
}
