<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;

/** The email address of the contact person. */
final class ContactEmailField extends PageField
{
    public const KEY = 'courant_contact_email';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Contact person: email', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::text(__('Email', 'courant-desk'), 200);
    }

    public function group(): string
    {
        return __('Contact person', 'courant-desk');
    }

    public function translation(): string
    {
        return 'copy';
    }

    public function sanitize(mixed $value): string
    {
        return is_string($value) ? sanitize_email($value) : '';
    }
}
