<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\Kernel\Violation;

/** Checks what was entered against the form (Jobs contract 4.1, Spec 5). All errors come together (Rulings 16). */
final class Validator
{
    private const PHONE = '/^[+]?[0-9()\/ .\-]*$/';

    /** @return list<Violation> in the order of the form */
    public function check(FormDefinition $form, ApplicationInput $input): array
    {
        $violations = [];
        foreach ($form->asked($input)->fields as $field) {
            if (!$field->type->isAsked()) {
                continue;
            }
            $violation = $field->type === FieldType::File
                ? $this->checkFile($field, $input)
                : $this->checkValue($field, $input);
            if ($violation !== null) {
                $violations[] = $violation;
            }
        }

        return $violations;
    }

    private function checkFile(FormField $field, ApplicationInput $input): ?Violation
    {
        return $field->required && ($input->files[$field->name] ?? []) === []
            ? new Violation('file.missing', $field->name)
            : null;
    }

    private function checkValue(FormField $field, ApplicationInput $input): ?Violation
    {
        $text = trim($input->text($field->name));
        if ($text === '') {
            return $field->required ? new Violation($this->missing($field), $field->name) : null;
        }
        if (mb_strlen($text) > $field->max) {
            return new Violation('field.too_long', $field->name, ['max' => $field->max]);
        }
        if (mb_strlen($text) < $field->min) {
            return new Violation('field.too_short', $field->name, ['min' => $field->min]);
        }
        $code = $this->broken($field, $text, $input->choices($field->name));

        return $code === '' ? $this->outside($field, $text) : new Violation($code, $field->name);
    }

    /** Numbers and dates have bounds; dates are compared as they are written, year first. */
    private function outside(FormField $field, string $text): ?Violation
    {
        if ($field->type !== FieldType::Number && $field->type !== FieldType::Date) {
            return null;
        }
        $isNumber = $field->type === FieldType::Number;
        $below = $field->least !== '' && ($isNumber ? (float) $text < (float) $field->least : $text < $field->least);
        $above = $field->most !== '' && ($isNumber ? (float) $text > (float) $field->most : $text > $field->most);

        return match (true) {
            $below => new Violation('value.below', $field->name, ['min' => $field->least]),
            $above => new Violation('value.above', $field->name, ['max' => $field->most]),
            default => null,
        };
    }

    /** @return non-empty-string */
    private function missing(FormField $field): string
    {
        return $field->type === FieldType::Consent ? 'consent.missing' : 'field.missing';
    }

    /** @param list<string> $choices */
    private function broken(FormField $field, string $text, array $choices): string
    {
        $type = $field->rule === 'email' ? FieldType::Email : $field->type;

        return match ($type) {
            FieldType::Email => self::unless(self::isEmail($text), 'email.malformed'),
            FieldType::Phone => self::unless(preg_match(self::PHONE, $text) === 1, 'phone.malformed'),
            FieldType::Url => self::unless(self::isUrl($text), 'url.malformed'),
            FieldType::Number => self::unless(preg_match('/^[+-]?(?:\d+\.?\d*|\.\d+)$/D', $text) === 1, 'number.malformed'),
            FieldType::Date => self::unless(self::isDate($text), 'date.malformed'),
            FieldType::Consent => self::unless($text === 'yes', 'consent.missing'),
            FieldType::Select, FieldType::Radio, FieldType::Checkboxes
                => self::unless(array_diff($choices, array_map('strval', array_keys($field->choices))) === [], 'choice.unknown'),
            default => '',
        };
    }

    private static function unless(bool $right, string $code): string
    {
        return $right ? '' : $code;
    }

    private static function isUrl(string $text): bool
    {
        return filter_var($text, FILTER_VALIDATE_URL) !== false && preg_match('#^https?://#i', $text) === 1;
    }

    /** One address, and nothing that could be read as several or as a header. */
    public static function isEmail(string $text): bool
    {
        return strlen($text) <= 254
            && preg_match('/^[^\s@,;<>"()\[\]\\\\]+@[^\s@,;<>"()\[\]\\\\]+\.[^\s@,;<>"()\[\]\\\\]{2,}$/u', $text) === 1
            && filter_var($text, FILTER_VALIDATE_EMAIL, FILTER_FLAG_EMAIL_UNICODE) !== false;
    }

    private static function isDate(string $text): bool
    {
        return preg_match('/^(\d{4})-(\d{2})-(\d{2})$/', $text, $part) === 1
            && checkdate((int) $part[2], (int) $part[3], (int) $part[1]);
    }
}
