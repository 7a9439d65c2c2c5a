<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\Condition;
use CourantDesk\Applications\Domain\FieldType;
use CourantDesk\Applications\Domain\FileKind;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\FormField;
use CourantDesk\Applications\Domain\FormShape;
use CourantDesk\Kernel\Utf8;

/** Reads a field in the contract's array shape, in which integrations give theirs (Jobs contract 3.3). */
final class ContractField
{
    /**
     * @param array<array-key, mixed> $raw {label, id, class, required, show_field, label_inline, content, field_type, error}
     * @return FormField|null null when the field is not to be shown or has no usable name
     */
    public static function read(string $name, array $raw): ?FormField
    {
        if (($raw['show_field'] ?? true) === false || preg_match('/^[A-Za-z][\w-]{0,99}$/', $name) !== 1) {
            return null;
        }
        $kind = is_array($raw['field_type'] ?? null) ? $raw['field_type'] : [];
        $error = is_array($raw['error'] ?? null) ? $raw['error'] : [];
        $type = self::type($kind);
        if ($name === FormDefinition::CONSENT || self::isReserved($name)) {
            return null;
        }

        return new FormField(
            $name,
            $type,
            self::id($raw, $name),
            self::line($raw['label'] ?? $name),
            ($raw['required'] ?? true) !== false && $type->isAsked(),
            self::choices($kind['options'] ?? []),
            self::line($kind['value'] ?? ''),
            self::line($raw['autocomplete'] ?? ''),
            self::line($raw['inputmode'] ?? ''),
            self::line($raw['help'] ?? ''),
            self::line($error['error_rule'] ?? ''),
            isset($error['error_rule']) || $type === FieldType::Phone ? self::line($error['error_msg'] ?? '') : '',
            isset($error['error_rule']) || $type === FieldType::Phone ? '' : self::line($error['error_msg'] ?? ''),
            is_string($raw['content'] ?? null) ? $raw['content'] : '',
            self::classes($raw['class'] ?? []),
            ($raw['label_inline'] ?? '') === 'right',
            is_int($raw['maxlength'] ?? null) ? $raw['maxlength'] : ($type === FieldType::LongText ? 20000 : 1000),
            ($raw['width'] ?? '') === 'half' ? 'half' : 'full',
            self::line($raw['min'] ?? ''),
            self::line($raw['max'] ?? ''),
            is_int($raw['minlength'] ?? null) ? $raw['minlength'] : 0,
            is_int($raw['files'] ?? null) ? max(1, min(FormShape::MOST_FILES, $raw['files'])) : 1,
            FormShape::kinds($raw['kinds'] ?? []),
            Condition::read($raw['show_when'] ?? null),
        );
    }

    /**
     * A field of the owner's in the contract's shape, so that integrations see all fields alike.
     *
     * @return array<string, mixed>
     */
    public static function write(FormField $field): array
    {
        $tag = match ($field->type) {
            FieldType::LongText => 'textarea',
            FieldType::Select => 'select',
            default => 'input',
        };
        $message = $field->message !== '' ? $field->message : $field->missing;
        $error = ['error_rule' => $field->rule, 'error_msg' => $message];

        return array_filter([
            'label' => $field->label,
            'id' => $field->id,
            'class' => $field->classes,
            'content' => $field->markup,
            'field_type' => ['tag' => $tag, 'type' => $field->type->value, 'options' => $field->choices],
            'error' => array_filter($error, static fn (string $text): bool => $text !== ''),
            'autocomplete' => $field->autocomplete,
            'inputmode' => $field->inputMode,
            'help' => $field->help,
            'maxlength' => $field->max,
            'width' => $field->width,
            'min' => $field->least,
            'max' => $field->most,
            'minlength' => $field->min,
            'files' => $field->files,
            'kinds' => array_map(static fn (FileKind $kind): string => $kind->value, $field->kinds),
            'show_when' => $field->condition?->toArray(),
        ], static fn (mixed $value): bool => $value !== '' && $value !== [] && $value !== null) + ['required' => $field->required];
    }

    public static function consent(string $text): FormField
    {
        return new FormField(FormDefinition::CONSENT, FieldType::Consent, 'awsm_form_privacy_policy', wp_strip_all_tags($text), value: 'yes', markup: $text);
    }

    /** To be kept for later openings: separate, and never demanded. */
    public static function keep(string $text): FormField
    {
        return new FormField(FormDefinition::KEEP, FieldType::Consent, 'courant-keep', wp_strip_all_tags($text), false, value: 'yes', markup: $text);
    }

    /** Names that carry the request itself. */
    private static function isReserved(string $name): bool
    {
        return in_array($name, ['action', 'awsm_job_id', 'form_sub', 'lang', 'courant', 'p', 'page_id', 'name'], true)
            || str_starts_with($name, 'courant_');
    }

    /** @param array<array-key, mixed> $kind {tag, type} */
    private static function type(array $kind): FieldType
    {
        $tag = self::line($kind['tag'] ?? 'input');

        return match ($tag) {
            'textarea' => FieldType::LongText,
            'select' => FieldType::Select,
            default => FieldType::tryFrom(self::line($kind['type'] ?? 'text')) ?? FieldType::Text,
        };
    }

    /** @param array<array-key, mixed> $raw */
    private static function id(array $raw, string $name): string
    {
        $id = preg_replace('/[^\w-]/', '-', self::line($raw['id'] ?? ''));

        return is_string($id) && $id !== '' ? $id : 'awsm-' . strtr($name, '_', '-');
    }

    /** @return array<array-key, string> */
    private static function choices(mixed $raw): array
    {
        $choices = [];
        foreach (is_array($raw) ? $raw : [] as $value => $label) {
            $text = self::line($label);
            $choices[is_int($value) ? $text : $value] = $text;
        }

        return $choices;
    }

    /** @return list<string> */
    private static function classes(mixed $raw): array
    {
        return array_values(array_filter(
            array_map('sanitize_html_class', array_filter((array) $raw, 'is_string')),
            static fn (string $class): bool => $class !== ''
        ));
    }

    private static function line(mixed $raw): string
    {
        return is_scalar($raw) ? Utf8::line((string) $raw) : '';
    }
}
