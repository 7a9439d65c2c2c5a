<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

/** A screen of wp-admin that a script fills. */
final class RecruitingView
{
    /** @param string $plainUrl where the same is found without script, or '' */
    public function __construct(public readonly string $title, public readonly string $id, public readonly string $plainUrl)
    {
    }
}
