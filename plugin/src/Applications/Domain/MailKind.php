<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** The mails that an application causes. */
enum MailKind: string
{
    case Acknowledgement = 'acknowledgement';
    case Notification = 'notification';
}
