<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Kernel\Sql;

/** The room's own tables. */
final class Tables
{
    public const ATTEMPTS = 'attempts';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function install(): void
    {
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
        $this->sql->drop($this->sql->table(self::ATTEMPTS));
    }
}
