<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Customizer\Colour;
use Courant\Customizer\Palette;

/**
 * Colours that an author chose by day, so that they can be read by night. A ground of theirs stays as it is, and what stands on
 * it keeps to the scheme that fits the ground; words of theirs on the page's own ground become lighter where they must. Pure.
 */
final class AuthorsColours
{
    /** The theme's own colours turn by themselves (theme.json). */
    private const OWN = ['base', 'surface', 'contrast', 'muted', 'accent', 'accent-contrast'];
    /** Classes of the same form that name no colour. */
    private const NO_NAMES = ['text', 'inline', 'link', 'border'];

    /**
     * @param array<string, string> $named Colours by their slugs, as #rrggbb.
     */
    public function __construct(private readonly array $named)
    {
    }

    /**
     * @param list<string> $classes
     * @return string What to add to an element's style; empty: nothing.
     */
    public function addition(string $style, array $classes): string
    {
        $declared = self::declarations($style);
        $ground = Colour::parse($declared['background-color'] ?? $declared['background'] ?? '');
        $words = Colour::parse($declared['color'] ?? '');
        $name = self::name($classes);
        $hasWords = isset($declared['color']) || in_array('has-text-color', $classes, true);

        if ($ground !== null) {
            return 'color-scheme:' . ($ground->isDark() ? 'dark' : 'light') . ($hasWords ? '' : ';color:var(--courant-ink)');
        }

        if (($words === null && $name === '') || in_array($name, self::OWN, true)) {
            return '';
        }

        if (in_array('has-background', $classes, true)) {
            // Chosen for this ground: both stay as they are by day.
            return 'color-scheme:light';
        }

        $day = $words ?? Colour::parse($this->named[$name] ?? '');
        $turned = $day === null ? '' : Palette::onPaper($day);
        $isWeighty = $words === null || str_contains($declared['color'] ?? '', '!important');

        return str_starts_with($turned, 'light-dark') ? "color:{$turned}" . ($isWeighty ? '!important' : '') : '';
    }

    /**
     * @return array<string, string> Values by property, in lower case; the last one counts.
     */
    private static function declarations(string $style): array
    {
        $found = [];

        foreach (explode(';', strtolower($style)) as $declaration) {
            [$property, $value] = explode(':', $declaration, 2) + [1 => ''];
            $found[trim($property)] = trim($value);
        }

        return $found;
    }

    /**
     * @param list<string> $classes
     */
    private static function name(array $classes): string
    {
        foreach ($classes as $class) {
            if (
                preg_match('/^has-([a-z0-9-]+)-color$/', $class, $part) === 1
                && ! str_ends_with($part[1], '-background') && ! in_array($part[1], self::NO_NAMES, true)
            ) {
                return $part[1];
            }
        }

        return '';
    }
}
