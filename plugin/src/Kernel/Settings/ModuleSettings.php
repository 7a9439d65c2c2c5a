<?php

declare(strict_types=1);

namespace CourantDesk\Kernel\Settings;

use Closure;

/**
 * Stores the settings of one module in one autoloaded option `courant_<module>`. Each module has a subclass with named,
 * typed accessors; no other code calls get_option() for the option.
 */
abstract class ModuleSettings
{
    /** @var array<string, string|int|bool|list<string>>|null */
    private ?array $values = null;

    /** @var (Closure(): array<string, mixed>)|null */
    private ?Closure $initialValues = null;

    /** Returns the name of the module, such as `listings`. */
    abstract public function groupId(): string;

    /** Returns the translated title of the module on the settings screen. */
    abstract public function title(): string;

    /** Returns the tab of the settings screen; settings that other plugins add are in the tab "Site" by default. */
    public function category(): SettingsCategory
    {
        return SettingsCategory::Site;
    }

    /**
     * Returns the capability that changes these settings: a constant of Capabilities. A field may require another one.
     */
    abstract public function capability(): string;

    /** @return list<SettingsField> */
    abstract public function fields(): array;

    /** Returns the capability that shows and changes one field. */
    final public function capabilityFor(SettingsField $field): string
    {
        return $field->capability !== '' ? $field->capability : $this->capability();
    }

    /**
     * Returns why a value is invalid although the type of its field allows it, as a sentence; '' when it is valid.
     */
    public function validationError(string $key, mixed $value): string
    {
        return '';
    }

    final public function optionName(): string
    {
        return 'courant_' . $this->groupId();
    }

    /**
     * Sanitizes all values; missing values get their defaults.
     *
     * @return array<string, string|int|bool|list<string>>
     */
    final public function sanitize(mixed $raw): array
    {
        $raw = is_array($raw) ? $raw : [];
        $clean = [];
        foreach ($this->fields() as $field) {
            $clean[$field->key] = array_key_exists($field->key, $raw)
                ? $field->sanitize($raw[$field->key])
                : $field->default;
        }

        return $clean;
    }

    /** @return array<string, string|int|bool|list<string>> */
    final public function values(): array
    {
        if ($this->values === null) {
            $stored = get_option($this->optionName());
            $this->values = $this->sanitize($stored === false ? $this->initialValues() : $stored);
        }

        return $this->values;
    }

    /**
     * Sets the values that are used until the settings are stored, and that are stored first, such as those of another
     * plugin.
     *
     * @param Closure(): array<string, mixed> $values by key; missing keys have their defaults
     */
    final public function setInitialValues(Closure $values): void
    {
        $this->initialValues = $values;
    }

    /** @return array<string, mixed> by key */
    private function initialValues(): array
    {
        return $this->initialValues === null ? [] : ($this->initialValues)();
    }

    /** @param array<string, mixed> $changes by key; other settings are unchanged */
    final public function save(array $changes): void
    {
        $values = $this->sanitize(array_replace($this->values(), $changes));
        update_option($this->optionName(), $values, true);
        $this->clearCache();
    }

    /**
     * Stores the values of a new site when nothing is stored yet, so that no page runs a query for a missing option.
     */
    final public function install(): void
    {
        $initial = $this->initialValues();
        add_option($this->optionName(), $this->sanitize($initial === [] ? $this->newSiteValues() : $initial), '', true);
        $this->clearCache();
    }

    /**
     * Returns the values that a new site stores in place of the defaults, which are those of the plugins whose data is
     * adopted.
     *
     * @return array<string, string|int|bool|list<string>> by key; missing keys have their defaults
     */
    protected function newSiteValues(): array
    {
        return [];
    }

    final public function delete(): void
    {
        delete_option($this->optionName());
        $this->clearCache();
    }

    /**
     * Returns a copy with other values, which are sanitized but not stored, for a profile or a preview.
     *
     * @param array<string, mixed> $changes by key; other settings are unchanged
     */
    final public function withChanges(array $changes): static
    {
        $copy = clone $this;
        $copy->values = $this->sanitize(array_replace($this->values(), $changes));

        return $copy;
    }

    /** Clears the cached values after other code changed the option. */
    final public function clearCache(): void
    {
        $this->values = null;
    }

    final protected function text(string $key): string
    {
        $value = $this->values()[$key] ?? '';

        return is_scalar($value) ? (string) $value : '';
    }

    final protected function int(string $key): int
    {
        $value = $this->values()[$key] ?? 0;

        return is_int($value) ? $value : 0;
    }

    final protected function bool(string $key): bool
    {
        return ($this->values()[$key] ?? false) === true;
    }

    /** @return list<string> */
    final protected function choices(string $key): array
    {
        $value = $this->values()[$key] ?? [];

        return is_array($value) ? $value : [];
    }
}
