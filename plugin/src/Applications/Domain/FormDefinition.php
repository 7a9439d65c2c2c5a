<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** The fields of one application form, in the order in which they are shown. */
final class FormDefinition
{
    public const NAME = 'awsm_applicant_name';
    public const EMAIL = 'awsm_applicant_email';
    public const PHONE = 'awsm_applicant_phone';
    public const LETTER = 'awsm_applicant_letter';
    public const FILE = 'awsm_file';
    public const CONSENT = 'awsm_form_privacy_policy';
    /** The consent to be kept for later openings; ours. */
    public const KEEP = 'courant_keep';

    /** What the names of fields begin with that owners add: no name of WordPress's own parameters does. */
    public const PREFIX = 'awsm_field_';

    /** The fields that have a place of their own in the contract's meta (Jobs contract 1.3). */
    public const OWN = [self::NAME, self::EMAIL, self::PHONE, self::LETTER, self::FILE, self::CONSENT, self::KEEP];

    /**
     * @param list<FormField> $fields
     * @param int             $id      of a form that the owner built, 0 for the usual one
     * @param int             $version of that form, counted from 1
     */
    public function __construct(
        public readonly array $fields,
        public readonly int $id = 0,
        public readonly int $version = 0,
        public readonly string $title = '',
    ) {
    }

    /**
     * The fields that are asked for when this is entered. A field that is not asked for counts as empty for those
     * below it, and so does one that stands further down.
     */
    public function asked(ApplicationInput $input): self
    {
        $given = [];
        $asked = [];
        foreach ($this->fields as $field) {
            if ($field->condition !== null && !$field->condition->holds($given[$field->condition->field] ?? [])) {
                continue;
            }
            $asked[] = $field;
            $given[$field->name] = $field->type === FieldType::File
                ? array_map(static fn (IncomingFile $file): string => $file->name, $input->files[$field->name] ?? [])
                : $input->choices($field->name);
        }

        return new self($asked, $this->id, $this->version, $this->title);
    }

    /** The mail tag of a field that has no place of its own in the contract (Jobs contract 4.2). */
    public static function tag(string $name): string
    {
        $short = str_starts_with($name, self::PREFIX) ? substr($name, strlen(self::PREFIX)) : $name;

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
    public function files(): array
    {
        return array_values(array_filter(
            $this->fields,
            static fn (FormField $field): bool => $field->type === FieldType::File
        ));
    }

    /** @return list<FormField> fields that owners or integrations added */
    public function custom(): array
    {
        return array_values(array_filter(
            $this->fields,
            static fn (FormField $field): bool => !in_array($field->name, self::OWN, true)
                && $field->type !== FieldType::File && $field->type->isAsked()
        ));
    }
}
