<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- the store may be any stream wrapper, which WP_Filesystem does not support.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is logged, and output is escaped where it is printed.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\OwnershipDecision;
use CourantDesk\PrivateFiles\Domain\OwnershipState;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;
use RuntimeException;

/**
 * Returns the location of new files, and the earlier locations, which are read until all files are moved from them. All
 * locations that ever contained files are stored in an option.
 */
final class FileLocations
{
    /** Option with a list of paths; autoloaded, because wp-admin compares it on every page. */
    public const OPTION = 'courant_private_locations';

    public function __construct(
        private readonly PrivateDirectory $directory,
        private readonly StoreOwnership $ownership,
    ) {
    }

    /**
     * Returns the location of new files: a separate folder of this site while the configured one may belong to another
     * site.
     *
     * @throws RuntimeException when no location is writable
     */
    public function current(): FileLocation
    {
        $path = $this->ownership->writablePath($this->directory->path());
        if (!str_contains($path, '://') && !is_dir($path)) {
            @mkdir($path, 0700, true);
        }

        return $this->createLocation($path);
    }

    /**
     * Checks whether the site owner must decide which site owns the files in the configured location; until then
     * nothing in it is changed.
     */
    public function needsDecision(): bool
    {
        return $this->ownershipState()->needsDecision();
    }

    public function ownershipState(): OwnershipState
    {
        $configured = $this->directory->chosenPath();

        return $configured === '' ? OwnershipState::Unclaimed : $this->ownership->verify($configured);
    }

    /** Applies the site owner's decision. @param int $now Unix time */
    public function decide(OwnershipDecision $decision, int $now): void
    {
        $configured = $this->directory->path();
        $before = $this->paths();
        $this->ownership->decide($decision, $configured, $before, $now);
        // The configured location is still read, even if this site now uses a separate folder.
        update_option(self::OPTION, array_values(array_unique([...$before, $configured, $this->currentPath()])), true);
    }

    /** Returns the configured path, or the chosen one; '' if none was chosen yet. */
    public function configuredPath(): string
    {
        return $this->directory->chosenPath();
    }

    /** Returns the path of new files without creating it; '' if none was chosen yet. */
    public function currentPath(): string
    {
        $configured = $this->directory->chosenPath();

        return $configured === '' ? '' : $this->ownership->writablePath($configured);
    }

    /** Returns the URL of the site in the configured location's marker, without a scheme. */
    public function ownerUrl(): string
    {
        $configured = $this->directory->chosenPath();

        return $configured === '' ? '' : $this->ownership->ownerUrl($configured);
    }

    public function isInsideWebRoot(): bool
    {
        return $this->directory->isInsideWebRoot();
    }

    /** Increments the write count in the location's marker; called before the file is written. */
    public function recordWrite(FileLocation $location): void
    {
        $this->ownership->recordWrite($location->path());
    }

    /** @return list<FileLocation> locations that may still contain files, without the current one */
    public function earlier(): array
    {
        return array_map($this->createLocation(...), array_values(array_diff($this->paths(), [$this->currentPath()])));
    }

    /** @return list<FileLocation> all locations that are read, current one first; creates no folder */
    public function all(): array
    {
        return array_map($this->createLocation(...), $this->paths());
    }

    /**
     * @throws UnreadableFileException with FileProblem::Missing when no location contains it, and with
     *     FileProblem::Unreachable when a location is not available
     */
    public function find(StoredName $name): FileLocation
    {
        $problem = FileProblem::Missing;
        foreach ($this->all() as $location) {
            if ($location->exists($name)) {
                return $location;
            }
            $problem = self::isAvailable($location) ? $problem : FileProblem::Unreachable;
        }

        throw new UnreadableFileException($problem);
    }

    /**
     * Checks whether the location contains this site's folder or, because an object store has no folders and a stream
     * wrapper does not tell a missing file from a store that does not respond, its marker.
     */
    private static function isAvailable(FileLocation $location): bool
    {
        $site = get_current_blog_id();

        return $location->isLocal()
            ? is_dir("{$location->path()}/$site")
            : (new StoreMarkerRepository())->read($location->path(), $site) !== null;
    }

    /** Stores the current location, so that its files are still found after another location is configured. */
    public function saveCurrent(): void
    {
        $current = $this->current()->path();
        if (!in_array($current, $this->savedPaths(), true)) {
            update_option(self::OPTION, array_values(array_unique([...$this->paths(), $current])), true);
        }
    }

    /** Stores the current location only if one was chosen before; creates no folder. */
    public function saveChosen(): void
    {
        if ($this->directory->chosenPath() !== '') {
            $this->saveCurrent();
        }
    }

    /** Checks whether the configured location differs from the ones where files were stored. Needs no query. */
    public function hasNewLocation(): bool
    {
        $known = $this->savedPaths();

        return $known !== []
            && $this->directory->isConfigured()
            && !in_array($this->ownership->homePath($this->directory->chosenPath()), $known, true);
    }

    /** Removes an empty location from the option. */
    public function removeLocation(FileLocation $location): void
    {
        update_option(self::OPTION, array_values(array_diff($this->savedPaths(), [$location->path()])), true);
        $this->directory->deleteStoredPath($location->path());
    }

    /** Deletes all files of a site from all locations, and the folders that become empty. */
    public function deleteAll(int $site): void
    {
        foreach ($this->all() as $location) {
            if (!$this->ownership->isOwned($location->path(), $site)) {
                continue;
            }
            foreach ($location->listNames($site) as $name) {
                $location->delete($name);
            }
            UnknownFileCleanup::deleteQuarantine($location, $site);
            $this->ownership->release($location->path());
            if ($location->isLocal()) {
                $found = glob($location->path() . "/$site/[0-9a-f][0-9a-f]", GLOB_ONLYDIR);
                foreach ([...($found === false ? [] : $found), $location->path() . "/$site"] as $folder) {
                    @rmdir($folder);
                }
                PrivateDirectory::deleteIfEmpty($location->path());
            }
        }
        $this->directory->deleteOption();
        delete_option(self::OPTION);
        delete_option(UnknownFileCleanup::CURSOR_OPTION);
        $this->ownership->delete();
    }

    private function createLocation(string $path): FileLocation
    {
        return new OwnedLocation(new StreamLocation($path), $this->ownership);
    }

    /** @return list<string> paths of all locations, this site's location first */
    private function paths(): array
    {
        $configured = $this->directory->chosenPath();
        $own = $configured === '' ? [] : [$this->ownership->homePath($configured)];

        return array_values(
            array_unique(array_diff([...$own, ...$this->savedPaths(), $this->directory->storedPath()], ['']))
        );
    }

    /** @return list<string> */
    private function savedPaths(): array
    {
        $paths = get_option(self::OPTION, []);

        return is_array($paths) ? array_values(array_filter($paths, 'is_string')) : [];
    }
}
