<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\SubmissionAttempts;
use CourantDesk\Kernel\Sql;

/** Creates and drops the table of submission attempts. */
final class SubmissionAttemptsTable
{
    public function __construct(private readonly Sql $sql)
    {
    }

    public function install(): void
    {
        $this->sql->createTable($this->sql->table(SubmissionAttempts::TABLE), implode("\n", [
            'attempt_key char(64) NOT NULL,',
            'holder char(32) NOT NULL DEFAULT \'\',',
            'application_id bigint unsigned NOT NULL DEFAULT 0,',
            'reference varchar(20) NOT NULL DEFAULT \'\',',
            'created bigint NOT NULL DEFAULT 0,',
            'PRIMARY KEY  (attempt_key),',
            'KEY created (created)',
        ]));
    }

    public function erase(): void
    {
        $this->sql->dropTable($this->sql->table(SubmissionAttempts::TABLE));
    }
}
