<?php

declare(strict_types=1);

namespace CourantDesk\Settings\Admin;

use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** Cleans what the settings screen sends for one room, and says what it did not take. */
final class SettingsInput
{
    /** Marks, in the form without JavaScript, that a stored secret is to be removed. */
    public const REMOVE = ':remove';

    private readonly SettingsPolicy $policy;

    public function __construct(private readonly Group $group)
    {
        $this->policy = new SettingsPolicy();
    }

    /**
     * WordPress calls it for every change of the option, also for those by code: what is missing stays as it is.
     *
     * @return array<string, string|int|bool|list<string>>
     */
    public function clean(mixed $raw): array
    {
        $raw = is_array($raw) ? $raw : [];
        $stored = $this->group->clean(get_option($this->group->option(), []));
        // Code may store anything; what options.php was sent counts only as far as its sender may change it.
        $raw = did_action('load-options.php') > 0 ? $this->permitted($raw) : $raw;
        foreach ($this->group->fields() as $field) {
            if (!array_key_exists($field->key, $raw)) {
                $raw[$field->key] = $stored[$field->key];
            }
            $complaint = $this->complaint($field, $raw[$field->key]);
            if ($complaint !== '') {
                $raw[$field->key] = $stored[$field->key];
                $this->say($field, $complaint);
            }
        }

        return $this->group->clean($raw);
    }

    /**
     * The fields of a form that its sender may change. An empty secret is not a change; removing one is asked for explicitly.
     *
     * @param array<array-key, mixed> $raw
     * @return array<array-key, mixed>
     */
    private function permitted(array $raw): array
    {
        foreach ($this->group->fields() as $field) {
            $isKept = !$this->policy->canEdit($this->group, $field);
            if (!$isKept && $field->type === 'secret') {
                $isRemoved = ($raw[$field->key . self::REMOVE] ?? '') === '1';
                $isKept = !$isRemoved && ($raw[$field->key] ?? '') === '';
                $raw[$field->key] = $isRemoved ? '' : $raw[$field->key] ?? '';
            }
            if ($isKept) {
                unset($raw[$field->key]);
            }
        }

        return $raw;
    }

    /** What there is against a value of one field, as a sentence of its own; '' for nothing. */
    public function objection(string $key, mixed $value): string
    {
        foreach ($this->group->fields() as $field) {
            $complaint = $field->key === $key ? $this->complaint($field, $value) : '';
            if ($complaint !== '') {
                /* translators: 1: name of a setting, 2: what is wrong, such as "This is not an e-mail address." */
                return sprintf(__('%1$s: %2$s', 'courant-desk'), $field->label, $complaint);
            }
        }

        return '';
    }

    private function complaint(Field $field, mixed $value): string
    {
        $text = is_scalar($value) ? trim((string) $value) : '';
        if ($field->type === 'email' && $text !== '' && is_email($text) === false) {
            return __('This is not an e-mail address.', 'courant-desk');
        }
        $number = filter_var($text, FILTER_VALIDATE_INT);
        if ($field->type === 'int' && ($number === false || $number < $field->min || $number > $field->max)) {
            /* translators: 1: least number, 2: greatest number */
            return sprintf(__('Enter a whole number from %1$d to %2$d.', 'courant-desk'), $field->min, $field->max);
        }

        if ($field->type === 'choice' && !isset($field->choices[$text])) {
            return __('Choose one of the options.', 'courant-desk');
        }

        if ($field->type === 'color' && preg_match(Field::COLOR, $text) !== 1) {
            return __('This is not a colour such as #1d4ed8.', 'courant-desk');
        }
        if ($field->type === 'image' && (int) $text > 0 && !wp_attachment_is_image((int) $text)) {
            return __('This is not a picture of the media library.', 'courant-desk');
        }

        return $this->group->objection($field->key, $value);
    }

    private function say(Field $field, string $complaint): void
    {
        if (function_exists('add_settings_error')) {
            /* translators: 1: name of a setting, 2: what is wrong, such as "This is not an e-mail address." */
            $message = sprintf(__('%1$s: %2$s The setting was not changed.', 'courant-desk'), $field->label, $complaint);
            add_settings_error($this->group->option(), $this->group->option() . '-' . $field->key, $message);
        }
    }
}
