<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Kernel\Sql;

/** The room's own tables. */
final class Tables
{
    public const FILES = 'files';
    public const ATTEMPTS = 'attempts';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function install(): void
    {
        $this->sql->define($this->sql->table(self::FILES), implode("\n", [
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
        $this->sql->define($this->sql->table(self::ATTEMPTS), implode("\n", [
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
        foreach ([self::FILES, self::ATTEMPTS] as $name) {
            $this->sql->drop($this->sql->table($name));
        }
    }
}
