<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

use CourantDesk\Kernel\Violation;

/** Validates a form from the form builder. */
final class FormDefinitionValidator
{
    /**
     * Returns everything that must be corrected before the form can be stored.
     *
     * @return list<Violation>
     */
    public static function validate(FormDefinition $form): array
    {
        $violations = [];
        if ($form->title === '') {
            $violations[] = new Violation('form.untitled');
        }
        foreach ([FormDefinition::NAME, FormDefinition::EMAIL] as $needed) {
            if ($form->field($needed)?->required !== true) {
                $violations[] = new Violation('form.lacks', $needed);
            }
        }
        $above = [];
        foreach ($form->fields as $field) {
            foreach (self::fieldErrors($field, $above) as $code) {
                $violations[] = new Violation($code, $field->name, ['label' => $field->label]);
            }
            $above[$field->name] = true;
        }

        return $violations;
    }

    /**
     * @param array<string, true> $above names of the previous fields
     * @return list<non-empty-string>
     */
    private static function fieldErrors(FormField $field, array $above): array
    {
        return array_keys(array_filter([
            'form.twice' => isset($above[$field->name]),
            'form.unlabelled' => $field->label === '',
            'form.choiceless' => $field->type->hasChoices() && count($field->choices) < 1,
            'form.bounds' => $field->minValue !== ''
                && $field->maxValue !== ''
                && self::isBelow($field->maxValue, $field->minValue),
            'form.lengths' => $field->minLength > $field->maxLength,
            'form.condition_below' => $field->condition !== null
                && array_diff($field->condition->fieldNames(), array_keys($above)) !== [],
        ]));
    }

    private static function isBelow(string $value, string $limit): bool
    {
        return is_numeric($value) && is_numeric($limit) ? (float) $value < (float) $limit : $value < $limit;
    }
}
