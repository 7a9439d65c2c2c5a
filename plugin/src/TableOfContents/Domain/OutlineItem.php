<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Represents a heading with its subheadings. */
final class OutlineItem
{
    /** @param list<OutlineItem> $children */
    public function __construct(public readonly Heading $heading, public readonly array $children = [])
    {
    }
}
