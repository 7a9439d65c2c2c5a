<?php

declare(strict_types=1);

namespace CourantTests\Support\PhpStan;

/**
 * Reads from the WordPress stubs whether WordPress defines a symbol, and since which version.
 */
final class WordPressStubs
{
    private const FILE = 'wordpress-stubs.php';

    public static function declares(?string $file): bool
    {
        return $file !== null && basename($file) === self::FILE;
    }

    /**
     * Returns the version that introduced the symbol: the first `@since` of its docblock; later ones describe changes.
     */
    public static function since(?string $docComment): ?string
    {
        if (
            $docComment === null
            || preg_match('/@since\s+(?:MU\s*\(|WP-)?(\d+\.\d+(?:\.\d+)?)/', $docComment, $match) !== 1
        ) {
            return null;
        }

        return $match[1];
    }

    public static function isNewerThan(?string $docComment, string $oldest): bool
    {
        $since = self::since($docComment);

        return $since !== null && version_compare(self::toMinorVersion($since), self::toMinorVersion($oldest), '>');
    }

    private static function toMinorVersion(string $version): string
    {
        return implode('.', array_slice(explode('.', $version), 0, 2));
    }
}
