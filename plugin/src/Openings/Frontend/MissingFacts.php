<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Fields\ClosingTimeField;
use CourantDesk\Openings\Fields\SalaryField;

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

    /**
     * @return array<string, array{label: string, value: string, isInLine: bool}> by the key of the field; the line
     *     below the title repeats them
     */
    public static function forOpening(Opening $opening): array
    {
        $facts = [];
        if ($opening->salary?->isVisible !== true) {
            $facts[SalaryField::KEY] = [
                'label' => __('Salary', 'courant-desk'), 'value' => self::salary(), 'isInLine' => true,
            ];
        }
        if ($opening->closing === null) {
            $facts[ClosingTimeField::KEY] = [
                'label' => __('Apply by', 'courant-desk'), 'value' => self::closing(), 'isInLine' => true,
            ];
        }

        return $facts;
    }
}
