<?php

declare(strict_types=1);

namespace CourantDesk\JobViews;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** What the owner decides about counting views. */
final class JobViewsSettings extends Group
{
    public function room(): string
    {
        return 'job_views';
    }

    public function title(): string
    {
        return __('Views of openings', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::OPENINGS;
    }

    public function fields(): array
    {
        return [
            new Field('editors', 'bool', true, __('Count the views of people who may edit the opening', 'courant-desk')),
            new Field('limit', 'int', 1000, __('Views a minute that are counted from one address', 'courant-desk'), '', [], 1, 1000000, capability: Capabilities::SITE),
        ];
    }

    public function countsEditors(): bool
    {
        return $this->bool('editors');
    }

    public function limitPerMinute(): int
    {
        return $this->int('limit');
    }
}
