<?php

declare(strict_types=1);

namespace CourantDesk\Settings\Admin;

use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsField;

/** Sanitizes the settings form of one module, and reports rejected values. */
final class SettingsSanitizer
{
    /** Suffix of the form field that removes a stored secret when JavaScript is disabled. */
    public const REMOVAL_SUFFIX = ':remove';

    private readonly SettingsPolicy $policy;

    public function __construct(private readonly ModuleSettings $group)
    {
        $this->policy = new SettingsPolicy();
    }

    /**
     * Sanitizes every change of the option, including changes by other code. Missing values are not changed.
     *
     * @return array<string, string|int|bool|list<string>>
     */
    public function sanitize(mixed $raw): array
    {
        $raw = is_array($raw) ? $raw : [];
        $stored = $this->group->sanitize(get_option($this->group->optionName(), []));
        // Other code may store any value. Values that are sent to options.php are limited to the fields that the user
        // may change.
        $raw = did_action('load-options.php') > 0 ? $this->filterPermitted($raw) : $raw;
        foreach ($this->group->fields() as $field) {
            if (!array_key_exists($field->key, $raw)) {
                $raw[$field->key] = $stored[$field->key];
            }
            $error = $this->fieldError($field, $raw[$field->key]);
            if ($error !== '') {
                $raw[$field->key] = $stored[$field->key];
                $this->addSettingsError($field, $error);
            }
        }

        return $this->group->sanitize($raw);
    }

    /**
     * Returns the form fields that the user may change. An empty secret is not changed; the removal field deletes it.
     *
     * @param array<array-key, mixed> $raw
     * @return array<array-key, mixed>
     */
    private function filterPermitted(array $raw): array
    {
        foreach ($this->group->fields() as $field) {
            $isKept = !$this->policy->canEdit($this->group, $field);
            if (!$isKept && $field->type === 'secret') {
                $isRemoved = ($raw[$field->key . self::REMOVAL_SUFFIX] ?? '') === '1';
                $isKept = !$isRemoved && ($raw[$field->key] ?? '') === '';
                $raw[$field->key] = $isRemoved ? '' : $raw[$field->key] ?? '';
            }
            if ($isKept) {
                unset($raw[$field->key]);
            }
        }

        return $raw;
    }

    /** Returns why a value is invalid for one field, as a sentence; '' when it is valid. */
    public function validationError(string $key, mixed $value): string
    {
        foreach ($this->group->fields() as $field) {
            $error = $field->key === $key ? $this->fieldError($field, $value) : '';
            if ($error !== '') {
                /* translators: 1: name of a setting, 2: error message, such as "This is not an email address." */
                return sprintf(__('%1$s: %2$s', 'courant-desk'), $field->label, $error);
            }
        }

        return '';
    }

    private function fieldError(SettingsField $field, mixed $value): string
    {
        $text = is_scalar($value) ? trim((string) $value) : '';
        if ($field->type === 'email' && $text !== '' && is_email($text) === false) {
            return __('Enter a valid email address.', 'courant-desk');
        }
        $number = filter_var($text, FILTER_VALIDATE_INT);
        if ($field->type === 'int' && ($number === false || $number < $field->min || $number > $field->max)) {
            /* translators: 1: minimum, 2: maximum */
            return sprintf(__('Enter an integer from %1$d to %2$d.', 'courant-desk'), $field->min, $field->max);
        }

        if ($field->type === 'choice' && !isset($field->choices[$text])) {
            return __('Choose one of the options.', 'courant-desk');
        }

        if ($field->type === 'color' && preg_match(SettingsField::COLOR_PATTERN, $text) !== 1) {
            return __('Enter a color such as #1d4ed8.', 'courant-desk');
        }
        if ($field->type === 'image' && (int) $text > 0 && !wp_attachment_is_image((int) $text)) {
            return __('Choose an image from the media library.', 'courant-desk');
        }

        return $this->group->validationError($field->key, $value);
    }

    private function addSettingsError(SettingsField $field, string $error): void
    {
        if (function_exists('add_settings_error')) {
            /* translators: 1: name of a setting, 2: error message, such as "This is not an email address." */
            $message = sprintf(__('%1$s: %2$s The setting was not changed.', 'courant-desk'), $field->label, $error);
            add_settings_error($this->group->optionName(), $this->group->optionName() . '-' . $field->key, $message);
        }
    }
}
