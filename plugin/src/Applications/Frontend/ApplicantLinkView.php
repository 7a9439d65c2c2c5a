<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

/** View model of the form for a new link to the applicant portal. Plain text, not escaped. */
final class ApplicantLinkView
{
    /** Name of the field with the email address. */
    public const FIELD = 'courant_email';

    public function __construct(
        public readonly string $action,
        /** The entered address, if it was rejected. */
        public readonly string $email,
        /** Message next to the field, or ''. */
        public readonly string $error,
        /** Whether the form was sent. */
        public readonly bool $isSent,
        /** Email address for questions, or ''. */
        public readonly string $contact,
        /** Opening that the page links back to, or 0. */
        public readonly int $openingId = 0,
    ) {
    }
}
