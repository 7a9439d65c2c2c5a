<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Kernel\Violation;

/**
 * Validates the input of a form and returns all errors at once.
 *
 * @see docs/compatibility/wp-job-openings.md#application-processing
 * @see docs/features/application-forms.md
 * @see docs/features/applications.md#responses
 */
final class FormInputValidator
{
    private const PHONE_PATTERN = '/^[+]?[0-9()\/ .\-]*$/';

    /**
     * Returns all violations of the input, or an empty list when it is valid.
     *
     * @return list<Violation> in field order
     */
    public function check(FormDefinition $form, ApplicationInput $input): array
    {
        $violations = [];
        foreach ($form->visibleFor($input)->fields as $field) {
            if (!$field->type->isInput()) {
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
            return $field->required ? new Violation($this->missingCode($field), $field->name) : null;
        }
        if (mb_strlen($text) > $field->maxLength) {
            return new Violation('field.too_long', $field->name, ['max' => $field->maxLength]);
        }
        if (mb_strlen($text) < $field->minLength) {
            return new Violation('field.too_short', $field->name, ['min' => $field->minLength]);
        }
        $code = $this->checkFormat($field, $text, $input->choices($field->name));

        return $code === '' ? $this->checkBounds($field, $text) : new Violation($code, $field->name);
    }

    /** Checks the bounds of numbers and dates. Dates are compared as `YYYY-MM-DD` strings. */
    private function checkBounds(FormField $field, string $text): ?Violation
    {
        if ($field->type !== FieldType::Number && $field->type !== FieldType::Date) {
            return null;
        }
        $isNumber = $field->type === FieldType::Number;
        $below = $field->minValue !== ''
            && ($isNumber ? (float) $text < (float) $field->minValue : $text < $field->minValue);
        $above = $field->maxValue !== ''
            && ($isNumber ? (float) $text > (float) $field->maxValue : $text > $field->maxValue);

        return match (true) {
            $below => new Violation('value.below', $field->name, ['min' => $field->minValue]),
            $above => new Violation('value.above', $field->name, ['max' => $field->maxValue]),
            default => null,
        };
    }

    /** @return non-empty-string */
    private function missingCode(FormField $field): string
    {
        return $field->type === FieldType::Consent ? 'consent.missing' : 'field.missing';
    }

    /** @param list<string> $choices */
    private function checkFormat(FormField $field, string $text, array $choices): string
    {
        $type = $field->rule === 'email' ? FieldType::Email : $field->type;

        return match ($type) {
            FieldType::Email => self::codeUnless(self::isEmail($text), 'email.malformed'),
            FieldType::Phone => self::codeUnless(preg_match(self::PHONE_PATTERN, $text) === 1, 'phone.malformed'),
            FieldType::Url => self::codeUnless(self::isUrl($text), 'url.malformed'),
            FieldType::Number => self::codeUnless(
                preg_match('/^[+-]?(?:\d+\.?\d*|\.\d+)$/D', $text) === 1,
                'number.malformed',
            ),
            FieldType::Date => self::codeUnless(self::isDate($text), 'date.malformed'),
            FieldType::Consent => self::codeUnless($text === 'yes', 'consent.missing'),
            FieldType::Select, FieldType::Radio, FieldType::Checkboxes
                => self::codeUnless(
                    array_diff($choices, array_map('strval', array_keys($field->choices))) === [],
                    'choice.unknown',
                ),
            default => '',
        };
    }

    private static function codeUnless(bool $right, string $code): string
    {
        return $right ? '' : $code;
    }

    private static function isUrl(string $text): bool
    {
        return filter_var($text, FILTER_VALIDATE_URL) !== false && preg_match('#^https?://#i', $text) === 1;
    }

    /** Returns whether the text is a single email address that cannot be read as several ones or as a header. */
    public static function isEmail(string $text): bool
    {
        return strlen($text) <= 254
            && preg_match('/^[^\s@,;<>"()\[\]\\\\]+@[^\s@,;<>"()\[\]\\\\]+\.[^\s@,;<>"()\[\]\\\\]{2,}$/u', $text) === 1
            && filter_var($text, FILTER_VALIDATE_EMAIL, FILTER_FLAG_EMAIL_UNICODE) !== false;
    }

    private static function isDate(string $text): bool
    {
        return preg_match('/^(\d{4})-(\d{2})-(\d{2})$/', $text, $matches) === 1
            && checkdate((int) $matches[2], (int) $matches[3], (int) $matches[1]);
    }
}
