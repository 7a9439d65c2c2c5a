<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- the store may be any stream wrapper, which WP_Filesystem does not support.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\StoreMarker;

/**
 * Reads and writes a store's marker with operations that every stream wrapper supports: whole files, no append,
 * lock or rename. Two files are written alternately, so that an interrupted write leaves the previous marker.
 */
final class StoreMarkerRepository
{
    private const FILES = ['owner-0.json', 'owner-1.json'];

    /** Returns the newest complete marker of a site's folder in a location, or null. */
    public function read(string $path, int $site): ?StoreMarker
    {
        $newest = null;
        foreach (self::FILES as $file) {
            $text = @file_get_contents("$path/$site/$file", false, null, 0, 4096);
            $marker = $text === false ? null : StoreMarker::decode($text);
            if ($marker !== null && ($newest === null || $marker->generation > $newest->generation)) {
                $newest = $marker;
            }
        }

        return $newest;
    }

    /** @return bool false when it could not be written; the previous marker is kept */
    public function write(string $path, int $site, StoreMarker $marker): bool
    {
        $file = "$path/$site/" . self::FILES[$marker->generation % 2];
        $text = $marker->encode();
        $written = @file_put_contents($file, $text);
        if ($written === false) {
            @mkdir("$path/$site", 0700, true);
            $written = @file_put_contents($file, $text);
        }
        if (!str_contains($path, '://')) {
            @chmod($file, 0600);
        }

        return $written === strlen($text);
    }

    /** Deletes both files, so that no site owns the folder. */
    public function delete(string $path, int $site): void
    {
        foreach (self::FILES as $file) {
            @unlink("$path/$site/$file");
        }
    }
}
