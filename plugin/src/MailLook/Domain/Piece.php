<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\Domain;

/** A stretch of a line: words, or an address of this site. */
final class Piece
{
    public function __construct(public readonly string $text, public readonly string $url = '')
    {
    }
}
