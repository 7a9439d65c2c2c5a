<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/**
 * A form as data: what the builder sends, what is stored, and what is wrong with it (schema/application-form.json).
 * Unknown keys are left out, values that do not fit become the usual ones.
 */
final class FormShape
{
    public const MOST_FIELDS = 60;
    public const MOST_FILES = 10;
    private const MOST_CHOICES = 100;

    /** What belongs to the contract's own fields, whatever their owner calls them: type, id, and what browsers fill in. */
    private const OWN = [
        FormDefinition::NAME => [FieldType::Text, 'awsm-applicant-name', 'name', '', 200],
        FormDefinition::EMAIL => [FieldType::Email, 'awsm-applicant-email', 'email', 'email', 254],
        FormDefinition::PHONE => [FieldType::Phone, 'awsm-applicant-phone', 'tel', 'tel', 60],
        FormDefinition::LETTER => [FieldType::LongText, 'awsm-cover-letter', '', '', 20000],
        FormDefinition::FILE => [FieldType::File, 'awsm-application-file', '', '', 1000],
    ];

    /** @param mixed $raw a list of fields */
    public static function read(mixed $raw, int $id = 0, int $version = 0, string $title = ''): FormDefinition
    {
        $fields = [];
        foreach (is_array($raw) ? array_slice($raw, 0, self::MOST_FIELDS) : [] as $one) {
            $field = is_array($one) ? self::field($one) : null;
            if ($field !== null) {
                $fields[] = $field;
            }
        }

        return new FormDefinition($fields, $id, $version, mb_substr(MailTemplate::line($title), 0, 200));
    }

    /** @return list<array<string, mixed>> */
    public static function write(FormDefinition $form): array
    {
        return array_map(static fn (FormField $field): array => [
            'name' => $field->name,
            'type' => $field->type->value,
            'label' => $field->type === FieldType::Consent ? $field->markup : $field->label,
            'help' => $field->help,
            'required' => $field->required,
            'width' => $field->width,
            'choices' => array_values($field->choices),
            'least' => $field->least,
            'most' => $field->most,
            'minLength' => $field->min,
            'maxLength' => $field->max,
            'files' => $field->files,
            'kinds' => array_map(static fn (FileKind $kind): string => $kind->value, $field->kinds),
            'message' => $field->message !== '' ? $field->message : $field->missing,
            'condition' => $field->condition?->toArray(),
        ], $form->fields);
    }

    /** @return list<FileKind> */
    public static function kinds(mixed $raw): array
    {
        $kinds = [];
        foreach (is_array($raw) ? $raw : [] as $one) {
            $kind = is_string($one) ? FileKind::tryFrom($one) : null;
            if ($kind !== null && !in_array($kind, $kinds, true)) {
                $kinds[] = $kind;
            }
        }

        return $kinds;
    }

    /** @param array<array-key, mixed> $raw */
    private static function field(array $raw): ?FormField
    {
        $name = is_string($raw['name'] ?? null) ? $raw['name'] : '';
        [$type, $id, $autocomplete, $inputMode, $longest] = self::OWN[$name] ?? [
            is_string($raw['type'] ?? null) ? FieldType::tryFrom($raw['type']) : null,
            strtr($name, '_', '-'),
            '',
            '',
            0,
        ];
        if ($type === null || (!isset(self::OWN[$name]) && preg_match('/^' . FormDefinition::PREFIX . '[a-z0-9_]{1,60}$/D', $name) !== 1)) {
            return null;
        }
        $label = self::line($raw, 'label', 500);
        $longest = max($longest, match (true) {
            $longest > 0 => 0,
            $type === FieldType::LongText => 20000,
            default => 1000,
        });
        $isUrl = $type === FieldType::Url ? 'url' : '';
        $message = self::line($raw, 'message', 300);
        $isRule = in_array($type, [FieldType::Email, FieldType::Phone, FieldType::Url, FieldType::Number, FieldType::Date], true);

        return new FormField(
            $name,
            $type,
            $id,
            $type === FieldType::Consent ? MailTemplate::line(strip_tags($label)) : $label,
            ($raw['required'] ?? false) === true && $type->isAsked(),
            self::choices($type, $raw['choices'] ?? []),
            '',
            $autocomplete !== '' ? $autocomplete : $isUrl,
            $inputMode !== '' ? $inputMode : $isUrl,
            self::line($raw, 'help', 500),
            self::rule($type, $isRule && $message !== ''),
            $isRule ? $message : '',
            $isRule ? '' : $message,
            $type === FieldType::Consent ? $label : '',
            $type === FieldType::File ? ['awsm-resume-file-control', 'awsm-form-file-control'] : ['awsm-job-form-field'],
            false,
            max(1, min($longest, self::number($raw, 'maxLength', $longest))),
            ($raw['width'] ?? '') === 'half' ? 'half' : 'full',
            self::bound($type, self::line($raw, 'least', 20)),
            self::bound($type, self::line($raw, 'most', 20)),
            max(0, min(20000, self::number($raw, 'minLength', 0))),
            $type === FieldType::File ? max(1, min(self::MOST_FILES, self::number($raw, 'files', 1))) : 1,
            $type === FieldType::File ? self::kinds($raw['kinds'] ?? []) : [],
            isset(self::OWN[$name]) && $name !== FormDefinition::PHONE && $name !== FormDefinition::LETTER && $name !== FormDefinition::FILE
                ? null
                : Condition::read($raw['condition'] ?? null),
        );
    }

    /** The contract prints a rule only together with its message; an address always has one. */
    private static function rule(FieldType $type, bool $hasMessage): string
    {
        return match ($type) {
            FieldType::Email => 'email',
            FieldType::Phone => '',
            default => $hasMessage ? $type->value : '',
        };
    }

    /** @return array<array-key, string> by themselves: what is chosen is what is read */
    private static function choices(FieldType $type, mixed $raw): array
    {
        $choices = [];
        foreach ($type->hasChoices() && is_array($raw) ? array_slice($raw, 0, self::MOST_CHOICES) : [] as $choice) {
            $label = is_string($choice) ? mb_substr(MailTemplate::line($choice), 0, 200) : '';
            if ($label !== '') {
                $choices[$label] = $label;
            }
        }

        return $choices;
    }

    private static function bound(FieldType $type, string $text): string
    {
        $fits = match ($type) {
            FieldType::Number => preg_match('/^-?\d+(\.\d+)?$/D', $text) === 1,
            FieldType::Date => preg_match('/^\d{4}-\d{2}-\d{2}$/D', $text) === 1,
            default => false,
        };

        return $fits ? $text : '';
    }

    /** @param array<array-key, mixed> $raw */
    private static function line(array $raw, string $key, int $max): string
    {
        return is_string($raw[$key] ?? null) ? mb_substr(MailTemplate::line($raw[$key]), 0, $max) : '';
    }

    /** @param array<array-key, mixed> $raw */
    private static function number(array $raw, string $key, int $usual): int
    {
        return is_int($raw[$key] ?? null) ? $raw[$key] : $usual;
    }
}
