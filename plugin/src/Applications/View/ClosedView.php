<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

/** What stands in the form's place when an opening is closed (Jobs contract 3.2). */
final class ClosedView
{
    public function __construct(public readonly string $text)
    {
    }
}
