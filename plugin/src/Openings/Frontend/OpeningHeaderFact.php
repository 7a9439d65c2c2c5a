<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

/** View model of one fact in the line below the title of an opening. Text is plain. */
final class OpeningHeaderFact
{
    public function __construct(
        /** `place`, `type`, `salary` or `closing`. */
        public readonly string $kind,
        public readonly string $text,
        /** ISO 8601 for dates, else ''. */
        public readonly string $dateTime = '',
        /** Such as "closes in 3 days", or ''. */
        public readonly string $note = '',
        /** Text for rows of lists, if it differs. */
        public readonly string $rowText = '',
        /** Text for the bar with the link to the form, if it differs. */
        public readonly string $barText = '',
    ) {
    }
}
