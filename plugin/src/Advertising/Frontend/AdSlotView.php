<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Frontend;

/** View model of an ad slot. */
final class AdSlotView
{
    public function __construct(public readonly string $slotId, private readonly string $name)
    {
    }

    public function label(): string
    {
        /* translators: %s: name of an ad slot, such as Header */
        return sprintf(__('Advertisement: %s', 'courant-desk'), $this->name);
    }
}
