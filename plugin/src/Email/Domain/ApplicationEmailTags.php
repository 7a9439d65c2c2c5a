<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Provides the email tags of an application, depending on the recipient. */
interface ApplicationEmailTags
{
    /** Returns all tags, for emails to HR. */
    public function forRecruiters(int $application): EmailTags;

    /**
     * Returns the tags for emails to an address that an applicant entered: without entered text, with the portal link.
     */
    public function forApplicant(int $application): EmailTags;

    /** Returns the tags for an email that was requested through a link that only the address received. */
    public function forOwner(int $application): EmailTags;
}
