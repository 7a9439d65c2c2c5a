<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Lists the states of an email in the queue. */
enum EmailState: string
{
    case Queued = 'queued';
    case Sent = 'sent';
    case Failed = 'failed';
    /** Not sent, because the address already received too many automatic replies. This prevents mail bombing. */
    case Held = 'held';
    /** Not sent, because its application was moved to the trash before the scheduled time. */
    case Canceled = 'canceled';
}
