<?php

declare(strict_types=1);

namespace CourantDemo;

use RuntimeException;

/** One object of a data file, with typed access. Missing values are returned as empty. */
final class Row
{
    /** @param array<array-key, mixed> $values */
    public function __construct(private readonly array $values)
    {
    }

    public static function from(string $file): self
    {
        $values = json_decode((string) file_get_contents($file), true);
        if (!is_array($values)) {
            throw new RuntimeException("The demo data in {$file} cannot be read.");
        }
        return new self($values);
    }

    public function text(string $name): string
    {
        $value = $this->values[$name] ?? '';
        return is_scalar($value) ? (string) $value : '';
    }

    public function whole(string $name): int
    {
        $value = $this->values[$name] ?? 0;
        return is_numeric($value) ? (int) $value : 0;
    }

    public function flag(string $name): bool
    {
        return ($this->values[$name] ?? false) === true;
    }

    public function has(string $name): bool
    {
        return isset($this->values[$name]);
    }

    public function row(string $name): self
    {
        $value = $this->values[$name] ?? [];
        return new self(is_array($value) ? $value : []);
    }

    /** @return list<self> rows under a name; without a name, a list of this row only */
    public function rows(?string $name = null): array
    {
        $rows = $name === null ? $this->values : ($this->values[$name] ?? []);
        return array_map(
            static fn (array $row): self => new self($row),
            array_values(array_filter(is_array($rows) ? $rows : [], is_array(...))),
        );
    }

    /** @return list<string> */
    public function texts(string $name): array
    {
        $value = $this->values[$name] ?? [];
        return array_values(array_filter(is_array($value) ? $value : [], is_string(...)));
    }

    /** @return list<string> */
    public function names(): array
    {
        return array_map(strval(...), array_keys($this->values));
    }

    /** @return array<array-key, mixed> */
    public function values(): array
    {
        return $this->values;
    }
}
