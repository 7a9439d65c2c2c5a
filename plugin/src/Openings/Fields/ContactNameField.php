<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;

/** The name of the person whom applicants can contact. */
final class ContactNameField extends PageField
{
    public const KEY = 'courant_contact_name';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Contact person: name', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::text(__('Name', 'courant-desk'), 100);
    }

    public function group(): string
    {
        return __('Contact person', 'courant-desk');
    }
}
