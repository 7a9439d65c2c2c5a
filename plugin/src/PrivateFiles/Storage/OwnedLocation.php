<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\FileLocation;
use CourantDesk\PrivateFiles\Domain\StoredName;
use RuntimeException;

/**
 * Wraps a location, so that it is changed only if this site owns it. A store that may belong to another site is only
 * read.
 */
final class OwnedLocation implements FileLocation
{
    public function __construct(private readonly FileLocation $inner, private readonly StoreOwnership $ownership)
    {
    }

    public function path(): string
    {
        return $this->inner->path();
    }

    public function exists(StoredName $name): bool
    {
        return $this->inner->exists($name);
    }

    public function open(StoredName $name)
    {
        return $this->inner->open($name);
    }

    public function create(StoredName $name)
    {
        if (!$this->isOwned($name)) {
            throw new RuntimeException('A store of another site is not written to.');
        }

        return $this->inner->create($name);
    }

    public function closeAndSync($stream, StoredName $name): void
    {
        $this->inner->closeAndSync($stream, $name);
    }

    /**
     * Deletes a file, unless the store may belong to another site. After the site owner's decision, the cleanup finds
     * the file without a row.
     */
    public function delete(StoredName $name): void
    {
        if ($this->isOwned($name)) {
            $this->inner->delete($name);
        }
    }

    public function isWritable(): bool
    {
        return $this->ownership->isOwned($this->path(), get_current_blog_id()) && $this->inner->isWritable();
    }

    public function isLocal(): bool
    {
        return $this->inner->isLocal();
    }

    public function listNames(int $site): iterable
    {
        return $this->inner->listNames($site);
    }

    private function isOwned(StoredName $name): bool
    {
        return $this->ownership->isOwned($this->path(), (int) $name->value);
    }
}
