<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\Opening;

/** Declares the flag of an opening that has a page but is excluded from all lists. */
final class UnlistedField extends StatusFlagField
{
    public const KEY = 'awsm_pro_exclude_job';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Unlisted', 'courant-desk');
    }

    public function exportName(): string
    {
        return 'unlisted';
    }

    protected function onValue(): string
    {
        return 'exclude';
    }

    protected function isOn(Opening $opening): bool
    {
        return $opening->flags->isUnlisted;
    }

    protected function controlLabel(): string
    {
        return __('Unlisted: available at its URL only', 'courant-desk');
    }

    public function isIndexed(): bool
    {
        return true;
    }
}
