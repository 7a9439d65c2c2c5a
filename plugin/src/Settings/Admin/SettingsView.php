<?php

declare(strict_types=1);

namespace CourantDesk\Settings\Admin;

use CourantDesk\Kernel\Settings\SettingsField;

/** View model of the settings screen. */
final class SettingsView
{
    /**
     * @param list<array{title: string, url: string, current: bool}> $tabs    the categories
     * @param list<array{title: string, url: string, current: bool}> $pages   the modules of the current category
     * @param string                                                 $title   the title of the module
     * @param string                                                 $groupId the module of the settings
     * @param string                                                 $option  name of the option and of its settings
     *   group
     * @param list<SettingsField>                                    $fields
     * @param array<string, string|int|bool|list<string>>            $values  by the field's key
     */
    public function __construct(
        public readonly array $tabs,
        public readonly array $pages,
        public readonly string $title,
        public readonly string $groupId,
        public readonly string $option,
        public readonly array $fields,
        public readonly array $values,
    ) {
    }

    public function id(SettingsField $field): string
    {
        return $this->option . '-' . $field->key;
    }

    public function name(SettingsField $field): string
    {
        return $this->option . '[' . $field->key . ']';
    }

    /** Returns the value as text; empty for a secret, which is never sent to the browser. */
    public function text(SettingsField $field): string
    {
        if ($field->type === 'secret') {
            return '';
        }
        $value = $this->values[$field->key] ?? '';

        return is_array($value) ? '' : (string) $value;
    }

    public function isChosen(SettingsField $field, string $choice): bool
    {
        $value = $this->values[$field->key] ?? '';

        return is_array($value) ? in_array($choice, $value, true) : $value === $choice;
    }

    public function isOn(SettingsField $field): bool
    {
        return ($this->values[$field->key] ?? false) === true;
    }

    /** Returns whether a secret has a stored value. */
    public function isSaved(SettingsField $field): bool
    {
        return $field->type === 'secret' && ($this->values[$field->key] ?? '') !== '';
    }

    /** Returns the name of the checkbox that removes a secret. */
    public function removalName(SettingsField $field): string
    {
        return $this->option . '[' . $field->key . SettingsSanitizer::REMOVAL_SUFFIX . ']';
    }

    /** Returns whether a field has several controls, which need a legend instead of a label. */
    public function hasManyControls(SettingsField $field): bool
    {
        return $field->type === 'choices' || $field->type === 'bool';
    }
}
