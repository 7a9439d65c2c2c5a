<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/**
 * The data attributes of a list that our script and others' send along (Spec 3; Rulings 9). The server obeys the ones
 * it knows and hands all of them, sanitised, to the contract's hooks.
 */
final class Passthrough
{
    private const MAX = 40;

    /**
     * One value by its name; scripts send `data-awsm-layout` as `awsm-layout`, `awsm_layout` or `awsmLayout`.
     *
     * @param array<array-key, mixed> $raw
     */
    public static function value(array $raw, string $name): mixed
    {
        $camel = lcfirst(str_replace(' ', '', ucwords(str_replace('-', ' ', $name))));

        return $raw[$name] ?? $raw[$camel] ?? $raw[str_replace('-', '_', $name)] ?? null;
    }

    /**
     * @param array<array-key, mixed> $raw
     * @param list<string>            $known names that are no passthrough
     * @return array<string, string>
     */
    public static function others(array $raw, array $known): array
    {
        $others = [];
        foreach ($raw as $name => $value) {
            $name = (string) $name;
            $text = Text::line($value, 400);
            if (
                count($others) < self::MAX && $text !== '' && !in_array($name, $known, true)
                && preg_match('/^[A-Za-z][\w-]{0,63}$/', $name) === 1
            ) {
                $others[$name] = $text;
            }
        }

        return $others;
    }
}
