<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;

/** Creates the table of stored files. */
final class FilesTable
{
    public const NAME = FileStore::TABLE;

    public function __construct(private readonly Sql $sql)
    {
    }

    public function create(): void
    {
        $this->sql->createTable($this->sql->table(self::NAME), implode("\n", [
            'id bigint unsigned NOT NULL AUTO_INCREMENT,',
            'application_id bigint unsigned NOT NULL DEFAULT 0,',
            'field varchar(100) NOT NULL DEFAULT \'\',',
            'stored_name varchar(100) NOT NULL DEFAULT \'\',',
            'original_name varchar(255) NOT NULL DEFAULT \'\',',
            'type varchar(100) NOT NULL DEFAULT \'\',',
            'bytes bigint unsigned NOT NULL DEFAULT 0,',
            'sha256 char(64) NOT NULL DEFAULT \'\',',
            'scan varchar(10) NOT NULL DEFAULT \'\',',
            'created bigint NOT NULL DEFAULT 0,',
            'PRIMARY KEY  (id),',
            'KEY application_id (application_id),',
            'KEY stored_name (stored_name)',
        ]));
    }

    public function drop(): void
    {
        $this->sql->dropTable($this->sql->table(self::NAME));
    }
}
