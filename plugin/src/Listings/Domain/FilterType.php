<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** How one filter is shown (Jobs contract 2.4, `filter_types`). Only the first takes a single value. */
enum FilterType: string
{
    case Select = 'dropdown';
    case Checkboxes = 'checkbox';
    case Multiple = 'multiple';

    /**
     * Reads what a block or a shortcode says; what is unknown is left out.
     *
     * @param mixed $raw a map of taxonomy to type, or `job-category:checkbox, job-type:dropdown`
     * @return array<string, self> by taxonomy or `work_mode`
     */
    public static function map(mixed $raw): array
    {
        $pairs = is_array($raw) ? $raw : [];
        foreach (is_string($raw) ? explode(',', $raw) : [] as $part) {
            [$filter, $type] = array_pad(explode(':', $part, 2), 2, '');
            $pairs[trim($filter)] = trim($type);
        }
        $types = [];
        foreach (array_slice($pairs, 0, 50, true) as $filter => $type) {
            $type = self::tryFrom(Text::line($type, 20));
            if ($type !== null) {
                $types[Text::line($filter, 40)] = $type;
            }
        }

        return $types;
    }
}
