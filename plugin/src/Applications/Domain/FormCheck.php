<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\Kernel\Violation;

/** What keeps a form that somebody built from being used. */
final class FormCheck
{
    /** @return list<Violation> */
    public static function of(FormDefinition $form): array
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
            foreach (self::ofField($field, $above) as $code) {
                $violations[] = new Violation($code, $field->name, ['label' => $field->label]);
            }
            $above[$field->name] = true;
        }

        return $violations;
    }

    /**
     * @param array<string, true> $above names of the fields further up
     * @return list<non-empty-string>
     */
    private static function ofField(FormField $field, array $above): array
    {
        return array_keys(array_filter([
            'form.twice' => isset($above[$field->name]),
            'form.unlabelled' => $field->label === '',
            'form.choiceless' => $field->type->hasChoices() && count($field->choices) < 1,
            'form.bounds' => $field->least !== '' && $field->most !== '' && self::isBelow($field->most, $field->least),
            'form.lengths' => $field->min > $field->max,
            'form.condition_below' => $field->condition !== null && !isset($above[$field->condition->field]),
        ]));
    }

    private static function isBelow(string $one, string $other): bool
    {
        return is_numeric($one) && is_numeric($other) ? (float) $one < (float) $other : $one < $other;
    }
}
