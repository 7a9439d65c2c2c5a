<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Kernel\Sql;

/** The room's own tables. */
final class Tables
{
    public const OUTBOX = 'outbox';
    public const ATTEMPTS = 'attempts';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function install(): void
    {
        $this->sql->define($this->sql->table(self::OUTBOX), implode("\n", [
            'id bigint unsigned NOT NULL AUTO_INCREMENT,',
            'application_id bigint unsigned NOT NULL DEFAULT 0,',
            'kind varchar(20) NOT NULL DEFAULT \'\',',
            'recipient varchar(255) NOT NULL DEFAULT \'\',',
            'subject varchar(255) NOT NULL DEFAULT \'\',',
            'body longtext NOT NULL,',
            'headers longtext NOT NULL,',
            'state varchar(10) NOT NULL DEFAULT \'queued\',',
            'attempts int unsigned NOT NULL DEFAULT 0,',
            'next_at bigint NOT NULL DEFAULT 0,',
            'holder varchar(32) NOT NULL DEFAULT \'\',',
            'error varchar(100) NOT NULL DEFAULT \'\',',
            'author bigint unsigned NOT NULL DEFAULT 0,',
            'PRIMARY KEY  (id),',
            'KEY application_id (application_id),',
            'KEY due (state,next_at)',
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
        foreach ([self::OUTBOX, self::ATTEMPTS] as $name) {
            $this->sql->drop($this->sql->table($name));
        }
    }
}
