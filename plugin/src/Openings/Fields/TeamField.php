<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;

/** A text about the team or the company. */
final class TeamField extends PageField
{
    public const KEY = 'courant_team';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('About the team', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::longText(
            $this->label(),
            2000,
            __('Leave empty to use the text from the settings.', 'courant-desk'),
        );
    }
}
