<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** The mails that an application causes. */
enum MailKind: string
{
    case Acknowledgement = 'acknowledgement';
    case Notification = 'notification';
    /** What the applicant sent, to the applicant who asked for it through the link in a mail of ours. */
    case Copy = 'copy';
    /** Tells an applicant that there is an application of theirs already. */
    case Duplicate = 'duplicate';
    case Withdrawn = 'withdrawn';
    case Replaced = 'replaced';
    /** Written by the owner for a stage. */
    case Stage = 'stage';
    /** Written by a recruiter. */
    case Reply = 'reply';

    public function goesToApplicant(): bool
    {
        return match ($this) {
            self::Notification, self::Withdrawn, self::Replaced => false,
            default => true,
        };
    }

    /** Its text stands in the outbox from the beginning. */
    public function isWritten(): bool
    {
        return $this === self::Stage || $this === self::Reply;
    }
}
