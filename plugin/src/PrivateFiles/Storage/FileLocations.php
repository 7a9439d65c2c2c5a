<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\OwnershipDecision;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Domain\UnreadableFile;
use RuntimeException;

/**
 * The location of new files, and the earlier ones, which are read until everything has been moved out of them. Which
 * locations have ever held files is remembered in an option.
 */
final class FileLocations
{
    /** list of paths; autoloaded, because wp-admin compares it on every page */
    public const OPTION = 'courant_private_locations';

    public function __construct(private readonly PrivateDirectory $directory, private readonly StoreOwnership $ownership)
    {
    }

    /**
     * The location of new files: a folder of this site's own while the configured one may be another site's.
     *
     * @throws RuntimeException when there is none that can be written to
     */
    public function current(): FileLocation
    {
        $path = $this->ownership->writablePath($this->directory->path());
        if (!str_contains($path, '://') && !is_dir($path)) {
            @mkdir($path, 0700, true);
        }

        return $this->location($path);
    }

    /** Whether the owner of the site must decide whose files are in the configured location; until then nothing in it is changed. */
    public function needsDecision(): bool
    {
        $configured = $this->directory->chosenPath();

        return $configured !== '' && $this->ownership->verify($configured)->needsDecision();
    }

    /** Carries out that decision. @param int $now Unix time */
    public function decide(OwnershipDecision $decision, int $now): void
    {
        $configured = $this->directory->path();
        $before = $this->paths();
        $this->ownership->decide($decision, $configured, $before, $now);
        // What is in the configured location is still read, also where this site keeps to a folder of its own from now on.
        update_option(self::OPTION, array_values(array_unique([...$before, $configured, $this->currentPath()])), true);
    }

    /** The configured path, or the one that was chosen; '' where none was chosen yet. */
    public function configuredPath(): string
    {
        return $this->directory->chosenPath();
    }

    /** The path of new files; nothing is made. '' where none was chosen yet. */
    public function currentPath(): string
    {
        $configured = $this->directory->chosenPath();

        return $configured === '' ? '' : $this->ownership->writablePath($configured);
    }

    /** The URL of the site that the configured location names as its owner, without a scheme. */
    public function ownerUrl(): string
    {
        $configured = $this->directory->chosenPath();

        return $configured === '' ? '' : $this->ownership->ownerUrl($configured);
    }

    public function isInsideWebRoot(): bool
    {
        return $this->directory->isInsideWebRoot();
    }

    /** Counts a write in the location's marker; before the file is written. */
    public function recordWrite(FileLocation $location): void
    {
        $this->ownership->recordWrite($location->path());
    }

    /** @return list<FileLocation> those that may still hold files, other than the current one */
    public function earlier(): array
    {
        return array_map($this->location(...), array_values(array_diff($this->paths(), [$this->currentPath()])));
    }

    /** @return list<FileLocation> all that are read, the current one first; none is made */
    public function all(): array
    {
        return array_map($this->location(...), $this->paths());
    }

    /** @throws UnreadableFile with FileProblem::Missing when no location has it */
    public function find(StoredName $name): FileLocation
    {
        foreach ($this->all() as $location) {
            if ($location->exists($name)) {
                return $location;
            }
        }

        throw new UnreadableFile(FileProblem::Missing);
    }

    /** Remembers the current location, so that its files are found when another one is configured later. */
    public function remember(): void
    {
        $current = $this->current()->path();
        if (!in_array($current, $this->remembered(), true)) {
            update_option(self::OPTION, array_values(array_unique([...$this->paths(), $current])), true);
        }
    }

    /** The same where a location was chosen before; none is made. */
    public function rememberChosen(): void
    {
        if ($this->directory->chosenPath() !== '') {
            $this->remember();
        }
    }

    /** Whether another location is configured than the ones that files were stored in. Costs no query. */
    public function isNew(): bool
    {
        $known = $this->remembered();

        return $known !== [] && $this->directory->isNamed() && !in_array($this->ownership->homePath($this->directory->chosenPath()), $known, true);
    }

    /** Forgets a location that is empty. */
    public function forget(FileLocation $location): void
    {
        update_option(self::OPTION, array_values(array_diff($this->remembered(), [$location->path()])), true);
        $this->directory->forget($location->path());
    }

    /** Deletes all files of a site from all locations, and the folders that are empty then. */
    public function erase(int $site): void
    {
        foreach ($this->all() as $location) {
            if (!$this->ownership->isOwned($location->path(), $site)) {
                continue;
            }
            foreach ($location->names($site) as $name) {
                $location->delete($name);
            }
            UnknownFiles::eraseQuarantine($location, $site);
            $this->ownership->release($location->path());
            if ($location->isLocal()) {
                $found = glob($location->path() . "/$site/[0-9a-f][0-9a-f]", GLOB_ONLYDIR);
                foreach ([...($found === false ? [] : $found), $location->path() . "/$site"] as $folder) {
                    @rmdir($folder);
                }
                PrivateDirectory::removeEmpty($location->path());
            }
        }
        $this->directory->forgetAll();
        delete_option(self::OPTION);
        delete_option(UnknownFiles::CURSOR);
        $this->ownership->erase();
    }

    private function location(string $path): FileLocation
    {
        return new OwnedLocation(new StreamLocation($path), $this->ownership);
    }

    /** @return list<string> paths of all locations, this site's own first */
    private function paths(): array
    {
        $configured = $this->directory->chosenPath();
        $own = $configured === '' ? [] : [$this->ownership->homePath($configured)];

        return array_values(array_unique(array_diff([...$own, ...$this->remembered(), $this->directory->stored()], [''])));
    }

    /** @return list<string> */
    private function remembered(): array
    {
        $paths = get_option(self::OPTION, []);

        return is_array($paths) ? array_values(array_filter($paths, 'is_string')) : [];
    }
}
