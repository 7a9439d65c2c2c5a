<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\PrivateFiles\Domain\OwnershipState;

/** Holds the location of applicants' files, and the problems with it. */
final class StorageStatus
{
    /**
     * @param string $path         path of the configured location; '' if none was chosen yet
     * @param bool   $isInsideWebRoot     whether the location is inside the web root
     * @param string $reachedUrl URL at which a browser could download a test file; '' if it could not, or was not
     *     tested
     * @param int    $plainFiles   number of files that are not encrypted yet
     */
    public function __construct(
        public readonly string $path,
        public readonly bool $isInsideWebRoot,
        public readonly string $reachedUrl,
        public readonly OwnershipState $ownership,
        public readonly int $plainFiles = 0,
    ) {
    }

    public function isExposed(): bool
    {
        return $this->isInsideWebRoot || $this->reachedUrl !== '';
    }

    /**
     * Returns a hash of the values in the notice about the location, so that a dismissed notice is shown again when it
     * changes.
     */
    public function signature(): string
    {
        return substr(
            hash(
                'sha256',
                $this->path . '|' . ($this->isInsideWebRoot ? '1' : '0') . '|' . $this->reachedUrl
                    . ($this->plainFiles > 0 ? '|plain' : ''),
            ),
            0,
            16,
        );
    }
}
