<?php

declare(strict_types=1);

namespace Courant;

/**
 * Locates the built files of the theme, each with its version from the build.
 */
final class BuildManifest
{
    /**
     * Returns whether the build contains a file.
     *
     * @param string $name Without extension: loader, styles/slider.
     */
    public static function has(string $name): bool
    {
        return is_file(self::path($name . '.asset.php'));
    }

    public static function version(string $name): string
    {
        return self::readAsset($name, 'version');
    }

    /** Returns the content hash of a file whose version in the build is the package version. */
    public static function contentHash(string $name): string
    {
        return self::readAsset($name, 'hash');
    }

    /**
     * Returns the handles of the scripts that a built script needs.
     *
     * @return list<non-empty-string>
     */
    public static function dependencies(string $name): array
    {
        $handles = (array) (self::asset($name)['dependencies'] ?? []);

        return array_values(
            array_filter($handles, static fn (mixed $handle): bool => is_string($handle) && $handle !== '')
        );
    }

    private static function readAsset(string $name, string $key): string
    {
        $value = self::asset($name)[$key] ?? null;

        return is_string($value) ? $value : '0';
    }

    /** @return array<array-key, mixed> empty where the build does not contain the file */
    private static function asset(string $name): array
    {
        $asset = self::has($name) ? require self::path($name . '.asset.php') : [];

        return is_array($asset) ? $asset : [];
    }

    public static function path(string $file): string
    {
        return get_template_directory() . '/build/' . $file;
    }

    /**
     * Returns the URL of a built file.
     *
     * @return non-empty-string
     */
    public static function url(string $file): string
    {
        return get_template_directory_uri() . '/build/' . $file;
    }

    /**
     * Returns the URLs of all scripts of a folder by name.
     *
     * @param string $folder `islands`, or `modules` for scripts that need no React.
     * @return array<string, string> URLs by name.
     */
    public static function moduleUrls(string $folder): array
    {
        $urls = [];
        $files = glob(self::path($folder . '/*.asset.php'));

        foreach ($files === false ? [] : $files as $file) {
            $name = basename($file, '.asset.php');
            $urls[$name] = add_query_arg('ver', self::version("{$folder}/{$name}"), self::url("{$folder}/{$name}.js"));
        }

        return $urls;
    }
}
