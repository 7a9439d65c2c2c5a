<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

/** A long copy of applicants' files between the private store and the media library, in steps that may be interrupted. */
interface FileTransfer
{
    /** Never changes; part of an option's name. */
    public function id(): string;

    /** Number of files that are still to be transferred. */
    public function remaining(): int;

    /** Transfers a bounded number of files after the report's cursor; true when no file follows. */
    public function step(TransferReport $report): bool;
}
