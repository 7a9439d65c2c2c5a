<?php

declare(strict_types=1);

namespace CourantDesk\Import\Admin;

use CourantDesk\Import\Domain\SectionNames;

final class TranslatedSectionNames implements SectionNames
{
    public function name(string $key): string
    {
        return match ($key) {
            'about' => __('About us', 'courant-desk'),
            'key_requirements' => __('Key requirements', 'courant-desk'),
            'duties' => __('Duties', 'courant-desk'),
            'qualifications' => __('Qualifications', 'courant-desk'),
            'education' => __('Education', 'courant-desk'),
            'requirements' => __('Requirements', 'courant-desk'),
            'evaluation' => __('How you will be evaluated', 'courant-desk'),
            'how_to_apply' => __('How to apply', 'courant-desk'),
            'documents' => __('Required documents', 'courant-desk'),
            'next' => __('What happens next', 'courant-desk'),
            'benefits' => __('Benefits', 'courant-desk'),
            default => __('Additional information', 'courant-desk'),
        };
    }
}
