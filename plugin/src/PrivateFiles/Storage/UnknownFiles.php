<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\StoredName;

/**
 * Files of the store that no row names. They are moved to quarantine, put back when a row names them again, and deleted
 * after 30 days. Each run is bounded, and one query answers for a batch of names.
 *
 * @see docs/features/private-files.md#cleanup-and-quarantine
 */
final class UnknownFiles
{
    /** Number of the next folder to look at, 0 to 255; not autoloaded */
    public const CURSOR = 'courant_store_cleanup';
    private const FOLDERS = 256;
    private const BATCH = 500;
    private const MAX_NAMES = 20000;
    private const QUARANTINE_DAYS = 30;
    /** Younger files are left alone; seconds. */
    private const MIN_AGE = 3600;

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
        $this->restore($location, $site);
        $this->expire($location, $site);
        $stored = get_option(self::CURSOR, 0);
        $folder = is_numeric($stored) ? (int) $stored % self::FOLDERS : 0;
        $seen = 0;
        for ($n = 0; $n < self::FOLDERS && $seen < $maxNames; $n++) {
            $seen += $this->quarantineUnknown($location, $site, sprintf('%02x', $folder));
            $folder = ($folder + 1) % self::FOLDERS;
        }
        update_option(self::CURSOR, $folder, false);
    }

    /** Deletes the quarantine of a site in a location that it owns. */
    public static function eraseQuarantine(FileLocation $location, int $site): void
    {
        foreach (self::quarantines($location, $site) as $quarantine) {
            foreach (StreamLocation::entries("{$location->path()}/$site/$quarantine") as $name) {
                @unlink("{$location->path()}/$site/$quarantine/$name");
            }
            self::removeFolder($location, "$site/$quarantine");
        }
    }

    /** An object store has no folders. */
    private static function removeFolder(FileLocation $location, string $folder): void
    {
        if ($location->isLocal()) {
            @rmdir("{$location->path()}/$folder");
        }
    }

    /** @return int number of names that were looked at */
    private function quarantineUnknown(FileLocation $location, int $site, string $folder): int
    {
        $names = [];
        foreach (StreamLocation::entries("{$location->path()}/$site/$folder") as $name) {
            if (StoredName::isOurs($name)) {
                $names[] = StoredName::parse("$site/$folder/$name");
            }
        }
        foreach (array_chunk($names, self::BATCH) as $batch) {
            $known = $this->files->known($batch);
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
            // A wrapper without times: rows are written before files, so what has none is not on its way.
            return $this->ownership->keptBefore() === 0;
        }

        return $changed < $this->clock->now()->getTimestamp() - self::MIN_AGE && $changed > $this->ownership->keptBefore();
    }

    private function quarantine(FileLocation $location, int $site, StoredName $name): void
    {
        $folder = sprintf('%s/%d/quarantine-%s', $location->path(), $site, $this->clock->now()->format('Ymd'));
        if (self::copyFile($location->path() . '/' . $name->value, $folder . '/' . basename($name->value))) {
            $location->delete($name);
        }
    }

    /** Puts back what a row names again, as after a newer backup of the database was restored. */
    private function restore(FileLocation $location, int $site): void
    {
        foreach (self::quarantines($location, $site) as $quarantine) {
            $names = [];
            foreach (StreamLocation::entries("{$location->path()}/$site/$quarantine") as $name) {
                if (StoredName::isOurs($name) && count($names) < self::MAX_NAMES) {
                    $names[] = StoredName::parse($site . '/' . substr($name, 0, 2) . '/' . $name);
                }
            }
            foreach (array_chunk($names, self::BATCH) as $batch) {
                foreach (array_keys($this->files->known($batch)) as $known) {
                    $quarantined = "{$location->path()}/$site/$quarantine/" . basename($known);
                    if (self::copyFile($quarantined, $location->path() . '/' . $known)) {
                        @unlink($quarantined);
                    }
                }
            }
        }
    }

    private function expire(FileLocation $location, int $site): void
    {
        $last = $this->clock->now()->modify('-' . self::QUARANTINE_DAYS . ' days')->format('Ymd');
        $deleted = 0;
        foreach (self::quarantines($location, $site) as $quarantine) {
            if (substr($quarantine, -8) >= $last) {
                continue;
            }
            foreach (StreamLocation::entries("{$location->path()}/$site/$quarantine") as $name) {
                if (++$deleted > self::MAX_NAMES) {
                    return;
                }
                @unlink("{$location->path()}/$site/$quarantine/$name");
            }
            self::removeFolder($location, "$site/$quarantine");
        }
    }

    /** @return list<string> folder names, such as `quarantine-20261122` */
    private static function quarantines(FileLocation $location, int $site): array
    {
        $folders = [];
        foreach (StreamLocation::entries("{$location->path()}/$site") as $name) {
            if (preg_match('/^quarantine-\d{8}$/D', $name) === 1) {
                $folders[] = $name;
            }
        }
        sort($folders);

        return $folders;
    }

    /** A stream wrapper may not be able to rename, and need not tell the size: the copy is read back. */
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
