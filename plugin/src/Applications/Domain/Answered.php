<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** One answer of an applicant, as it was given; plain text, not escaped. */
final class Answered
{
    public function __construct(
        public readonly string $name,
        /** The field's label when it was answered. */
        public readonly string $label,
        /** A value of FieldType. */
        public readonly string $type,
        public readonly string $value,
        /** The same for people: labels of choices instead of their values. */
        public readonly string $shown,
    ) {
    }
}
