<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\PrivateFiles\Domain\IncomingFile;

/** Holds the fields of one application form, in display order. */
final class FormDefinition
{
    public const NAME = 'awsm_applicant_name';
    public const EMAIL = 'awsm_applicant_email';
    public const PHONE = 'awsm_applicant_phone';
    public const COVER_LETTER = 'awsm_applicant_letter';
    public const FILE = 'awsm_file';
    public const CONSENT = 'awsm_form_privacy_policy';
    /** Name of the consent field for keeping the application for later openings; not part of WP Job Openings. */
    public const RETENTION_CONSENT = 'courant_keep';

    /** Prefix of the names of custom fields. No parameter of WordPress starts with it. */
    public const CUSTOM_PREFIX = 'awsm_field_';

    /** Fields that have a separate meta key in WP Job Openings (docs/compatibility/wp-job-openings.md#meta). */
    public const STANDARD_FIELDS = [
        self::NAME, self::EMAIL, self::PHONE, self::COVER_LETTER, self::FILE, self::CONSENT, self::RETENTION_CONSENT,
    ];

    /**
     * @param list<FormField> $fields
     * @param int             $id      ID of a form from the form builder, 0 for the standard form
     * @param int             $version version of that form, starting at 1
     * @param string          $title   name of the form for recruiters
     */
    public function __construct(
        public readonly array $fields,
        public readonly int $id = 0,
        public readonly int $version = 0,
        public readonly string $title = '',
        public readonly FormTexts $texts = new FormTexts(),
    ) {
    }

    /**
     * Returns a form with only the fields that are visible for this input. Conditions treat hidden fields and later
     * fields as empty.
     */
    public function visibleFor(ApplicationInput $input): self
    {
        $given = [];
        $visible = [];
        foreach ($this->fields as $field) {
            if ($field->condition !== null && !$field->condition->areMet($given)) {
                continue;
            }
            $visible[] = $field;
            $given[$field->name] = $field->type === FieldType::File
                ? array_map(static fn (IncomingFile $file): string => $file->name, $input->files[$field->name] ?? [])
                : $input->choices($field->name);
        }

        return new self($visible, $this->id, $this->version, $this->title, $this->texts);
    }

    /** Returns the email tag of a custom field. @see docs/compatibility/wp-job-openings.md#email-tags */
    public static function emailTag(string $name): string
    {
        $short = str_starts_with($name, self::CUSTOM_PREFIX) ? substr($name, strlen(self::CUSTOM_PREFIX)) : $name;

        return '{' . strtolower(strtr($short, '_', '-')) . '}';
    }

    public function field(string $name): ?FormField
    {
        foreach ($this->fields as $field) {
            if ($field->name === $name) {
                return $field;
            }
        }

        return null;
    }

    /** @return list<FormField> */
    public function fileFields(): array
    {
        return array_values(array_filter(
            $this->fields,
            static fn (FormField $field): bool => $field->type === FieldType::File
        ));
    }

    /** @return list<FormField> fields that site owners or integrations added */
    public function customFields(): array
    {
        return array_values(array_filter(
            $this->fields,
            static fn (FormField $field): bool => !in_array($field->name, self::STANDARD_FIELDS, true)
                && $field->type !== FieldType::File && $field->type->isInput()
        ));
    }
}
