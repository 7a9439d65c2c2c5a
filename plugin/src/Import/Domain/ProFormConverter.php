<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\ApplicationForms\Domain\FormTexts;
use CourantDesk\PrivateFiles\Domain\FileKind;

/**
 * Converts the fields of a form of WP Job Openings Pro.
 *
 * @see docs/compatibility/wp-job-openings.md#forms-of-the-form-builder
 */
final class ProFormConverter
{
    private const STANDARD_FIELDS = [
        FormDefinition::NAME, FormDefinition::EMAIL, FormDefinition::PHONE, FormDefinition::COVER_LETTER,
        FormDefinition::FILE,
    ];
    private const MAX_NAME_LENGTH = 60;

    /**
     * @param mixed $rows list of {name, label, field_type, field_options, required, active, misc_options}
     * @param mixed $options {form_title, form_description, btn_text}
     */
    public static function toForm(mixed $rows, string $title, mixed $options = []): FormDefinition
    {
        $fields = [];
        foreach (is_array($rows) ? $rows : [] as $row) {
            $field = is_array($row) ? self::convert($row) : null;
            if ($field !== null) {
                $fields[$field['name']] ??= $field;
            }
        }
        foreach ([FormDefinition::EMAIL, FormDefinition::NAME] as $name) {
            // Every form requires a name and an email address.
            if (!isset($fields[$name])) {
                $label = $name === FormDefinition::NAME ? 'Name' : 'Email';
                $fields = [$name => ['name' => $name, 'label' => $label]] + $fields;
            }
            $fields[$name]['required'] = true;
        }

        $options = is_array($options) ? $options : [];
        $description = self::text($options, 'form_description');

        return FormSerializer::parse(array_values($fields), title: $title, texts: FormTexts::fromArray([
            'heading' => self::plainText(self::text($options, 'form_title')),
            'description' => $description !== '' ? $description : self::text($options, 'form_desc'),
            'button' => self::plainText(self::text($options, 'btn_text')),
        ]));
    }

    /**
     * @param array<array-key, mixed> $row
     * @return array{name: string, type: string, label: string, help: string, required: bool, choices: list<string>,
     *     files: int, megabytes: int, kinds: list<string>}|null null for a field that the form does not show
     */
    private static function convert(array $row): ?array
    {
        $type = self::fieldType(self::text($row, 'field_type'));
        $options = is_array($row['misc_options'] ?? null) ? $row['misc_options'] : [];
        $name = self::name(self::text($row, 'name'), self::text($options, 'template_tag'));
        if ($type === null || $name === '' || self::text($row, 'active', 'active') !== 'active') {
            return null;
        }

        return [
            'name' => $name,
            'type' => $type->value,
            'label' => self::label($row, $options),
            'help' => $type === FieldType::Heading ? self::plainText(self::text($options, 'section_description')) : '',
            'required' => self::text($row, 'required') === 'required',
            'choices' => array_map(trim(...), explode(',', self::text($row, 'field_options'))),
            'files' => is_numeric($options['multi_upload'] ?? null) ? (int) $options['multi_upload'] : 1,
            'megabytes' => self::megabytes($options['max_file_size'] ?? ''),
            'kinds' => self::fileKinds(self::text($row, 'field_type'), self::text($options, 'file_types')),
        ];
    }

    /** Returns the name under which the field is stored; an email tag of the field stays valid. */
    private static function name(string $name, string $tag): string
    {
        if (in_array($name, self::STANDARD_FIELDS, true)) {
            return $name;
        }
        $short = $tag !== '' ? $tag : (string) preg_replace('/^awsm_(applicant_)?/', '', $name);
        $short = (string) preg_replace('/[^a-z0-9]+/', '_', strtolower($short));
        $short = trim(substr($short, 0, self::MAX_NAME_LENGTH), '_');

        return $short === '' ? '' : FormDefinition::CUSTOM_PREFIX . $short;
    }

    private static function fieldType(string $type): ?FieldType
    {
        return match ($type) {
            'resume', 'photo' => FieldType::File,
            'section' => FieldType::Heading,
            'consent', 'heading', 'step' => null,
            default => FieldType::tryFrom($type),
        };
    }

    /**
     * @param array<array-key, mixed> $row
     * @param array<array-key, mixed> $options
     */
    private static function label(array $row, array $options): string
    {
        $label = self::text($row, 'label');

        return self::plainText($label !== '' ? $label : self::text($options, 'section_title'));
    }

    private static function plainText(string $html): string
    {
        // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- Domain classes call no WordPress functions.
        return trim(html_entity_decode(strip_tags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }

    /** @return list<string> */
    private static function fileKinds(string $type, string $extensions): array
    {
        $kinds = [];
        foreach (explode(',', strtolower($extensions)) as $extension) {
            $kind = FileKind::fromExtension(trim($extension, " .\t"));
            if ($kind !== null) {
                $kinds[] = $kind->value;
            }
        }

        return $type === 'photo' && $kinds === [] ? ['jpg', 'png'] : array_values(array_unique($kinds));
    }

    /** Returns a size in megabytes, at least 1; a large number is interpreted as bytes. 0 means no limit. */
    private static function megabytes(mixed $size): int
    {
        $size = is_numeric($size) ? max(0.0, (float) $size) : 0.0;

        return (int) ceil($size > FormSerializer::MAX_MEGABYTES ? $size / (1024 * 1024) : $size);
    }

    /** @param array<array-key, mixed> $row */
    private static function text(array $row, string $key, string $default = ''): string
    {
        return is_string($row[$key] ?? null) ? $row[$key] : $default;
    }
}
