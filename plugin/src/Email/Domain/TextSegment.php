<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Represents a segment of a line: text, or a URL of this site. */
final class TextSegment
{
    public function __construct(public readonly string $text, public readonly string $url = '')
    {
    }
}
