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

    /** @return list<string> lines that say who applied, and what was answered */
    public function applicant(): array
    {
        $lines = [__('Name: {applicant}', 'courant-desk'), __('E-mail: {applicant-email}', 'courant-desk')];
        if ($this->hasPhone) {
            $lines[] = __('Phone: {applicant-phone}', 'courant-desk');
        }
        foreach ($this->answers as $label => $tag) {
            $lines[] = $label . ': ' . $tag;
        }

        return $lines;
    }

    /** @return list<string> */
    public function letter(): array
    {
        return $this->hasLetter ? ['', __('Cover letter:', 'courant-desk'), '{applicant-cover}'] : [];
    }
}
