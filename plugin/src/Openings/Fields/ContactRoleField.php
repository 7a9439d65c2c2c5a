<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;

/** The role of the contact person. */
final class ContactRoleField extends PageField
{
    public const KEY = 'courant_contact_role';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Contact person: role', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::text(__('Role', 'courant-desk'), 100);
    }

    public function group(): string
    {
        return __('Contact person', 'courant-desk');
    }
}
