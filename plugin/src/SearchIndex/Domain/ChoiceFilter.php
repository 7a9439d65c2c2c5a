<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

use CourantDesk\Openings\Domain\Opening;

/**
 * A filter by a field with a list of values. An opening matches if it has any of the chosen ones. The openings of each
 * value are counted.
 */
abstract class ChoiceFilter extends AttributeFilter
{
    /** @return list<string> all values, as in URLs, in the order of the options */
    abstract public function values(): array;

    /** @return list<string> the values that an opening has */
    abstract public function openingValues(Opening $opening): array;

    /** Returns how the field stores a value. */
    public function storedValue(string $value): string
    {
        return $value;
    }

    /** Returns the key of the set of openings that have the value. */
    public function setKey(string $value): string
    {
        return SetKey::forAttribute($this->key(), $value);
    }

    public function description(): string
    {
        return 'One or more of: ' . implode(', ', $this->values()) . '.';
    }

    /** Also accepts values as the field stores them. */
    public function parse(mixed $raw): array
    {
        $named = ValueList::fromInput($raw);

        return array_values(array_filter(
            $this->values(),
            fn (string $value): bool => in_array($value, $named, true)
                || in_array($this->storedValue($value), $named, true)
        ));
    }

    public function options(array $chosen): array
    {
        return $this->values();
    }

    public function setKeys(Opening $opening): array
    {
        return array_map($this->setKey(...), $this->openingValues($opening));
    }
}
