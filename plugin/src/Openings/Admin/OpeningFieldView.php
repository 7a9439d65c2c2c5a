<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\OpeningField;

/** View model of one field in the classic editor. */
final class OpeningFieldView
{
    /** @param string $mirroredLabel label of the specification that mirrors the field, '' for none */
    private function __construct(
        public readonly string $name,
        public readonly string $id,
        public readonly FieldControl $control,
        public readonly mixed $value,
        public readonly string $mirroredLabel,
    ) {
    }

    public static function create(OpeningField $field, FieldControl $control, mixed $value, string $mirroredLabel): self
    {
        return new self($field->key(), self::elementId($field), $control, $value, $mirroredLabel);
    }

    /** Returns the element ID of the field's input in both editors. */
    public static function elementId(OpeningField $field): string
    {
        return strtr($field->key(), '_', '-');
    }

    /** Returns the value of a text or number input, '' for an empty one. */
    public function text(): string
    {
        return is_scalar($this->value) && $this->value !== 0 ? (string) $this->value : '';
    }

    /** @return list<string> the checked values */
    public function list(): array
    {
        return is_array($this->value) ? array_values(array_filter($this->value, 'is_string')) : [];
    }

    /** Formats an amount for an input of type `number`. */
    public static function formatAmount(?float $amount): string
    {
        return $amount === null ? '' : (string) $amount;
    }
}
