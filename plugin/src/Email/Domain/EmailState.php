<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

enum EmailState: string
{
    case Queued = 'queued';
    case Sent = 'sent';
    case Failed = 'failed';
    /** Not sent, because the address got several already (an automatic reply must not be a mail bomb). */
    case Held = 'held';
}
