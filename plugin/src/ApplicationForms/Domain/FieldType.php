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
    /** Starts a step of the form; its label is the title of the step. Without input. */
    case Step = 'step';

    public function isInput(): bool
    {
        return $this !== self::Heading && $this !== self::Step;
    }

    public function hasChoices(): bool
    {
        return $this === self::Select || $this === self::Radio || $this === self::Checkboxes;
    }
}
