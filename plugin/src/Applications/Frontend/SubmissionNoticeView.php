<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

/** View model of the response to a form that was sent without JavaScript for an opening that closed in the meantime. */
final class SubmissionNoticeView
{
    /**
     * @param list<string> $errors
     * @param list<string> $successMessages
     * @param string       $letter cover letter that the applicant entered, so that it is not lost; or ''
     */
    public function __construct(
        public readonly array $errors,
        public readonly array $successMessages,
        public readonly string $letter,
    ) {
    }
}
