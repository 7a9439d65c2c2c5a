<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Reads the file that the build writes for each script: its version, and the handles that it depends on. */
final class AssetFile
{
    /**
     * Returns no dependencies and the version 0 if the file is missing.
     *
     * @return array{dependencies: list<non-empty-string>, version: string, hash: string}
     */
    public static function read(string $path): array
    {
        $asset = is_file($path) ? require $path : [];
        $asset = is_array($asset) ? $asset : [];

        return [
            'dependencies' => array_values(array_filter(
                (array) ($asset['dependencies'] ?? []),
                static fn (mixed $handle): bool => is_string($handle) && $handle !== ''
            )),
            'version' => is_string($asset['version'] ?? null) ? $asset['version'] : '0',
            'hash' => is_string($asset['hash'] ?? null) ? $asset['hash'] : '0',
        ];
    }
}
