<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- the store may be any stream wrapper, which WP_Filesystem does not support.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\StoredName;

/**
 * Cleans up files of the store that have no row. They are moved to quarantine, restored when a row refers to them
 * again, and deleted after 30 days. Each run is limited, with one query per batch of names.
 *
 * @see docs/features/private-files.md#cleanup-and-quarantine
 */
final class UnknownFileCleanup
{
    /** Option with the number of the next folder to check, 0 to 255; not autoloaded. */
    public const CURSOR_OPTION = 'courant_store_cleanup';
    private const FOLDER_COUNT = 256;
    private const BATCH_SIZE = 500;
    private const MAX_NAMES = 20000;
    private const QUARANTINE_DAYS = 30;
    /** Minimum age in seconds; newer files are skipped. */
    private const MIN_AGE_SECONDS = 3600;

    public function __construct(
        private readonly FileLocations $locations,
        private readonly FileRepository $files,
        private readonly StoreOwnership $ownership,
        private readonly Clock $clock,
    ) {
    }

    public function run(int $maxNames = self::MAX_NAMES): void
    {
        if ($this->locations->needsDecision()) {
            return;
        }
        $location = $this->locations->current();
        $site = get_current_blog_id();
        $this->restoreKnown($location, $site);
        $this->deleteExpired($location, $site);
        $stored = get_option(self::CURSOR_OPTION, 0);
        $folder = is_numeric($stored) ? (int) $stored % self::FOLDER_COUNT : 0;
        $seen = 0;
        for ($n = 0; $n < self::FOLDER_COUNT && $seen < $maxNames; $n++) {
            $seen += $this->quarantineUnknown($location, $site, sprintf('%02x', $folder));
            $folder = ($folder + 1) % self::FOLDER_COUNT;
        }
        update_option(self::CURSOR_OPTION, $folder, false);
    }

    /** Deletes a site's quarantined files in a location that it owns. */
    public static function deleteQuarantine(FileLocation $location, int $site): void
    {
        foreach (self::findQuarantines($location, $site) as $quarantine) {
            foreach (StreamLocation::listEntries("{$location->path()}/$site/$quarantine") as $name) {
                @unlink("{$location->path()}/$site/$quarantine/$name");
            }
            self::removeFolder($location, "$site/$quarantine");
        }
    }

    /** Removes an empty folder. An object store has no folders. */
    private static function removeFolder(FileLocation $location, string $folder): void
    {
        if ($location->isLocal()) {
            @rmdir("{$location->path()}/$folder");
        }
    }

    /** @return int number of names that were checked */
    private function quarantineUnknown(FileLocation $location, int $site, string $folder): int
    {
        $names = [];
        foreach (StreamLocation::listEntries("{$location->path()}/$site/$folder") as $name) {
            if (StoredName::isStoredName($name)) {
                $names[] = StoredName::parse("$site/$folder/$name");
            }
        }
        foreach (array_chunk($names, self::BATCH_SIZE) as $batch) {
            $known = $this->files->findKnownNames($batch);
            foreach ($batch as $name) {
                if (!isset($known[$name->value]) && $this->isOldEnough($location->path() . '/' . $name->value)) {
                    $this->quarantine($location, $site, $name);
                }
            }
        }

        return count($names);
    }

    private function isOldEnough(string $path): bool
    {
        $changed = @filemtime($path);
        if ($changed === false || $changed === 0) {
            // The stream wrapper provides no modification times. Rows are written before files, so a file without a row
            // is not an upload in progress.
            return $this->ownership->keptBefore() === 0;
        }

        return $changed < $this->clock->now()->getTimestamp() - self::MIN_AGE_SECONDS
            && $changed > $this->ownership->keptBefore();
    }

    private function quarantine(FileLocation $location, int $site, StoredName $name): void
    {
        $folder = sprintf('%s/%d/quarantine-%s', $location->path(), $site, $this->clock->now()->format('Ymd'));
        if (self::copyFile($location->path() . '/' . $name->value, $folder . '/' . basename($name->value))) {
            $location->delete($name);
        }
    }

    /** Restores files that have a row again, for example after a newer backup of the database was restored. */
    private function restoreKnown(FileLocation $location, int $site): void
    {
        foreach (self::findQuarantines($location, $site) as $quarantine) {
            $names = [];
            foreach (StreamLocation::listEntries("{$location->path()}/$site/$quarantine") as $name) {
                if (StoredName::isStoredName($name) && count($names) < self::MAX_NAMES) {
                    $names[] = StoredName::parse($site . '/' . substr($name, 0, 2) . '/' . $name);
                }
            }
            foreach (array_chunk($names, self::BATCH_SIZE) as $batch) {
                foreach (array_keys($this->files->findKnownNames($batch)) as $known) {
                    $quarantined = "{$location->path()}/$site/$quarantine/" . basename($known);
                    if (self::copyFile($quarantined, $location->path() . '/' . $known)) {
                        @unlink($quarantined);
                    }
                }
            }
        }
    }

    private function deleteExpired(FileLocation $location, int $site): void
    {
        $last = $this->clock->now()->modify('-' . self::QUARANTINE_DAYS . ' days')->format('Ymd');
        $deleted = 0;
        foreach (self::findQuarantines($location, $site) as $quarantine) {
            if (substr($quarantine, -8) >= $last) {
                continue;
            }
            foreach (StreamLocation::listEntries("{$location->path()}/$site/$quarantine") as $name) {
                if (++$deleted > self::MAX_NAMES) {
                    return;
                }
                @unlink("{$location->path()}/$site/$quarantine/$name");
            }
            self::removeFolder($location, "$site/$quarantine");
        }
    }

    /** @return list<string> folder names, such as `quarantine-20261122` */
    private static function findQuarantines(FileLocation $location, int $site): array
    {
        $folders = [];
        foreach (StreamLocation::listEntries("{$location->path()}/$site") as $name) {
            if (preg_match('/^quarantine-\d{8}$/D', $name) === 1) {
                $folders[] = $name;
            }
        }
        sort($folders);

        return $folders;
    }

    /**
     * Copies a file and reads the copy back: a stream wrapper may not support renaming, and may not report the size.
     */
    private static function copyFile(string $from, string $to): bool
    {
        $hash = @hash_file('sha256', $from);
        if (!@copy($from, $to)) {
            @mkdir(dirname($to), 0700, true);
            if (!@copy($from, $to)) {
                return false;
            }
        }
        if (!str_contains($to, '://')) {
            @chmod($to, 0600);
        }

        return $hash !== false && @hash_file('sha256', $to) === $hash;
    }
}
