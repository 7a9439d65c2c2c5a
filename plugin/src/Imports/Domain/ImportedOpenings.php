<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

/** Remembers which opening came from which row. */
interface ImportedOpenings
{
    public const KEY = '_courant_import_key';
    public const STAMP = '_courant_import_stamp';
    public const RANK = '_courant_import_rank';

    /** @param string $key see Row::key() */
    public function known(string $key): ?Known;
}
