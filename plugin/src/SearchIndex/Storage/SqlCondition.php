<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

/** Represents a part of a WHERE clause with its values in the order of the placeholders. */
final class SqlCondition
{
    /**
     * @param literal-string   $sql
     * @param list<string|int> $values
     */
    public function __construct(public readonly string $sql, public readonly array $values)
    {
    }

    /** @param list<self> $conditions */
    public static function all(array $conditions): self
    {
        return self::join(' AND ', $conditions);
    }

    /** @param list<self> $conditions */
    public static function any(array $conditions): self
    {
        return self::join(' OR ', $conditions);
    }

    /** @param list<self> $numbers */
    public static function sum(array $numbers): self
    {
        return self::join(' + ', $numbers);
    }

    /**
     * @param literal-string   $column
     * @param list<int|string> $values
     */
    public static function in(string $column, array $values): self
    {
        $placeholders = array_map(static fn (int|string $value): string => is_int($value) ? '%d' : '%s', $values);

        return new self($column . ' IN (' . implode(', ', $placeholders) . ')', $values);
    }

    /**
     * @param literal-string $by
     * @param list<self>     $conditions
     */
    private static function join(string $by, array $conditions): self
    {
        $sql = array_map(static fn (self $condition): string => $condition->sql, $conditions);
        $values = array_map(static fn (self $condition): array => $condition->values, $conditions);

        return new self('(' . implode($by, $sql) . ')', array_merge(...$values));
    }
}
