<?php

declare(strict_types=1);

namespace CourantDesk\Email\Storage;

use CourantDesk\Kernel\Sql;

/** Creates and drops the table of the email queue. */
final class EmailQueueTable
{
    public const NAME = 'outbox';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function install(): void
    {
        $this->sql->createTable($this->sql->table(self::NAME), implode("\n", [
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
            'accepted text,',
            'message_id varchar(32) NOT NULL DEFAULT \'\',',
            'PRIMARY KEY  (id),',
            'KEY application_id (application_id),',
            'KEY due (state,next_at)',
        ]));
    }

    public function erase(): void
    {
        $this->sql->dropTable($this->sql->table(self::NAME));
    }
}
