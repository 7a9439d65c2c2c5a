<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Lists the kinds of emails that other modules put into the queue. What each is: its class in Messages. */
enum ApplicationEmailKind: string
{
    case Acknowledgement = 'acknowledgement';
    case Notification = 'notification';
    /** A copy of the submitted data, which the applicant requested in the applicant portal. */
    case Copy = 'copy';
    /** Informs an applicant that an earlier application exists. */
    case Duplicate = 'duplicate';
    case Withdrawn = 'withdrawn';
    case Replaced = 'replaced';
    /** Text from the settings of a stage. */
    case Stage = 'stage';
    /** Text from a recruiter. */
    case Reply = 'reply';
}
