<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks\Frontend;

/** View model of the link to an application form. */
final class ApplyButtonView
{
    public function __construct(public readonly string $url)
    {
    }
}
