<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

use CourantDesk\Kernel\Html;

/** View model of what is shown after an application was sent, below the message with its reference number. */
final class AfterSendingView
{
    public function __construct(
        /** Whether the application was sent without JavaScript; otherwise everything is hidden until it is sent. */
        public readonly bool $isSent,
        /** Text about what happens next, or ''. */
        public readonly string $nextSteps,
        /** Whether the applicant gets a confirmation by email. */
        public readonly bool $isConfirmed,
        /** Address of the applicant, or '' if the browser fills it in. */
        public readonly string $email,
        /** URL that sends the link to the applicant portal again. */
        public readonly string $linkUrl,
        /** Email address for questions, or ''. */
        public readonly string $contact,
        /** Output of other modules. */
        public readonly Html $more,
    ) {
    }

    public function isEmpty(): bool
    {
        return $this->nextSteps === '' && !$this->isConfirmed && $this->contact === '' && $this->more->isEmpty();
    }
}
