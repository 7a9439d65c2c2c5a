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
    ) {
    }
}
