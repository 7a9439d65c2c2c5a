<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Domain;

/**
 * Lists the folders of applications: inbox, suspected spam (docs/features/applications.md#suspected-spam), withdrawn,
 * and trash.
 */
enum ApplicationFolder: string
{
    case Inbox = 'inbox';
    case Suspected = 'suspected';
    case Withdrawn = 'withdrawn';
    case Trash = 'trash';
}
