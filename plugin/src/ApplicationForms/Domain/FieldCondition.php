<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

use CourantDesk\Email\Domain\EmailContent;

/**
 * A condition on the value of another field.
 *
 * `src/application-forms/frontend/conditions.ts` implements the same rules; both are tested with
 * tests/fixtures/applications/conditions.json.
 */
final class FieldCondition
{
    public function __construct(
        /** Name of a previous field. */
        public readonly string $field,
        public readonly ConditionOperator $operator,
        public readonly string $value = '',
    ) {
    }

    /**
     * Returns whether the condition is met by the values of the other field.
     *
     * @param list<string> $given values of that field: the choices, the text, or the names of files
     */
    public function isMet(array $given): bool
    {
        $given = array_map('trim', $given);
        $given = array_values(array_filter($given, static fn (string $value): bool => $value !== ''));

        return match ($this->operator) {
            ConditionOperator::Is => in_array($this->value, $given, true),
            ConditionOperator::IsNot => !in_array($this->value, $given, true),
            ConditionOperator::IsFilled => $given !== [],
            ConditionOperator::IsBlank => $given === [],
        };
    }

    /**
     * Creates a condition from submitted data; returns null when it is not valid.
     *
     * @param mixed $raw {field, operator, value}
     */
    public static function fromArray(mixed $raw): ?self
    {
        $field = is_array($raw) && is_string($raw['field'] ?? null) ? trim($raw['field']) : '';
        $operator = is_array($raw) && is_string($raw['operator'] ?? null)
            ? ConditionOperator::tryFrom($raw['operator'])
            : null;
        if (!is_array($raw) || $field === '' || $operator === null) {
            return null;
        }

        return new self(
            $field,
            $operator,
            is_string($raw['value'] ?? null) ? EmailContent::singleLine($raw['value']) : '',
        );
    }

    /** @return array{field: string, operator: string, value: string} */
    public function toArray(): array
    {
        return ['field' => $this->field, 'operator' => $this->operator->value, 'value' => $this->value];
    }
}
