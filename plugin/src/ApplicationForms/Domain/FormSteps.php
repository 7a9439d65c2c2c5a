<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/**
 * Assigns the fields of a form to its steps.
 *
 * A field of the type Step starts a step. Fields above the first one are a first step without a title.
 */
final class FormSteps
{
    /**
     * @param list<FormField> $fields    with a field of the type Step at the start of each step
     * @param list<int>       $positions step of each field, starting at 1
     * @param int             $count     number of steps; 0 if all fields are shown at once
     */
    private function __construct(
        public readonly array $fields,
        public readonly array $positions,
        public readonly int $count,
    ) {
    }

    /** @param list<FormField> $fields */
    public static function fromFields(array $fields): self
    {
        $starts = count(array_filter($fields, self::isStart(...)));
        $isUntitled = $starts > 0 && !self::isStart($fields[0]);
        $count = $starts + (int) $isUntitled;
        if ($count < 2) {
            return new self($fields, array_map(static fn (): int => 0, $fields), 0);
        }
        if ($isUntitled) {
            $name = FormDefinition::CUSTOM_PREFIX . 'first_step';
            array_unshift($fields, new FormField($name, FieldType::Step, 'awsm-field-first-step', '', false));
        }
        $step = 0;
        $positions = [];
        foreach ($fields as $field) {
            $step += (int) self::isStart($field);
            $positions[] = $step;
        }

        return new self($fields, $positions, $count);
    }

    private static function isStart(FormField $field): bool
    {
        return $field->type === FieldType::Step;
    }
}
