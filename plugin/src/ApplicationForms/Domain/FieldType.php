<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/** Lists the types of form fields. */
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
    /** Text between fields, without input. */
    case Heading = 'heading';

    public function isInput(): bool
    {
        return $this !== self::Heading;
    }

    public function hasChoices(): bool
    {
        return $this === self::Select || $this === self::Radio || $this === self::Checkboxes;
    }
}
