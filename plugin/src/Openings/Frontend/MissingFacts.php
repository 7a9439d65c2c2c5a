<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

/** Returns the texts for facts that an opening does not have. */
final class MissingFacts
{
    public static function salary(): string
    {
        return __('Pay not stated', 'courant-desk');
    }

    public static function closing(): string
    {
        return __('Open until filled', 'courant-desk');
    }

    /** @return array{label: string, value: string, isInLine: bool} the line below the title repeats it */
    public static function salaryFact(): array
    {
        return ['label' => __('Salary', 'courant-desk'), 'value' => self::salary(), 'isInLine' => true];
    }
}
