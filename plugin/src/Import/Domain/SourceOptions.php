<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use CourantDesk\ApplicationForms\Domain\FormInputValidator;

/** Reads the stored options of another plugin with the types of its settings. */
final class SourceOptions
{
    /** @var array<string, mixed> stored values and defaults, by option name */
    private readonly array $values;

    /**
     * @param array<string, mixed> $stored by option name; options that are not stored are missing
     * @param array<string, string> $defaults values that the other plugin uses for options that are not stored
     */
    public function __construct(
        private readonly array $stored,
        public readonly string $administratorEmail = '',
        array $defaults = [],
    ) {
        $this->values = $stored + $defaults;
    }

    /** Returns whether the option is stored or has a default. */
    public function has(string $name): bool
    {
        return array_key_exists($name, $this->values);
    }

    public function isStored(string $name): bool
    {
        return array_key_exists($name, $this->stored);
    }

    public function value(string $name): mixed
    {
        return $this->values[$name] ?? null;
    }

    /** Returns a text without surrounding white space; '' when the option is missing or not a text. */
    public function text(string $name): string
    {
        $value = $this->values[$name] ?? '';

        return is_string($value) || is_int($value) ? trim((string) $value) : '';
    }

    /** Returns a text of an option that stores an array. */
    public function textAt(string $name, string $key): string
    {
        $row = $this->values[$name] ?? [];
        $value = is_array($row) ? ($row[$key] ?? '') : '';

        return is_string($value) || is_int($value) ? trim((string) $value) : '';
    }

    /** @return list<string> the texts of an option that stores a list; empty when it is missing */
    public function texts(string $name): array
    {
        $value = $this->values[$name] ?? [];

        return is_array($value) ? array_values(array_filter($value, 'is_string')) : [];
    }

    /** Returns a subject or label with HTML entities decoded, because settings screens often store it escaped. */
    public function decoded(string $name): string
    {
        return html_entity_decode($this->text($name), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    /**
     * Returns the addresses of an option with recipients: email addresses, and tags that can be resolved when an email
     * is sent. The tag of the administrator is replaced.
     *
     * @return list<string>
     */
    public function recipients(string $name): array
    {
        $items = preg_split('/[\s,;]+/', $this->text($name), -1, PREG_SPLIT_NO_EMPTY);
        $recipients = [];
        foreach ($items === false ? [] : $items as $item) {
            $item = $item === '{admin-email}' ? $this->administratorEmail : $item;
            if (in_array($item, ['{hr-email}', '{author-email}'], true) || FormInputValidator::isEmail($item)) {
                $recipients[] = $item;
            }
        }

        return array_values(array_unique($recipients));
    }

    /** Returns the first email address of an option with recipients; '' when it has tags only. */
    public function address(string $name): string
    {
        foreach ($this->recipients($name) as $recipient) {
            if (str_contains($recipient, '@')) {
                return $recipient;
            }
        }

        return '';
    }
}
