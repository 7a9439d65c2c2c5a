<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/**
 * Decides by one or several conditions whether a field is shown and validated.
 *
 * `src/application-forms/frontend/conditions.ts` implements the same rules; both are tested with
 * tests/fixtures/applications/conditions.json and condition-groups.json.
 */
final class FieldConditions
{
    public const MAX_CONDITIONS = 10;

    /** @param non-empty-list<FieldCondition> $rules */
    public function __construct(public readonly array $rules, public readonly ConditionMatch $match)
    {
    }

    /**
     * Returns whether the field is shown.
     *
     * @param array<string, list<string>> $given values of the previous fields by name; hidden fields are missing
     */
    public function areMet(array $given): bool
    {
        $met = array_filter(
            $this->rules,
            static fn (FieldCondition $rule): bool => $rule->isMet($given[$rule->field] ?? []),
        );

        return $this->match === ConditionMatch::Any ? $met !== [] : count($met) === count($this->rules);
    }

    /** @return list<string> names of the fields on which the field depends */
    public function fieldNames(): array
    {
        return array_map(static fn (FieldCondition $rule): string => $rule->field, $this->rules);
    }

    /**
     * Creates conditions from submitted or stored data; returns null when none is valid.
     *
     * @param mixed $raw {match, rules}; or a single condition, which forms without groups of conditions contain
     */
    public static function fromArray(mixed $raw): ?self
    {
        if (!is_array($raw)) {
            return null;
        }
        $rules = [];
        $list = is_array($raw['rules'] ?? null) ? $raw['rules'] : [$raw];
        foreach (array_slice($list, 0, self::MAX_CONDITIONS) as $rawCondition) {
            $rule = FieldCondition::fromArray($rawCondition);
            if ($rule !== null) {
                $rules[] = $rule;
            }
        }
        $match = is_string($raw['match'] ?? null) ? ConditionMatch::tryFrom($raw['match']) : null;

        return $rules === [] ? null : new self($rules, $match ?? ConditionMatch::All);
    }

    /** @return array{match: string, rules: list<array{field: string, operator: string, value: string}>} */
    public function toArray(): array
    {
        return [
            'match' => $this->match->value,
            'rules' => array_map(static fn (FieldCondition $rule): array => $rule->toArray(), $this->rules),
        ];
    }
}
