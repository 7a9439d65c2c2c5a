<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Holds the values that a visitor chose in one filter. */
final class ChosenFilter
{
    /** @param non-empty-list<string> $values see AttributeFilter::parse() */
    private function __construct(public readonly AttributeFilter $filter, public readonly array $values)
    {
    }

    /** Returns a copy without a value; null when no value remains. */
    public function withoutValue(string $value): ?self
    {
        $values = array_values(array_diff($this->values, [$value]));

        return $values === [] ? null : new self($this->filter, $values);
    }

    /** Returns a copy with another value in place of one. */
    public function withReplacedValue(string $value, string $replacement): self
    {
        return new self($this->filter, array_map(
            static fn (string $other): string => $other === $value ? $replacement : $other,
            $this->values,
        ));
    }

    /**
     * @param array<array-key, mixed> $raw request parameters
     * @return list<self> only filters with a value
     */
    public static function parseAll(AttributeFilters $filters, array $raw): array
    {
        $chosen = [];
        foreach ($filters->all() as $filter) {
            $values = $filter->parse($raw[$filter->key()] ?? null);
            if ($values !== []) {
                $chosen[] = new self($filter, $values);
            }
        }

        return $chosen;
    }
}
