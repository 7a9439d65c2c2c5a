<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Lists the emails about an application. */
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

    public function isForApplicant(): bool
    {
        return match ($this) {
            self::Notification, self::Withdrawn, self::Replaced => false,
            default => true,
        };
    }

    /** Returns whether the text is stored in the queue when the email is enqueued. */
    public function hasStoredText(): bool
    {
        return $this === self::Stage || $this === self::Reply;
    }
}
