<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Holds the response to one field as the applicant entered it. Plain text, not escaped. */
final class FieldResponse
{
    public function __construct(
        public readonly string $name,
        /** Label of the field when the applicant responded. */
        public readonly string $label,
        /** A value of FieldType. */
        public readonly string $type,
        public readonly string $value,
        /** Value for display: labels of choices instead of their values. */
        public readonly string $displayValue,
    ) {
    }
}
