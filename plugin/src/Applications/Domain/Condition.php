<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** When a field is asked for: `src/applications/conditions.ts` decides alike (tests/fixtures/applications/conditions.json). */
final class Condition
{
    public function __construct(
        /** Name of a field further up. */
        public readonly string $field,
        public readonly ConditionOperator $operator,
        public readonly string $value = '',
    ) {
    }

    /** @param list<string> $given what that field holds: the choices, the text, or the names of files */
    public function holds(array $given): bool
    {
        $given = array_values(array_filter(array_map('trim', $given), static fn (string $one): bool => $one !== ''));

        return match ($this->operator) {
            ConditionOperator::Is => in_array($this->value, $given, true),
            ConditionOperator::IsNot => !in_array($this->value, $given, true),
            ConditionOperator::Filled => $given !== [],
            ConditionOperator::Blank => $given === [],
        };
    }

    /** @param mixed $raw {field, operator, value} */
    public static function read(mixed $raw): ?self
    {
        $field = is_array($raw) && is_string($raw['field'] ?? null) ? trim($raw['field']) : '';
        $operator = is_array($raw) && is_string($raw['operator'] ?? null) ? ConditionOperator::tryFrom($raw['operator']) : null;
        if (!is_array($raw) || $field === '' || $operator === null) {
            return null;
        }

        return new self($field, $operator, is_string($raw['value'] ?? null) ? MailTemplate::line($raw['value']) : '');
    }

    /** @return array{field: string, operator: string, value: string} */
    public function toArray(): array
    {
        return ['field' => $this->field, 'operator' => $this->operator->value, 'value' => $this->value];
    }
}
