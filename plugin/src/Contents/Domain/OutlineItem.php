<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** A heading with those below it. */
final class OutlineItem
{
    /** @param list<OutlineItem> $children */
    public function __construct(public readonly Heading $heading, public readonly array $children = [])
    {
    }
}
