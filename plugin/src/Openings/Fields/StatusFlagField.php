<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

/** A flag for how an opening is listed, such as "featured": in the panel of the closing date, and in quick edit. */
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
