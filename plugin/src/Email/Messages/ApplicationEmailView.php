<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

/** View model of an email template: the lines with tags, which are replaced afterwards. */
final class ApplicationEmailView
{
    /** @param array<string, string> $fieldTags label => tag, of the custom fields of the form */
    public function __construct(
        public readonly bool $hasPhone,
        public readonly bool $hasLetter,
        public readonly bool $hasFile,
        public readonly bool $isDuplicate = false,
        public readonly array $fieldTags = [],
        public readonly bool $hasFiles = false,
    ) {
    }

    /** @return list<string> lines with the applicant's contact details and responses */
    public function applicantLines(): array
    {
        $lines = [__('Name: {applicant}', 'courant-desk'), __('Email: {applicant-email}', 'courant-desk')];
        if ($this->hasPhone) {
            $lines[] = __('Phone: {applicant-phone}', 'courant-desk');
        }
        foreach ($this->fieldTags as $label => $tag) {
            $lines[] = $label . ': ' . $tag;
        }

        return $lines;
    }

    /** @return list<string> lines with the labels and names of the files */
    public function fileLines(): array
    {
        return $this->hasFiles ? ['{applicant-files}'] : [];
    }

    /** @return list<string> */
    public function coverLetterLines(): array
    {
        return $this->hasLetter ? ['', __('Cover letter:', 'courant-desk'), '{applicant-cover}'] : [];
    }
}
