<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- Domain classes call no WordPress functions.

namespace CourantDesk\ApplicationForms\Domain;

use CourantDesk\Email\Domain\EmailContent;
use CourantDesk\PrivateFiles\Domain\FileKind;

/**
 * Converts forms from and to arrays, for the requests of the form builder and for the stored JSON.
 *
 * Ignores unknown keys and replaces invalid values with defaults.
 */
final class FormSerializer
{
    public const MAX_FIELDS = 60;
    public const MAX_FILES = 10;
    public const MAX_MEGABYTES = 1024;
    private const MAX_CHOICES = 100;

    /** Properties of the standard fields that a site owner cannot change: type, id, and autocomplete value. */
    private const STANDARD_FIELDS = [
        FormDefinition::NAME => [FieldType::Text, 'awsm-applicant-name', 'name', '', 200],
        FormDefinition::EMAIL => [FieldType::Email, 'awsm-applicant-email', 'email', 'email', 254],
        FormDefinition::PHONE => [FieldType::Phone, 'awsm-applicant-phone', 'tel', 'tel', 60],
        FormDefinition::COVER_LETTER => [FieldType::LongText, 'awsm-cover-letter', '', '', 20000],
        FormDefinition::FILE => [FieldType::File, 'awsm-application-file', '', '', 1000],
    ];

    /**
     * Creates a form from decoded JSON.
     *
     * @param mixed $raw a list of fields
     */
    public static function parse(
        mixed $raw,
        int $id = 0,
        int $version = 0,
        string $title = '',
        FormTexts $texts = new FormTexts(),
    ): FormDefinition {
        $fields = [];
        foreach (is_array($raw) ? array_slice($raw, 0, self::MAX_FIELDS) : [] as $rawField) {
            $field = is_array($rawField) ? self::parseField($rawField) : null;
            if ($field !== null) {
                $fields[] = $field;
            }
        }

        return new FormDefinition($fields, $id, $version, mb_substr(EmailContent::singleLine($title), 0, 200), $texts);
    }

    /**
     * Returns the fields of a form as arrays for JSON.
     *
     * @return list<array<string, mixed>>
     */
    public static function serialize(FormDefinition $form): array
    {
        return array_map(static fn (FormField $field): array => [
            'name' => $field->name,
            'type' => $field->type->value,
            'label' => $field->type === FieldType::Consent ? $field->html : $field->label,
            'help' => $field->help,
            'required' => $field->required,
            'width' => $field->width,
            'choices' => array_values($field->choices),
            'least' => $field->minValue,
            'most' => $field->maxValue,
            'minLength' => $field->minLength,
            'maxLength' => $field->maxLength,
            'files' => $field->maxFiles,
            'megabytes' => $field->maxMegabytes,
            'kinds' => array_map(static fn (FileKind $kind): string => $kind->value, $field->fileKinds),
            'message' => $field->invalidMessage !== '' ? $field->invalidMessage : $field->requiredMessage,
            'condition' => $field->condition?->toArray(),
        ], $form->fields);
    }

    /** @return list<FileKind> */
    public static function parseFileKinds(mixed $raw): array
    {
        $kinds = [];
        foreach (is_array($raw) ? $raw : [] as $value) {
            $kind = is_string($value) ? FileKind::tryFrom($value) : null;
            if ($kind !== null && !in_array($kind, $kinds, true)) {
                $kinds[] = $kind;
            }
        }

        return $kinds;
    }

