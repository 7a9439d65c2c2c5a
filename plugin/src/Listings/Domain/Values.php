<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** Several values of one filter, as requests state them. */
final class Values
{
    public const MAX = 50;

    /**
     * @param mixed $raw `a,b`, or a list of such texts (`key[]=a&key[]=b`); what is deeper is ignored
     * @return list<string> each once, at most MAX
     */
    public static function of(mixed $raw): array
    {
        $values = [];
        foreach (array_slice(is_array($raw) ? $raw : [$raw], 0, self::MAX) as $one) {
            foreach (explode(',', Text::line($one)) as $value) {
                $values[trim($value)] = true;
            }
        }
        unset($values['']);

        return array_map('strval', array_slice(array_keys($values), 0, self::MAX));
    }
}
