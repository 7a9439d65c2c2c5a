<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** The value of a field that a form or a REST client sent, or the reason why it cannot be stored. */
final class FieldInput
{
    /**
     * @param string       $error   code of the notice, '' when the value is valid
     * @param list<string> $details what was entered and could not be parsed
     */
    private function __construct(
        public readonly mixed $value,
        public readonly string $error = '',
        public readonly array $details = [],
    ) {
    }

    public static function valid(mixed $value): self
    {
        return new self($value);
    }

    /**
     * The field keeps its stored value.
     *
     * @param list<string> $details
     */
    public static function invalid(string $error, array $details = []): self
    {
        return new self(null, $error, $details);
    }

    public function isValid(): bool
    {
        return $this->error === '';
    }
}
