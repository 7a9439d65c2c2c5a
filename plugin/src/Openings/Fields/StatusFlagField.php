<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

/**
 * Base of the flags for how an opening is listed, such as "featured". They are in the panel of the closing date, and in
 * quick edit.
 */
abstract class StatusFlagField extends FlagField
{
    public function panel(): string
    {
        return self::CLOSING_PANEL;
    }

    public function isInQuickEdit(): bool
    {
        return true;
    }
}
