<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;

/**
 * Collects the data attributes of a list that scripts send along with a request. All of them are sanitized and passed
 * to the `awsm_*` hooks.
 */
final class PassthroughAttributes
{
    private const MAX_ATTRIBUTES = 40;

    /**
     * Returns one value by name. Scripts send `data-awsm-layout` as `awsm-layout`, `awsm_layout` or `awsmLayout`.
     *
     * @param array<array-key, mixed> $raw
     */
    public static function find(array $raw, string $name): mixed
    {
        $camel = lcfirst(str_replace(' ', '', ucwords(str_replace('-', ' ', $name))));

        return $raw[$name] ?? $raw[$camel] ?? $raw[str_replace('-', '_', $name)] ?? null;
    }

    /**
     * @param array<array-key, mixed> $raw
     * @param list<string>            $known parameter names to exclude
     * @return array<string, string>
     */
    public static function collect(array $raw, array $known): array
    {
        $others = [];
        foreach ($raw as $name => $value) {
            $name = (string) $name;
            $text = TextFieldSanitizer::sanitize($value, 400);
            if (
                count($others) < self::MAX_ATTRIBUTES && $text !== '' && !in_array($name, $known, true)
                && preg_match('/^[A-Za-z][\w-]{0,63}$/', $name) === 1
            ) {
                $others[$name] = $text;
            }
        }

        return $others;
    }
}
