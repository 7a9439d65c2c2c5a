<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** What can go wrong behind the form without anybody seeing it. */
enum Trouble: string
{
    case Mails = 'mails';
    case Cron = 'cron';
    case Store = 'store';
    case Disk = 'disk';
    /** The limit of the settings, not the disk, is nearly reached. */
    case Quota = 'quota';
    /** Stored files that are damaged or missing, or whose key is. */
    case Files = 'files';
}
