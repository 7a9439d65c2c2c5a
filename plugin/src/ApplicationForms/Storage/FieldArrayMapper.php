<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Storage;

use CourantDesk\ApplicationForms\Domain\FieldConditions;
use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormField;
use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\Kernel\Utf8;
use CourantDesk\PrivateFiles\Domain\FileKind;

/**
 * Converts fields from and to the array format of WP Job Openings, which integrations use.
 *
 * @see docs/compatibility/wp-job-openings.md#application-form-markup
 */
final class FieldArrayMapper
{
    /**
     * Creates a field from the array of an integration.
     *
     * @param array<array-key, mixed> $raw {label, id, class, required, show_field, label_inline, content, field_type,
     *     error}
     * @return FormField|null null when the field is hidden or has no valid name
     */
    public static function fromArray(string $name, array $raw): ?FormField
    {
        if (($raw['show_field'] ?? true) === false || preg_match('/^[A-Za-z][\w-]{0,99}$/', $name) !== 1) {
            return null;
        }
        $kind = is_array($raw['field_type'] ?? null) ? $raw['field_type'] : [];
        $error = is_array($raw['error'] ?? null) ? $raw['error'] : [];
        $type = self::parseType($kind);
        if ($name === FormDefinition::CONSENT || self::isReserved($name)) {
            return null;
        }

        return new FormField(
            name: $name,
            type: $type,
            id: self::parseId($raw, $name),
            label: self::parseLine($raw['label'] ?? $name),
            required: ($raw['required'] ?? true) !== false && $type->isInput(),
            choices: self::parseChoices($kind['options'] ?? []),
            value: self::parseLine($kind['value'] ?? ''),
            autocomplete: self::parseLine($raw['autocomplete'] ?? ''),
            inputMode: self::parseLine($raw['inputmode'] ?? ''),
            help: self::parseLine($raw['help'] ?? ''),
            rule: self::parseLine($error['error_rule'] ?? ''),
            invalidMessage: isset($error['error_rule']) || $type === FieldType::Phone
                ? self::parseLine($error['error_msg'] ?? '')
                : '',
            requiredMessage: isset($error['error_rule']) || $type === FieldType::Phone
                ? ''
                : self::parseLine($error['error_msg'] ?? ''),
            html: is_string($raw['content'] ?? null) ? $raw['content'] : '',
            classes: self::parseClasses($raw['class'] ?? []),
            labelAfter: ($raw['label_inline'] ?? '') === 'right',
            maxLength: is_int($raw['maxlength'] ?? null)
                ? $raw['maxlength']
                : ($type === FieldType::LongText ? 20000 : 1000),
            width: ($raw['width'] ?? '') === 'half' ? 'half' : 'full',
            minValue: self::parseLine($raw['min'] ?? ''),
            maxValue: self::parseLine($raw['max'] ?? ''),
            minLength: is_int($raw['minlength'] ?? null) ? $raw['minlength'] : 0,
            maxFiles: is_int($raw['files'] ?? null) ? max(1, min(FormSerializer::MAX_FILES, $raw['files'])) : 1,
            fileKinds: FormSerializer::parseFileKinds($raw['kinds'] ?? []),
            condition: $type === FieldType::Step ? null : FieldConditions::fromArray($raw['show_when'] ?? null),
            maxMegabytes: is_int($raw['megabytes'] ?? null) ? max(0, $raw['megabytes']) : 0,
        );
    }

    /**
     * Returns a field from the form builder in the array format, so that integrations read all fields in the same way.
     *
     * @return array<string, mixed>
     */
    public static function toArray(FormField $field): array
    {
        $tag = match ($field->type) {
            FieldType::LongText => 'textarea',
            FieldType::Select => 'select',
            default => 'input',
        };
        $message = $field->invalidMessage !== '' ? $field->invalidMessage : $field->requiredMessage;
        $error = ['error_rule' => $field->rule, 'error_msg' => $message];

        return array_filter(
            [
                'label' => $field->label,
                'id' => $field->id,
                'class' => $field->classes,
                'content' => $field->html,
                'field_type' => ['tag' => $tag, 'type' => $field->type->value, 'options' => $field->choices],
                'error' => array_filter($error, static fn (string $text): bool => $text !== ''),
                'autocomplete' => $field->autocomplete,
                'inputmode' => $field->inputMode,
                'help' => $field->help,
                'maxlength' => $field->maxLength,
                'width' => $field->width,
                'min' => $field->minValue,
                'max' => $field->maxValue,
                'minlength' => $field->minLength,
                'files' => $field->maxFiles,
                'megabytes' => $field->maxMegabytes > 0 ? $field->maxMegabytes : null,
                'kinds' => array_map(static fn (FileKind $kind): string => $kind->value, $field->fileKinds),
                'show_when' => $field->condition?->toArray(),
            ],
            static fn (mixed $value): bool => $value !== '' && $value !== [] && $value !== null,
        ) + ['required' => $field->required];
    }

    public static function createConsentField(string $text): FormField
    {
        return new FormField(
            FormDefinition::CONSENT,
            FieldType::Consent,
            'awsm_form_privacy_policy',
            wp_strip_all_tags($text),
            value: 'yes',
            html: $text,
        );
    }

    /** Creates the optional consent to keep the application for later openings. */
    public static function createRetentionConsentField(string $text): FormField
    {
        return new FormField(
            FormDefinition::RETENTION_CONSENT,
            FieldType::Consent,
            'courant-keep',
            wp_strip_all_tags($text),
            false,
            value: 'yes',
            html: $text,
        );
    }

    /** Returns whether the name is used by a parameter of the request itself. */
    private static function isReserved(string $name): bool
    {
        return in_array($name, ['action', 'awsm_job_id', 'form_sub', 'lang', 'courant', 'p', 'page_id', 'name'], true)
            || str_starts_with($name, 'courant_');
    }

    /** @param array<array-key, mixed> $kind {tag, type} */
    private static function parseType(array $kind): FieldType
    {
        $tag = self::parseLine($kind['tag'] ?? 'input');

        return match ($tag) {
            'textarea' => FieldType::LongText,
            'select' => FieldType::Select,
            default => FieldType::tryFrom(self::parseLine($kind['type'] ?? 'text')) ?? FieldType::Text,
        };
    }

    /** @param array<array-key, mixed> $raw */
    private static function parseId(array $raw, string $name): string
    {
        $id = preg_replace('/[^\w-]/', '-', self::parseLine($raw['id'] ?? ''));

        return is_string($id) && $id !== '' ? $id : 'awsm-' . strtr($name, '_', '-');
    }

    /** @return array<array-key, string> */
    private static function parseChoices(mixed $raw): array
    {
        $choices = [];
        foreach (is_array($raw) ? $raw : [] as $value => $label) {
            $text = self::parseLine($label);
            $choices[is_int($value) ? $text : $value] = $text;
        }

        return $choices;
    }

    /** @return list<string> */
    private static function parseClasses(mixed $raw): array
    {
        return array_values(array_filter(
            array_map('sanitize_html_class', array_filter((array) $raw, 'is_string')),
            static fn (string $class): bool => $class !== ''
        ));
    }

    private static function parseLine(mixed $raw): string
    {
        return is_scalar($raw) ? Utf8::toSingleLine((string) $raw) : '';
    }
}
