<?php

declare(strict_types=1);

namespace CourantDesk\Email\Admin;

/** View model of the email preview: its container and the list of sample emails. */
final class EmailPreviewView
{
    /** @param array<string, string> $sampleTitles id => title */
    public function __construct(public readonly array $sampleTitles)
    {
    }
}
