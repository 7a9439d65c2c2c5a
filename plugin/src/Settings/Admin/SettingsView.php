<?php

declare(strict_types=1);

namespace CourantDesk\Settings\Admin;

use CourantDesk\Kernel\Settings\Field;

/** What the settings screen shows. */
final class SettingsView
{
    /**
     * @param list<array{title: string, url: string, current: bool}>   $tabs
     * @param string                                                   $room whose settings they are
     * @param string                                                   $option name of the option, and of its group
     * @param list<Field>                                              $fields
     * @param array<string, string|int|bool|list<string>>              $values by the field's key
     */
    public function __construct(
        public readonly array $tabs,
        public readonly string $room,
        public readonly string $option,
        public readonly array $fields,
        public readonly array $values,
    ) {
    }

    public function id(Field $field): string
    {
        return $this->option . '-' . $field->key;
    }

    public function name(Field $field): string
    {
        return $this->option . '[' . $field->key . ']';
    }

    /** Empty for a secret: what is stored never leaves the server. */
    public function text(Field $field): string
    {
        if ($field->type === 'secret') {
            return '';
        }
        $value = $this->values[$field->key] ?? '';

        return is_array($value) ? '' : (string) $value;
    }

    public function has(Field $field, string $choice): bool
    {
        $value = $this->values[$field->key] ?? '';

        return is_array($value) ? in_array($choice, $value, true) : $value === $choice;
    }

    public function isOn(Field $field): bool
    {
        return ($this->values[$field->key] ?? false) === true;
    }

    /** Whether something is stored for a secret. */
    public function isSaved(Field $field): bool
    {
        return $field->type === 'secret' && ($this->values[$field->key] ?? '') !== '';
    }

    /** The name of the checkbox that removes a secret. */
    public function removalName(Field $field): string
    {
        return $this->option . '[' . $field->key . SettingsInput::REMOVE . ']';
    }

    /** Fields of several controls are named by a legend, not by a label. */
    public function hasManyControls(Field $field): bool
    {
        return $field->type === 'choices' || $field->type === 'bool';
    }
}
