<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;

/** The phone number of the contact person. */
final class ContactPhoneField extends PageField
{
    public const KEY = 'courant_contact_phone';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Contact person: phone', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::text(__('Phone', 'courant-desk'), 50);
    }

    public function group(): string
    {
        return __('Contact person', 'courant-desk');
    }

    public function translation(): string
    {
        return 'copy';
    }
}
