<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Migration;

/**
 * Starts the encryption of files that are not encrypted yet. It runs in the background and does not delay other
 * migrations.
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
