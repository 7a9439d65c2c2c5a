<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Migration;

/**
 * Starts the encryption of files from before encryption. It runs in the background, and no other migration waits
 * for it.
 */
final class EncryptFilesMigration implements Migration
{
    public function __construct(
        private readonly RewriteJob $job,
        private readonly FilesTable $table,
        private readonly FileLocations $locations,
    ) {
    }

    public function id(): string
    {
        return 'private-files-1-encrypt';
    }

    public function runStep(): bool
    {
        $this->table->create();
        $this->locations->saveChosen();
        $this->job->startIfNeeded();

        return true;
    }
}
