<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Lists the kinds of emails that other modules put into the queue. The class of each in Messages describes it. */
enum ApplicationEmailKind: string
{
    case Acknowledgement = 'acknowledgement';
    case Notification = 'notification';
    /** A copy of the submitted data, which the applicant requested in the applicant portal. */
    case Copy = 'copy';
    /** The link to the applicant portal, which somebody requested with the email address of the application. */
    case Link = 'link';
    /** Informs an applicant that an earlier application exists. */
    case Duplicate = 'duplicate';
    /** Notifies HR of a withdrawal. */
    case Withdrawn = 'withdrawn';
    /** Notifies HR of a replaced CV. */
    case Replaced = 'replaced';
    /** Confirms replaced files to the applicant. */
    case Updated = 'updated';
    /** Confirms a withdrawal to the applicant; belongs to no application, and is deleted after it was sent. */
    case Withdrawal = 'withdrawal';
    /** Text from the settings of a stage. */
    case Stage = 'stage';
    /** Text from a recruiter. */
    case Reply = 'reply';
    /** Notifies a user of an assignment. */
    case Assigned = 'assigned';
    /** Notifies a user of a mention in a note. */
    case Mentioned = 'mentioned';
}
