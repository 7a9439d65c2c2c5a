<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Kernel\Sql;

/** The room's own tables. */
final class Tables
{
    public const FILES = 'files';
    public const OUTBOX = 'outbox';
    public const ATTEMPTS = 'attempts';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function install(): void
    {
        $this->sql->define($this->sql->table(self::FILES), "id bigint unsigned NOT NULL AUTO_INCREMENT,\napplication_id bigint unsigned NOT NULL DEFAULT 0,\nfield varchar(100) NOT NULL DEFAULT '',\nstored_name varchar(100) NOT NULL DEFAULT '',\noriginal_name varchar(255) NOT NULL DEFAULT '',\ntype varchar(100) NOT NULL DEFAULT '',\nbytes bigint unsigned NOT NULL DEFAULT 0,\nsha256 char(64) NOT NULL DEFAULT '',\ncreated bigint NOT NULL DEFAULT 0,\nPRIMARY KEY  (id),\nKEY application_id (application_id),\nKEY stored_name (stored_name)");
        $this->sql->define($this->sql->table(self::OUTBOX), "id bigint unsigned NOT NULL AUTO_INCREMENT,\napplication_id bigint unsigned NOT NULL DEFAULT 0,\nkind varchar(20) NOT NULL DEFAULT '',\nrecipient varchar(255) NOT NULL DEFAULT '',\nsubject varchar(255) NOT NULL DEFAULT '',\nbody longtext NOT NULL,\nheaders longtext NOT NULL,\nstate varchar(10) NOT NULL DEFAULT 'queued',\nattempts int unsigned NOT NULL DEFAULT 0,\nnext_at bigint NOT NULL DEFAULT 0,\nholder varchar(32) NOT NULL DEFAULT '',\nerror varchar(100) NOT NULL DEFAULT '',\nPRIMARY KEY  (id),\nKEY application_id (application_id),\nKEY due (state,next_at)");
        $this->sql->define($this->sql->table(self::ATTEMPTS), "attempt_key char(64) NOT NULL,\nholder char(32) NOT NULL DEFAULT '',\napplication_id bigint unsigned NOT NULL DEFAULT 0,\nreference varchar(20) NOT NULL DEFAULT '',\ncreated bigint NOT NULL DEFAULT 0,\nPRIMARY KEY  (attempt_key),\nKEY created (created)");
    }

    public function erase(): void
    {
        foreach ([self::FILES, self::OUTBOX, self::ATTEMPTS] as $name) {
            $this->sql->drop($this->sql->table($name));
        }
    }
}
