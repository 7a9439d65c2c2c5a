<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * Draws an avatar with a person's initials. The same name always gets the same colors.
 */
final class InitialsAvatar
{
    public static function renderSvg(string $name): string
    {
        $hue = hexdec(substr(md5($name), 0, 4)) % 360;

        return sprintf(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
            . '<path fill="hsl(%1$d 38%% 86%%)" d="M0 0h64v64H0z"/>'
            . '<text x="32" y="32" dy=".36em" text-anchor="middle" fill="hsl(%1$d 55%% 22%%)"'
            . ' font-family="Georgia,serif" font-size="26">%2$s</text></svg>',
            $hue,
            htmlspecialchars(self::initials($name), ENT_XML1 | ENT_QUOTES, 'UTF-8')
        );
    }

    /**
     * Returns the first letters of the first and the last word: "Ada King Lovelace" is AL.
     */
    public static function initials(string $name): string
    {
        $nameParts = preg_split('/[\s\p{P}]+/u', $name, -1, PREG_SPLIT_NO_EMPTY);
        $nameParts = $nameParts === false ? [] : $nameParts;
        $nameParts = count($nameParts) > 1 ? [$nameParts[0], $nameParts[count($nameParts) - 1]] : $nameParts;

        return mb_strtoupper(
            implode('', array_map(static fn (string $namePart): string => mb_substr($namePart, 0, 1), $nameParts))
        );
    }
}
