<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

/** Copies applicants' files between the private store and the media library, in steps that can be interrupted. */
interface FileTransfer
{
    /** Returns the ID, which never changes; part of an option's name. */
    public function id(): string;

    /** Returns the number of files still to be transferred. */
    public function remaining(): int;

    /** Transfers a limited number of files after the report's cursor; returns true when no files are left. */
    public function step(TransferReport $report): bool;
}
