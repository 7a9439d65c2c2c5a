<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;

/** The steps from the application to the contract, one per line. */
final class HiringStepsField extends PageField
{
    public const KEY = 'courant_hiring_steps';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Hiring steps', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::longText(
            $this->label(),
            2000,
            __('One per line. Leave empty to use the text from the settings.', 'courant-desk'),
        );
    }

    public function exportName(): string
    {
        return 'hiring_steps';
    }

    public function feedName(): string
    {
        return 'hiring_steps';
    }
}
