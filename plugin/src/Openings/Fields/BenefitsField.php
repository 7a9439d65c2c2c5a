<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;

/** What the employer offers, one benefit per line. */
final class BenefitsField extends PageField
{
    public const KEY = 'courant_benefits';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Benefits', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::longText(
            $this->label(),
            2000,
            __('One per line. Leave empty to use the text from the settings.', 'courant-desk'),
        );
    }

    public function exportName(): string
    {
        return 'benefits';
    }

    public function feedName(): string
    {
        return 'benefits';
    }

    public function jobPostingPath(): string
    {
        return 'jobBenefits';
    }
}