    /** @param array<array-key, mixed> $raw */
    private static function parseField(array $raw): ?FormField
    {
        $name = is_string($raw['name'] ?? null) ? $raw['name'] : '';
        [$type, $id, $autocomplete, $inputMode, $longest] = self::STANDARD_FIELDS[$name] ?? [
            is_string($raw['type'] ?? null) ? FieldType::tryFrom($raw['type']) : null,
            strtr($name, '_', '-'),
            '',
            '',
            0,
        ];
        if (
            $type === null || (
                !isset(self::STANDARD_FIELDS[$name])
                && preg_match('/^' . FormDefinition::CUSTOM_PREFIX . '[a-z0-9_]{1,60}$/D', $name) !== 1
            )
        ) {
            return null;
        }
        $label = self::parseLine($raw, 'label', 500);
        $longest = max($longest, match (true) {
            $longest > 0 => 0,
            $type === FieldType::LongText => 20000,
            default => 1000,
        });
        $isUrl = $type === FieldType::Url ? 'url' : '';
        $message = self::parseLine($raw, 'message', 300);
        $isRule = in_array(
            $type, [FieldType::Email, FieldType::Phone, FieldType::Url, FieldType::Number, FieldType::Date], true,
        );

        return new FormField(
            name: $name,
            type: $type,
            id: $id,
            label: $type === FieldType::Consent ? EmailContent::singleLine(strip_tags($label)) : $label,
            required: ($raw['required'] ?? false) === true && $type->isInput(),
            choices: self::parseChoices($type, $raw['choices'] ?? []),
            value: '',
            autocomplete: $autocomplete !== '' ? $autocomplete : $isUrl,
            inputMode: $inputMode !== '' ? $inputMode : $isUrl,
            help: self::parseLine($raw, 'help', 500),
            rule: self::validationRule($type, $isRule && $message !== ''),
            invalidMessage: $isRule ? $message : '',
            requiredMessage: $isRule ? '' : $message,
            html: $type === FieldType::Consent ? $label : '',
            classes: $type === FieldType::File
                ? ['awsm-resume-file-control', 'awsm-form-file-control']
                : ['awsm-job-form-field'],
            labelAfter: false,
            maxLength: max(1, min($longest, self::parseInt($raw, 'maxLength', $longest))),
            width: ($raw['width'] ?? '') === 'half' ? 'half' : 'full',
            minValue: self::parseBound($type, self::parseLine($raw, 'least', 20)),
            maxValue: self::parseBound($type, self::parseLine($raw, 'most', 20)),
            minLength: max(0, min(20000, self::parseInt($raw, 'minLength', 0))),
            maxFiles: max(1, self::parseFileLimit($type, $raw, 'files', self::MAX_FILES)),
            fileKinds: $type === FieldType::File ? self::parseFileKinds($raw['kinds'] ?? []) : [],
            condition: $type === FieldType::Step ? null : self::parseCondition($name, $raw),
            maxMegabytes: self::parseFileLimit($type, $raw, 'megabytes', self::MAX_MEGABYTES),
        );
    }

    /**
     * Returns the validation rule. WP Job Openings prints a rule only with its message; an email field always has one.
     */
    private static function validationRule(FieldType $type, bool $hasMessage): string
    {
        return match ($type) {
            FieldType::Email => 'email',
            FieldType::Phone => '',
            default => $hasMessage ? $type->value : '',
        };
    }

    /** @return array<array-key, string> label => label: the value of a choice is its label */
    private static function parseChoices(FieldType $type, mixed $raw): array
    {
        $choices = [];
        foreach ($type->hasChoices() && is_array($raw) ? array_slice($raw, 0, self::MAX_CHOICES) : [] as $choice) {
            $label = is_string($choice) ? mb_substr(EmailContent::singleLine($choice), 0, 200) : '';
            if ($label !== '') {
                $choices[$label] = $label;
            }
        }

        return $choices;
    }

    private static function parseBound(FieldType $type, string $text): string
    {
        $fits = match ($type) {
            FieldType::Number => preg_match('/^-?\d+(\.\d+)?$/D', $text) === 1,
            FieldType::Date => preg_match('/^\d{4}-\d{2}-\d{2}$/D', $text) === 1,
            default => false,
        };

        return $fits ? $text : '';
    }

    /** @param array<array-key, mixed> $raw */
    private static function parseLine(array $raw, string $key, int $max): string
    {
        return is_string($raw[$key] ?? null) ? mb_substr(EmailContent::singleLine($raw[$key]), 0, $max) : '';
    }

    /** @param array<array-key, mixed> $raw */
    private static function parseFileLimit(FieldType $type, array $raw, string $key, int $max): int
    {
        return $type === FieldType::File ? max(0, min($max, self::parseInt($raw, $key, 0))) : 0;
    }

    /** @param array<array-key, mixed> $raw */
    private static function parseInt(array $raw, string $key, int $default): int
    {
        return is_int($raw[$key] ?? null) ? $raw[$key] : $default;
    }

    /** @param array<array-key, mixed> $raw */
    private static function parseCondition(string $name, array $raw): ?FieldConditions
    {
        $optional = [FormDefinition::PHONE, FormDefinition::COVER_LETTER, FormDefinition::FILE];
        $isAlwaysShown = isset(self::STANDARD_FIELDS[$name]) && !in_array($name, $optional, true);

        return $isAlwaysShown ? null : FieldConditions::fromArray($raw['condition'] ?? null);
    }
}
