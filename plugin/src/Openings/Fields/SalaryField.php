<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\FieldInput;
use CourantDesk\Openings\Domain\MissingFieldNotice;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Frontend\SalaryFormatter;
use CourantDesk\Openings\Storage\OpeningFieldParser;

/** Declares the field for the salary range. */
final class SalaryField extends OpeningField
{
    public const KEY = 'courant_salary';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Salary', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::custom($this->label(), 'openings/field-salary', 'salary');
    }

    public function type(): string
    {
        return 'object';
    }

    public function schema(): array
    {
        return ['properties' => [
            'min' => ['type' => ['number', 'null']],
            'max' => ['type' => ['number', 'null']],
            'currency' => ['type' => 'string', 'description' => 'ISO 4217'],
            'unit' => ['type' => 'string', 'enum' => ['', ...array_column(SalaryUnit::cases(), 'value')]],
            'shown' => ['type' => 'boolean'],
        ]];
    }

    /** @return array{}|array{min: float|null, max: float|null, currency: string, unit: string, shown: bool} */
    public function sanitize(mixed $value): array
    {
        return OpeningFieldParser::sanitizeSalary($value);
    }

    public function isPublic(): bool
    {
        return true;
    }

    /** Returns an empty value for a hidden salary, so that its existence is not visible either. */
    public function publicValue(mixed $value): mixed
    {
        return is_array($value) && Salary::fromArray($value)?->isVisible === true ? $value : [];
    }

    /** @return array{}|array{min: float|null, max: float|null, currency: string, unit: string, shown: bool} */
    public function value(Opening $opening): array
    {
        return $opening->salary?->toArray() ?? [];
    }

    public function format(mixed $value): string
    {
        $salary = is_array($value) ? Salary::fromArray($value) : null;
        if ($salary === null) {
            return '';
        }

        return SalaryFormatter::format($salary)
            . ($salary->isVisible ? '' : "\n" . __('Hidden from visitors', 'courant-desk'));
    }

    public function parseForm(array $form, int $opening): FieldInput
    {
        $raw = is_array($form[self::KEY] ?? null) ? $form[self::KEY] : [];
        $hasAmount = ($raw['min'] ?? '') !== '' || ($raw['max'] ?? '') !== '';

        return $hasAmount && Salary::fromArray($raw) === null
            ? FieldInput::invalid('salary.incomplete')
            : FieldInput::valid($this->sanitize($raw + ['shown' => false]));
    }

    public function fact(Opening $opening, ?SpecificationMapping $printed): ?array
    {
        return $opening->salary?->isVisible === true ? parent::fact($opening, $printed) : null;
    }

    public function jobPosting(Opening $opening, string $company, SpecificationMapping $mapping): array
    {
        $salary = $opening->salary;
        if ($salary === null || !$salary->isVisible) {
            return [];
        }
        $range = $salary->min === $salary->max || $salary->min === null || $salary->max === null
            ? ['value' => $salary->min ?? $salary->max]
            : ['minValue' => $salary->min, 'maxValue' => $salary->max];

        return ['baseSalary' => [
            '@type' => 'MonetaryAmount',
            'currency' => $salary->currency,
            'value' => ['@type' => 'QuantitativeValue'] + $range + ['unitText' => $salary->unit->value],
        ]];
    }

    public function exportName(): string
    {
        return 'salary';
    }

    /** @return array<string, mixed>|null */
    public function exportValue(Opening $opening): ?array
    {
        return $opening->salary?->toArray();
    }

    public function feedName(): string
    {
        return 'salary';
    }

    /** @return array<string, mixed>|null */
    public function feedValue(Opening $opening): ?array
    {
        return $opening->salary?->isVisible === true
            ? array_diff_key($opening->salary->toArray(), ['shown' => true])
            : null;
    }

    /** Returns the salary such as `40000 - 50000 EUR per year`, not translated. */
    public function xmlFeedElements(Opening $opening): array
    {
        $salary = $opening->salary;
        if ($salary === null || !$salary->isVisible) {
            return [];
        }
        $ends = array_unique(array_map(
            static fn (float $end): string => rtrim(rtrim(number_format($end, 2, '.', ''), '0'), '.'),
            array_filter([$salary->min, $salary->max], static fn (?float $end): bool => $end !== null),
        ));

        return [
            'salary' => implode(' - ', $ends) . ' ' . $salary->currency . ' per ' . strtolower($salary->unit->value),
        ];
    }

    /** @return array<string, mixed> */
    public function draftValue(OpeningDraft $draft): array
    {
        return $draft->salary?->toArray() ?? [];
    }

    public function missingNotice(): MissingFieldNotice
    {
        return new MissingFieldNotice(
            __('Salary missing: job openings with a salary are found more often.', 'courant-desk'),
            __('Add salary', 'courant-desk'),
            'courant-salary-from',
        );
    }

    public function isIndexed(): bool
    {
        return true;
    }
}
