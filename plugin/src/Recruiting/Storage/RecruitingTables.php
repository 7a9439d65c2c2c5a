<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\Sql;

/**
 * Defines and creates the tables of the module: the sort and filter columns of lists and boards, the file access log,
 * tags, assignees and attachments of emails.
 */
final class RecruitingTables
{
    public const CANDIDATES = 'candidates';
    public const OPENED_FILES = 'opened_files';
    public const TAGS = 'application_tags';
    public const ASSIGNEES = 'application_assignees';
    public const EMAIL_ATTACHMENTS = 'email_attachments';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function install(): void
    {
        $this->sql->createTable($this->sql->table(self::CANDIDATES), implode("\n", [
            'application_id bigint unsigned NOT NULL,',
            'opening_id bigint unsigned NOT NULL DEFAULT 0,',
            'stage varchar(20) NOT NULL DEFAULT \'\',',
            'received bigint NOT NULL DEFAULT 0,',
            'staged bigint NOT NULL DEFAULT 0,',
            'rating int NOT NULL DEFAULT 0,',
            'unread int NOT NULL DEFAULT 0,',
            'version int unsigned NOT NULL DEFAULT 1,',
            'holder varchar(32) NOT NULL DEFAULT \'\',',
            'name varchar(100) NOT NULL DEFAULT \'\',',
            'words text NOT NULL,',
            'PRIMARY KEY  (application_id),',
            'KEY stage_received (stage,received),',
            'KEY opening (opening_id,stage,received),',
            'KEY staged (stage,staged)',
        ]));
        $this->sql->createTable($this->sql->table(self::OPENED_FILES), implode("\n", [
            'id bigint unsigned NOT NULL AUTO_INCREMENT,',
            'application_id bigint unsigned NOT NULL DEFAULT 0,',
            'user_id bigint unsigned NOT NULL DEFAULT 0,',
            'way varchar(10) NOT NULL DEFAULT \'\',',
            'file_name varchar(255) NOT NULL DEFAULT \'\',',
            'opened_at bigint NOT NULL DEFAULT 0,',
            'PRIMARY KEY  (id),',
            'KEY application_id (application_id)',
        ]));
        $this->sql->createTable($this->sql->table(self::TAGS), implode("\n", [
            'application_id bigint unsigned NOT NULL,',
            'slug varchar(60) NOT NULL,',
            'name varchar(60) NOT NULL DEFAULT \'\',',
            'PRIMARY KEY  (application_id,slug),',
            'KEY slug (slug)',
        ]));
        $this->sql->createTable($this->sql->table(self::ASSIGNEES), implode("\n", [
            'application_id bigint unsigned NOT NULL,',
            'user_id bigint unsigned NOT NULL,',
            'PRIMARY KEY  (application_id,user_id),',
            'KEY user_id (user_id)',
        ]));
        $this->sql->createTable($this->sql->table(self::EMAIL_ATTACHMENTS), implode("\n", [
            'email_id bigint unsigned NOT NULL,',
            'file_id bigint unsigned NOT NULL,',
            'application_id bigint unsigned NOT NULL DEFAULT 0,',
            'PRIMARY KEY  (email_id,file_id),',
            'KEY file_id (file_id),',
            'KEY application_id (application_id)',
        ]));
    }

    public function erase(): void
    {
        $this->sql->dropTable($this->sql->table(self::CANDIDATES));
        $this->sql->dropTable($this->sql->table(self::OPENED_FILES));
        $this->sql->dropTable($this->sql->table(self::TAGS));
        $this->sql->dropTable($this->sql->table(self::ASSIGNEES));
        $this->sql->dropTable($this->sql->table(self::EMAIL_ATTACHMENTS));
    }
}
