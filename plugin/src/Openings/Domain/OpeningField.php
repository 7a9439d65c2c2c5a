<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/**
 * Declares one field of openings: its meta, its control, and its names in structured data, exports, feeds and imports.
 * All forms, lists and formats iterate over the fields, so that a new field requires only one class
 * (docs/how-to/opening-field.md).
 *
 * A subclass implements key() and label(), and control() for a field that users edit; all other methods have defaults.
 */
abstract class OpeningField
{
    /** Panels of the editors. */
    public const DETAILS_PANEL = 'details';
    public const CLOSING_PANEL = 'closing';

    /** Returns the meta key; other plugins use a different prefix. */
    abstract public function key(): string;

    /** Returns the name of the field in lists, such as revisions and columns. */
    abstract public function label(): string;

    /** Returns the control in both editors; null for meta that users do not edit. */
    public function control(): ?FieldControl
    {
        return null;
    }

    /** Returns the type of the stored value: `string`, `integer`, `array` or `object`. */
    public function type(): string
    {
        return 'string';
    }

    /** @return array<string, mixed> additional keywords of the JSON Schema in REST, such as `enum` or `items` */
    public function schema(): array
    {
        return [];
    }

    /** Returns the value in its stored format; an empty value for an invalid one. */
    public function sanitize(mixed $value): mixed
    {
        return $this->control()?->sanitize($value) ?? $this->emptyValue();
    }

    /** Returns the stored value of a field that is not set. */
    final public function emptyValue(): mixed
    {
        return match ($this->type()) {
            'string' => '',
            'integer' => 0,
            default => [],
        };
    }

    /** Returns the value that the editors show for a new opening. */
    public function newValue(): mixed
    {
        return $this->emptyValue();
    }

    /** Returns whether visitors see the field: on the opening's page, in REST, structured data and feeds. */
    public function isPublic(): bool
    {
        return false;
    }

    /** Returns the value of a public field for visitors in REST. */
    public function publicValue(mixed $value): mixed
    {
        return $value;
    }

    /** Returns the stored format of the value of an opening. */
    public function value(Opening $opening): mixed
    {
        return $opening->values[$this->key()] ?? $this->emptyValue();
    }

    /** Formats a stored value as text; '' for an empty one. */
    public function format(mixed $value): string
    {
        return $this->control()?->format($value) ?? '';
    }

    public function panel(): string
    {
        return self::DETAILS_PANEL;
    }

    /** Returns the heading of the fields that are shown together in the editors, '' for none. */
    public function group(): string
    {
        return '';
    }

    /** Returns the specification that mirrors the field: `type`, `location` or ''. */
    public function mirroredSpecification(): string
    {
        return '';
    }

    public function isInQuickEdit(): bool
    {
        return false;
    }

    /**
     * Parses the value of the field in the form of the classic editor.
     *
     * @param array<array-key, mixed> $form    unslashed
     * @param int                     $opening 0 for a new one
     */
    public function parseForm(array $form, int $opening): FieldInput
    {
        return FieldInput::valid($this->sanitize($form[$this->key()] ?? ''));
    }

    /** Parses the value of a REST client before its schema's sanitizer. */
    public function parseRest(mixed $value, int $opening): FieldInput
    {
        return FieldInput::valid($value);
    }

    /**
     * Returns the message for invalid input in REST.
     *
     * @param list<string> $details
     */
    public function errorMessage(array $details): string
    {
        return implode(', ', $details);
    }

    /** Returns the notice before publishing while the field is empty; null for a field that may stay empty. */
    public function missingNotice(): ?MissingFieldNotice
    {
        return null;
    }

    /** Returns whether lists depend on the value, so that a change updates the search index and cached lists. */
    public function isIndexed(): bool
    {
        return false;
    }

    /** Returns the name of the column in the list of openings, '' for none. */
    public function column(): string
    {
        return '';
    }

    public function isColumnHidden(): bool
    {
        return true;
    }

    /** Returns the text of the column. */
    public function columnText(Opening $opening): string
    {
        return $this->format($this->value($opening));
    }

    /** Returns whether a copy of an opening keeps the value. */
    public function isCopied(): bool
    {
        return true;
    }

    /** Returns how translation plugins process the value: `copy`, `translate` or `ignore`. */
    public function translation(): string
    {
        return 'copy';
    }

    /**
     * Returns the label and value in the fact list of the opening's page.
     *
     * @param SpecificationMapping|null $printed the mapping when specifications are printed next to the facts
     * @return array{label: string, value: string}|null null for none
     */
    public function fact(Opening $opening, ?SpecificationMapping $printed): ?array
    {
        $text = $this->isPublic() ? $this->format($this->value($opening)) : '';

        return $text === '' ? null : ['label' => $this->label(), 'value' => $text];
    }

    /** Returns the path in schema.org's JobPosting, such as `workHours` or `qualifications.name`; '' for none. */
    public function jobPostingPath(): string
    {
        return '';
    }

    /**
     * Returns the properties of schema.org's JobPosting; empty ones are omitted.
     *
     * @return array<string, mixed>
     */
    public function jobPosting(Opening $opening, string $company, SpecificationMapping $mapping): array
    {
        $value = $this->isPublic() ? $this->value($opening) : $this->emptyValue();
        if ($this->jobPostingPath() === '' || $value === $this->emptyValue()) {
            return [];
        }
        $names = explode('.', $this->jobPostingPath());
        foreach (array_reverse(array_slice($names, 1)) as $name) {
            $value = [$name => $value];
        }

        return [$names[0] => $value];
    }

    /** Returns the name in exports of openings, '' for none. */
    public function exportName(): string
    {
        return '';
    }

    public function exportValue(Opening $opening): mixed
    {
        $value = $this->value($opening);

        return $value === '' ? null : $value;
    }

    /** Returns the name in the JSON feed, '' for none; feeds contain no private fields. */
    public function feedName(): string
    {
        return '';
    }

    public function feedValue(Opening $opening): mixed
    {
        return $this->isPublic() ? $this->exportValue($opening) : null;
    }

    /** @return array<string, string> elements of the XML feed: text by name; empty ones are omitted */
    public function xmlFeedElements(Opening $opening): array
    {
        return $this->isPublic() && $this->feedName() !== ''
            ? [$this->feedName() => $this->format($this->value($opening))]
            : [];
    }

    /**
     * @return list<string> names of the elements in import files, without namespace; the first that has text is used
     */
    public function importNames(): array
    {
        return [];
    }

    /** Returns the stored format of the text of an import file. */
    public function parseImport(string $text): mixed
    {
        return $this->sanitize($text);
    }

    /** Returns the value that a draft stores; null when the draft does not change the field. */
    public function draftValue(OpeningDraft $draft): mixed
    {
        return $draft->values[$this->key()] ?? null;
    }
}
