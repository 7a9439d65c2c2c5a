<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\FileProblem;
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

    public function __construct(private readonly PrivateDirectory $directory)
    {
    }

    /**
     * The location of new files.
     *
     * @throws RuntimeException when there is none that can be written to
     */
    public function current(): FileLocation
    {
        return new StreamLocation($this->directory->path());
    }

    /** @return list<FileLocation> those that may still hold files, other than the current one */
    public function earlier(): array
    {
        $paths = array_diff([...$this->remembered(), $this->directory->stored()], [$this->directory->chosenPath(), '']);

        return array_map(static fn (string $path): FileLocation => new StreamLocation($path), array_values(array_unique($paths)));
    }

    /** @return list<FileLocation> all that are read, the current one first; none is made */
    public function all(): array
    {
        $current = $this->directory->chosenPath();

        return [...($current === '' ? [] : [new StreamLocation($current)]), ...$this->earlier()];
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
            $earlier = array_map(static fn (FileLocation $one): string => $one->path(), $this->earlier());
            update_option(self::OPTION, [...$earlier, $current], true);
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

        return $known !== [] && $this->directory->isNamed() && !in_array($this->directory->chosenPath(), $known, true);
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
            foreach ($location->names($site) as $name) {
                $location->delete($name);
            }
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
    }

    /** @return list<string> */
    private function remembered(): array
    {
        $paths = get_option(self::OPTION, []);

        return is_array($paths) ? array_values(array_filter($paths, 'is_string')) : [];
    }
}
