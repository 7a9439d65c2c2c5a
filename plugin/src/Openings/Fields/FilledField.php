<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\Opening;

/** Declares the flag of a filled position: the opening is still shown, but accepts no applications. */
final class FilledField extends StatusFlagField
{
    public const KEY = 'awsm_job_filled';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Filled', 'courant-desk');
    }

    public function isPublic(): bool
    {
        return true;
    }

    public function isCopied(): bool
    {
        return false;
    }

    public function exportName(): string
    {
        return 'filled';
    }

    protected function onValue(): string
    {
        return 'filled';
    }

    protected function isOn(Opening $opening): bool
    {
        return $opening->flags->isFilled;
    }

    protected function controlLabel(): string
    {
        return __('Filled: listed, but does not accept applications', 'courant-desk');
    }
}
