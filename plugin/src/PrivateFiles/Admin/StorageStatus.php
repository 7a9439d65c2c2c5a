<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\PrivateFiles\Domain\OwnershipState;

/** Where applicants' files are stored, and what is wrong with it. */
final class StorageStatus
{
    /**
     * @param string $path         of the configured location; '' where none was chosen yet
     * @param bool   $isServed     whether the location is inside the web root
     * @param string $reachedUrl   URL at which a browser could download a test file; '' where it could not, or was not tried
     * @param int    $plainFiles   files that are not encrypted yet
     */
    public function __construct(
        public readonly string $path,
        public readonly bool $isServed,
        public readonly string $reachedUrl,
        public readonly OwnershipState $ownership,
        public readonly int $plainFiles = 0,
    ) {
    }

    public function isExposed(): bool
    {
        return $this->isServed || $this->reachedUrl !== '';
    }

    /** Changes with everything that the notice about the location says, so that a dismissal ends when it does. */
    public function signature(): string
    {
        return substr(hash('sha256', $this->path . '|' . ($this->isServed ? '1' : '0') . '|' . $this->reachedUrl . ($this->plainFiles > 0 ? '|plain' : '')), 0, 16);
    }
}
