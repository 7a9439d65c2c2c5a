<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

/** What a mail's template has to know: which lines there are. The values come in by tags afterwards. */
final class MailView
{
    public function __construct(
        public readonly bool $hasPhone,
        public readonly bool $hasLetter,
        public readonly bool $hasFile,
    ) {
    }
}
