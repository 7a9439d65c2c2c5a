<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

use CourantDesk\Openings\Domain\WorkMode;

/** Filters by structured fields of openings: work mode and minimum salary. */
final class AttributeFilters
{
    public const WORK_MODE = 'work_mode';
    public const MIN_SALARY = 'salary_min';
    public const KEYS = [self::WORK_MODE, self::MIN_SALARY];

    private const MAX_SALARY = 2000000000;

    /**
     * @param list<WorkMode> $workModes matches any of these; empty for any work mode
     * @param int            $minSalary    minimum yearly salary in whole units of the opening's currency, 0 for any
     */
    public function __construct(public readonly array $workModes = [], public readonly int $minSalary = 0)
    {
    }

    /**
     * @param array<array-key, mixed> $raw `work_mode` (onsite, hybrid, remote; several), `salary_min` (a whole number)
     */
    public static function fromArray(array $raw): self
    {
        $named = ValueList::fromInput($raw[self::WORK_MODE] ?? null);
        $modes = array_values(array_filter(
            WorkMode::cases(),
            static fn (WorkMode $mode): bool => in_array(self::workModeName($mode), $named, true)
                || in_array($mode->value, $named, true)
        ));
        $salary = SingleLineText::fromInput($raw[self::MIN_SALARY] ?? null, 20);

        return new self($modes, preg_match('/^\d{1,12}$/', $salary) === 1 ? min((int) $salary, self::MAX_SALARY) : 0);
    }

    /** Returns the name of a work mode in form fields and URLs: `onsite`, `hybrid`, `remote`. */
    public static function workModeName(WorkMode $mode): string
    {
        return str_replace('-', '', $mode->value);
    }

    /** Returns a copy without a work mode filter. */
    public function withoutWorkModes(): self
    {
        return new self([], $this->minSalary);
    }

    public function isEmpty(): bool
    {
        return $this->workModes === [] && $this->minSalary === 0;
    }

    /** @return array<string, string> query parameters; empty filters are omitted */
    public function urlParameters(): array
    {
        return array_filter([
            self::WORK_MODE => implode(',', array_map(self::workModeName(...), $this->workModes)),
            self::MIN_SALARY => $this->minSalary > 0 ? (string) $this->minSalary : '',
        ], static fn (string $value): bool => $value !== '');
    }
}
