<?php

declare(strict_types=1);

namespace Courant;

/**
 * The built files of the theme, each with the version that the build gave it.
 */
final class Build
{
    /**
     * @param string $name Without ending: loader, styles/slider.
     */
    public static function has(string $name): bool
    {
        return is_file(self::path($name . '.asset.php'));
    }

    public static function version(string $name): string
    {
        return self::asset($name, 'version');
    }

    /** The hash of the content, for files whose version is the package's. */
    public static function hash(string $name): string
    {
        return self::asset($name, 'hash');
    }

    private static function asset(string $name, string $key): string
    {
        $asset = self::has($name) ? require self::path($name . '.asset.php') : [];

        return is_array($asset) && is_string($asset[$key] ?? null) ? $asset[$key] : '0';
    }

    public static function path(string $file): string
    {
        return get_template_directory() . '/build/' . $file;
    }

    /**
     * @return non-empty-string
     */
    public static function address(string $file): string
    {
        return get_template_directory_uri() . '/build/' . $file;
    }

    /**
     * @return array<string, string> Addresses of all islands by name.
     */
    public static function islands(): array
    {
        $addresses = [];
        $files = glob(self::path('islands/*.asset.php'));

        foreach ($files === false ? [] : $files as $file) {
            $name = basename($file, '.asset.php');
            $addresses[$name] = add_query_arg('ver', self::version("islands/{$name}"), self::address("islands/{$name}.js"));
        }

        return $addresses;
    }
}
