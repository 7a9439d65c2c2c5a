<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\View;

/** The box of a place. */
final class BoxView
{
    public function __construct(public readonly string $place, private readonly string $name)
    {
    }

    public function label(): string
    {
        /* translators: %s: name of a place on the page, such as Header */
        return sprintf(__('Advertisement: %s', 'courant-desk'), $this->name);
    }
}
