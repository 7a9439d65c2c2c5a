<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** What a field of the form asks for. */
enum FieldType: string
{
    case Text = 'text';
    case Email = 'email';
    case Phone = 'tel';
    case Url = 'url';
    case Number = 'number';
    case Date = 'date';
    case LongText = 'textarea';
    case Select = 'select';
    case Radio = 'radio';
    case Checkboxes = 'checkbox';
    case File = 'file';
    case Consent = 'consent';
    /** Words between fields; nothing is entered. */
    case Heading = 'heading';

    public function isAsked(): bool
    {
        return $this !== self::Heading;
    }

    public function hasChoices(): bool
    {
        return $this === self::Select || $this === self::Radio || $this === self::Checkboxes;
    }
}
