<?php

declare(strict_types=1);

namespace CourantDesk\Kernel\Settings;

/**
 * The settings of one room: one autoloaded option `courant_<room>` that only this class reads and writes.
 * A room extends it with named, typed accessors; nobody else calls get_option (design, decision 3).
 */
abstract class Group
{
    /** @var array<string, string|int|bool|list<string>>|null */
    private ?array $values = null;

    /** The room's name, such as `listings`. */
    abstract public function room(): string;

    /** What the settings screen calls the room, translated. */
    abstract public function title(): string;

    /** The capability that changes these settings: a constant of Capabilities. A field may need another one. */
    abstract public function capability(): string;

    /** @return list<Field> */
    abstract public function fields(): array;

    /** The capability that shows and changes one field. */
    final public function capabilityOf(Field $field): string
    {
        return $field->capability !== '' ? $field->capability : $this->capability();
    }

    /** What a room has against a value that its field's type allows, as a sentence; '' for nothing. */
    public function objection(string $key, mixed $value): string
    {
        return '';
    }

    final public function option(): string
    {
        return 'courant_' . $this->room();
    }

    /**
     * Cleans a whole set; what is missing keeps its default.
     *
     * @return array<string, string|int|bool|list<string>>
     */
    final public function clean(mixed $raw): array
    {
        $raw = is_array($raw) ? $raw : [];
        $clean = [];
        foreach ($this->fields() as $field) {
            $clean[$field->key] = array_key_exists($field->key, $raw) ? $field->clean($raw[$field->key]) : $field->default;
        }

        return $clean;
    }

    /** @return array<string, string|int|bool|list<string>> */
    final public function values(): array
    {
        return $this->values ??= $this->clean(get_option($this->option(), []));
    }

    /** @param array<string, mixed> $changes by key; others stay */
    final public function save(array $changes): void
    {
        $values = $this->clean(array_replace($this->values(), $changes));
        update_option($this->option(), $values, true);
        $this->forget();
    }

    /** Stores the defaults where nothing is stored yet, so that no page has to ask the database for what is not there. */
    final public function install(): void
    {
        add_option($this->option(), $this->values(), '', true);
    }

    final public function erase(): void
    {
        delete_option($this->option());
        $this->forget();
    }

    /**
     * The same settings with other values, which are cleaned and not stored: a profile, or a preview.
     *
     * @param array<string, mixed> $changes by key; others stay
     */
    final public function with(array $changes): static
    {
        $copy = clone $this;
        $copy->values = $this->clean(array_replace($this->values(), $changes));

        return $copy;
    }

    /** After the option changed elsewhere: read it anew. */
    final public function forget(): void
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
