<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Validates values for a style attribute: characters that could end a declaration are rejected. */
final class CssValue
{
    private const COLOR_PATTERN = '~^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,30}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([0-9a-z.,%/ +-]{3,60}\)|var\(--[a-z0-9-]{1,60}\))$~i';
    private const LENGTH_PATTERN = '~^(?:0|auto|\d{1,4}(?:\.\d{1,3})?(?:px|pt|em|rem|%|ch|vw|vh|svh|dvh))$~i';

    /** @return string the color, or '' when it is invalid */
    public static function color(string $value): string
    {
        return preg_match(self::COLOR_PATTERN, trim($value)) === 1 ? trim($value) : '';
    }

    /** @return string the length, or '' when it is invalid */
    public static function length(string $value): string
    {
        return preg_match(self::LENGTH_PATTERN, trim($value)) === 1 ? trim($value) : '';
    }

    /**
     * @param array<string, string> $properties names without the prefix `--contents-`
     * @return string declarations for a style attribute
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
