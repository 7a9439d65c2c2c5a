<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningDraft;

/** Declares the flag that shows the closing date to visitors. */
final class ClosingVisibilityField extends FlagField
{
    public const KEY = 'awsm_exp_list_display';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Closing date visible', 'courant-desk');
    }

    public function panel(): string
    {
        return self::CLOSING_PANEL;
    }

    public function newValue(): string
    {
        return $this->onValue();
    }

    public function draftValue(OpeningDraft $draft): string
    {
        return $draft->isClosingShown && $draft->closing !== null ? $this->onValue() : '';
    }

    protected function onValue(): string
    {
        return 'list_display';
    }

    protected function isOn(Opening $opening): bool
    {
        return $opening->isClosingShown;
    }

    protected function controlLabel(): string
    {
        return __('Show the closing date to visitors', 'courant-desk');
    }
}
