<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;

/**
 * Lists the control types of a filter, with the values of the block attribute `filter_types`. Only `Select` takes a
 * single value.
 */
enum FilterType: string
{
    case Select = 'dropdown';
    case Checkboxes = 'checkbox';
    case MultiSelect = 'multiple';

    /**
     * Parses the types from a block or shortcode attribute. Unknown types are ignored.
     *
     * @param mixed $raw a map of taxonomy to type, or `job-category:checkbox, job-type:dropdown`
     * @return array<string, self> by taxonomy or key of a filter
     */
    public static function parseMap(mixed $raw): array
    {
        $pairs = is_array($raw) ? $raw : [];
        foreach (is_string($raw) ? explode(',', $raw) : [] as $part) {
            [$filter, $type] = array_pad(explode(':', $part, 2), 2, '');
            $pairs[trim($filter)] = trim($type);
        }
        $types = [];
        foreach (array_slice($pairs, 0, 50, true) as $filter => $type) {
            $type = self::tryFrom(TextFieldSanitizer::sanitize($type, 20));
            if ($type !== null) {
                $types[TextFieldSanitizer::sanitize($filter, 40)] = $type;
            }
        }

        return $types;
    }
}
