<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Stores which opening was imported from which row. */
interface ImportRecordRepository
{
    public const KEY_META = '_courant_import_key';
    public const STAMP_META = '_courant_import_stamp';
    public const RANK_META = '_courant_import_rank';

    /** @param string $key see ImportRow::key() */
    public function find(string $key): ?ImportRecord;
}
