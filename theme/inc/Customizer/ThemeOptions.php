<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\FrontPage\MostRead;

/**
 * Reads the theme's options with their types. IDs are those of OptionDefinitions, without the prefix `courant_`.
 */
final class ThemeOptions
{
    public const PREFIX = 'courant_';

    /**
     * Returns a text option: plain text, or sanitized HTML for HTML options.
     */
    public static function text(string $id): string
    {
        $value = self::value($id);

        return is_scalar($value) ? (string) $value : '';
    }

    public static function isEnabled(string $id): bool
    {
        return self::value($id) === true;
    }

    /**
     * Returns a number within its limits, or the ID of a term or image (0: none).
     */
    public static function number(string $id): int
    {
        $value = self::value($id);

        return is_int($value) ? $value : 0;
    }

    /**
     * Returns the value of an option with choices.
     */
    public static function choice(string $id): string
    {
        return self::text($id);
    }

    /**
     * Returns a color as #rrggbb.
     */
    public static function color(string $id): string
    {
        return self::text($id);
    }

    /**
     * Returns a list of IDs.
     *
     * @return list<int> In the configured order.
     */
    public static function ids(string $id): array
    {
        return OptionType::parseIds(self::value($id));
    }

    /**
     * Returns a list of URLs.
     *
     * @return list<string>
     */
    public static function urls(string $id): array
    {
        return OptionType::parseUrls(self::text($id));
    }

    /**
     * Returns the configuration of an article group.
     *
     * @param 'ticker'|'slider'|'featured'|'trending'|'popular'|'missed' $id
     */
    public static function postGroup(string $id): PostGroup
    {
        $source = self::choice("{$id}_source");

        return new PostGroup(
            isEnabled: self::isEnabled($id),
            title: self::text("{$id}_title"),
            source: $source,
            category: self::number("{$id}_category"),
            tag: self::number("{$id}_tag"),
            ids: $source === 'read' ? MostRead::articleIds() : self::ids("{$id}_ids"),
            count: self::number("{$id}_count"),
        );
    }

    /**
     * Returns the configured sections of the front page.
     *
     * @return list<HomeSectionOptions> Empty: the theme selects the sections.
     */
    public static function homeSections(): array
    {
        return HomeSectionOptions::parseList(self::text('home_sections'));
    }

    /**
     * Returns the default of an option.
     */
    public static function defaultValue(string $id): string|int|bool
    {
        return self::definition($id)[1];
    }

    public static function sanitize(string $id, mixed $value): mixed
    {
        $declared = self::definition($id);

        return $declared[0]->sanitize($value, $declared[1], $declared[2] ?? []);
    }

    private static function value(string $id): mixed
    {
        $value = get_theme_mod(self::PREFIX . $id, self::defaultValue($id));

        // Parsing an image takes up to 50 ms, so images are sanitized when they are stored (Logo).
        if (self::definition($id)[0] === OptionType::Svg) {
            return is_string($value) ? $value : '';
        }

        return self::sanitize($id, $value);
    }

    /**
     * Returns the definition of an option.
     *
     * @return array{0: OptionType, 1: string|int|bool, 2?: list<string|int>}
     */
    private static function definition(string $id): array
    {
        return OptionDefinitions::ALL[$id] ?? throw new \LogicException("No option is called {$id}.");
    }
}
