<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** Values that may stand in a style attribute: nothing that could end a declaration gets through. */
final class CssValue
{
    private const COLOUR = '~^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,30}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([0-9a-z.,%/ +-]{3,60}\)|var\(--[a-z0-9-]{1,60}\))$~i';
    private const LENGTH = '~^(?:0|auto|\d{1,4}(?:\.\d{1,3})?(?:px|pt|em|rem|%|ch|vw|vh|svh|dvh))$~i';

    /** @return string the colour, or '' where it is none */
    public static function colour(string $value): string
    {
        return preg_match(self::COLOUR, trim($value)) === 1 ? trim($value) : '';
    }

    /** @return string the length, or '' where it is none */
    public static function length(string $value): string
    {
        return preg_match(self::LENGTH, trim($value)) === 1 ? trim($value) : '';
    }

    /**
     * @param array<string, string> $properties names without `--contents-`
     * @return string for a style attribute
     */
    public static function declarations(array $properties): string
    {
        $text = '';
        foreach ($properties as $name => $value) {
            $text .= "--contents-$name:$value;";
        }

        return $text;
    }
}
