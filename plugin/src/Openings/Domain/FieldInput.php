<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Holds the value of a field that a form or a REST client sent, or the reason why it cannot be stored. */
final class FieldInput
{
    /**
     * @param string       $error   code of the notice, '' when the value is valid
     * @param list<string> $details entered text that could not be parsed
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
     * Creates the result for invalid input: the field keeps its stored value.
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
