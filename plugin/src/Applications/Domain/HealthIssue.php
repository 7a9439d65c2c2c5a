<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Lists the failures that affect applications and that cause no visible error. */
enum HealthIssue: string
{
    case Emails = 'mails';
    case Cron = 'cron';
    case Storage = 'store';
    case Disk = 'disk';
    /** Nearly full by the limit in the settings, not by the size of the disk. */
    case Quota = 'quota';
    /** Stored files that are damaged or missing, or whose encryption key is missing. */
    case Files = 'files';
}
