<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/** Estimates how long it takes to fill in a form. */
final class FormDuration
{
    /** Of fields that are optional or have conditions: about half of the applicants fill them in. */
    private const SHARE_OF_OPTIONAL = 0.5;

    /** Returns whole minutes, at least 1. */
    public static function minutes(FormDefinition $form): int
    {
        $seconds = array_sum(array_map(
            static fn (FormField $field): float => self::seconds($field->type)
                * ($field->required && $field->condition === null ? 1.0 : self::SHARE_OF_OPTIONAL),
            $form->fields,
        ));

        return max(1, (int) ceil($seconds / 60));
    }

    /** Time to read the label and to enter a usual value, on a phone. */
    private static function seconds(FieldType $type): int
    {
        return match ($type) {
            FieldType::LongText => 120,
            FieldType::File => 30,
            FieldType::Url, FieldType::Checkboxes => 20,
            FieldType::Text, FieldType::Email, FieldType::Phone, FieldType::Date => 15,
            FieldType::Number, FieldType::Select, FieldType::Radio, FieldType::Consent => 10,
            FieldType::Heading, FieldType::Step => 0,
        };
    }
}
