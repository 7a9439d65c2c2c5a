<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\Opening;

/** Declares the flag that highlights an opening in lists. */
final class FeaturedField extends StatusFlagField
{
    public const KEY = 'courant_featured';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Featured', 'courant-desk');
    }

    public function isPublic(): bool
    {
        return true;
    }

    public function exportName(): string
    {
        return 'featured';
    }

    protected function onValue(): string
    {
        return '1';
    }

    protected function isOn(Opening $opening): bool
    {
        return $opening->flags->isFeatured;
    }

    protected function controlLabel(): string
    {
        return __('Featured: highlighted in lists', 'courant-desk');
    }
}
