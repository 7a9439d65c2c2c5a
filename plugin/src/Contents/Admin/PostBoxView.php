<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Admin;

/** What a text has chosen for its contents. */
final class PostBoxView
{
    /**
     * @param string                $field     name of all fields, before their own in brackets
     * @param array<string, string> $values    by the field's own name
     * @param list<int>             $levels    none: as the site has them
     * @param list<string>          $devices   on which the list starts hidden
     * @param array<string, string> $positions
     * @param array<string, string> $screens   names of devices
     */
    public function __construct(
        public readonly string $field,
        public readonly string $nonce,
        public readonly array $values,
        public readonly array $levels,
        public readonly bool $isHidden,
        public readonly array $devices,
        public readonly bool $isWithoutNumbers,
        public readonly array $positions,
        public readonly array $screens,
    ) {
    }

    public function name(string $key): string
    {
        return $this->field . '[' . $key . ']';
    }

    public function value(string $key): string
    {
        return $this->values[$key] ?? '';
    }
}
