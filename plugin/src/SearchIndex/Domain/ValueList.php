<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Parses the values of a filter in a request. */
final class ValueList
{
    public const MAX_VALUES = 50;

    /**
     * @param mixed $raw `a,b`, or a list of such strings (`key[]=a&key[]=b`); deeper levels are ignored
     * @return list<string> unique values, at most MAX_VALUES
     */
    public static function fromInput(mixed $raw): array
    {
        $values = [];
        foreach (array_slice(is_array($raw) ? $raw : [$raw], 0, self::MAX_VALUES) as $item) {
            foreach (explode(',', TextFieldSanitizer::sanitize($item)) as $value) {
                $values[trim($value)] = true;
            }
        }
        unset($values['']);

        return array_map('strval', array_slice(array_keys($values), 0, self::MAX_VALUES));
    }
}
