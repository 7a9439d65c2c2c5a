<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

/** What a mail's template has to know: which lines there are. The values come in by tags afterwards. */
final class MailView
{
    /** @param array<string, string> $answers label => tag, of the form's further fields */
    public function __construct(
        public readonly bool $hasPhone,
        public readonly bool $hasLetter,
        public readonly bool $hasFile,
        public readonly bool $isRepeated = false,
        public readonly array $answers = [],
    ) {
    }
}
