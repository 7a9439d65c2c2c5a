<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** One field of an application form. It drives the markup, both validations, the storage and the view in wp-admin. */
final class FormField
{
    /**
     * @param string                $name     name on the wire, such as `awsm_applicant_name`
     * @param string                $id       id in the markup
     * @param string                $label    plain text
     * @param array<array-key, string> $choices value => label
     * @param string                $rule     an additional rule of the contract, such as `email`, or ''
     * @param string                $message  what is said when the rule is broken; '' means the usual wording
     * @param string                $missing  what is said when a required field is empty; '' means the usual wording
     * @param string                $markup   trusted HTML printed after the control, or (consent) as the label
     * @param list<string>          $classes  further classes of the control
     * @param int                   $max      characters
     * @param 'full'|'half'         $width
     * @param string                $least    smallest number, or first date; '' for any
     * @param string                $most     greatest number, or last date; '' for any
     * @param int                   $min      characters
     * @param int                   $files    how many files it takes
     * @param list<FileKind>        $kinds    what files it takes; none means what the site takes
     */
    public function __construct(
        public readonly string $name,
        public readonly FieldType $type,
        public readonly string $id,
        public readonly string $label,
        public readonly bool $required = true,
        public readonly array $choices = [],
        public readonly string $value = '',
        public readonly string $autocomplete = '',
        public readonly string $inputMode = '',
        public readonly string $help = '',
        public readonly string $rule = '',
        public readonly string $message = '',
        public readonly string $missing = '',
        public readonly string $markup = '',
        public readonly array $classes = [],
        public readonly bool $labelAfter = false,
        public readonly int $max = 1000,
        public readonly string $width = 'full',
        public readonly string $least = '',
        public readonly string $most = '',
        public readonly int $min = 0,
        public readonly int $files = 1,
        public readonly array $kinds = [],
        public readonly ?Condition $condition = null,
    ) {
    }

    /** A value for people: the labels of choices. */
    public function shown(string $value): string
    {
        return $this->type->hasChoices() ? $this->choices[$value] ?? $value : $value;
    }
}
