<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Migration;

/** Starts the encryption of files from before encryption. It takes as long as there are files, and no other migration waits for it. */
final class EncryptFilesMigration implements Migration
{
    public function __construct(private readonly RewriteJob $job, private readonly FilesTable $table, private readonly FileLocations $locations)
    {
    }

    public function id(): string
    {
        return 'private-files-1-encrypt';
    }

    public function step(): bool
    {
        $this->table->install();
        $this->locations->rememberChosen();
        $this->job->startIfNeeded();

        return true;
    }
}
