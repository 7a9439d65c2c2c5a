<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\Opening;

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

    /** @return list<array{label: string, value: string, isInLine: bool}> facts that the line below the title repeats */
    public static function forOpening(Opening $opening): array
    {
        $facts = [];
        if ($opening->salary?->isVisible !== true) {
            $facts[] = ['label' => __('Salary', 'courant-desk'), 'value' => self::salary(), 'isInLine' => true];
        }
        if ($opening->closing === null) {
            $facts[] = ['label' => __('Apply by', 'courant-desk'), 'value' => self::closing(), 'isInLine' => true];
        }

        return $facts;
    }
}
