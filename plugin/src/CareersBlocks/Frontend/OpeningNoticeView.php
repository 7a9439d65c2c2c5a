<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks\Frontend;

/** View model of the notice of an opening that is closed or filled. */
final class OpeningNoticeView
{
    public function __construct(public readonly bool $isClosed)
    {
    }
}
