<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Reads the theme's options, each as one type. Ids are those of Declared, without `courant_`.
 */
final class Options
{
    public const PREFIX = 'courant_';

    /**
     * Plain text; where the option is words with markup, markup that is safe to print.
     */
    public static function text(string $id): string
    {
        $value = self::value($id);

        return is_scalar($value) ? (string) $value : '';
    }

    public static function flag(string $id): bool
    {
        return self::value($id) === true;
    }

    /**
     * A number within its limits; the id of a term or a picture, 0 for none.
     */
    public static function number(string $id): int
    {
        $value = self::value($id);

        return is_int($value) ? $value : 0;
    }

    /**
     * One of the option's words.
     */
    public static function choice(string $id): string
    {
        return self::text($id);
    }

    /**
     * A colour as #rrggbb.
     */
    public static function colour(string $id): string
    {
        return self::text($id);
    }

    /**
     * @return list<int> In the editor's order.
     */
    public static function ids(string $id): array
    {
        return Kind::list(self::value($id));
    }

    /**
     * @return list<string>
     */
    public static function urls(string $id): array
    {
        return Kind::addresses(self::text($id));
    }

    /**
     * The articles of the ticker, the slider and the like.
     *
     * @param 'ticker'|'slider'|'featured'|'trending'|'popular'|'missed' $id
     */
    public static function group(string $id): PostGroup
    {
        return new PostGroup(
            self::flag($id),
            self::text("{$id}_title"),
            self::choice("{$id}_source"),
            self::number("{$id}_category"),
            self::number("{$id}_tag"),
            self::ids("{$id}_ids"),
            self::number("{$id}_count"),
        );
    }

    /**
     * @return list<HomeSection> Empty: the theme chooses.
     */
    public static function sections(): array
    {
        return HomeSection::listFrom(self::text('home_sections'));
    }

    /**
     * What an option holds before anybody has set it.
     */
    public static function default(string $id): string|int|bool
    {
        return self::declared($id)[1];
    }

    public static function clean(string $id, mixed $value): mixed
    {
        $declared = self::declared($id);

        return $declared[0]->clean($value, $declared[1], $declared[2] ?? []);
    }

    private static function value(string $id): mixed
    {
        return self::clean($id, get_theme_mod(self::PREFIX . $id, self::default($id)));
    }

    /**
     * @return array{0: Kind, 1: string|int|bool, 2?: list<string|int>}
     */
    private static function declared(string $id): array
    {
        return Declared::ALL[$id] ?? throw new \LogicException("No option is called {$id}.");
    }
}
