<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

use CourantDesk\Openings\Domain\Opening;

/**
 * Base of the filters by a field with a list of values. An opening matches if it has any of the chosen values. The
 * openings of each value are counted.
 */
abstract class ChoiceFilter extends AttributeFilter
{
    /** @return list<string> all values, as in URLs, in the order of the options */
    abstract public function values(): array;

    /** @return list<string> values of an opening */
    abstract public function openingValues(Opening $opening): array;

    /** Returns the value in the stored format of the field. */
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

    /** Also accepts values in the stored format of the field. */
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
