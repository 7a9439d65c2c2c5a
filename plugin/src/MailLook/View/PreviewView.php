<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\View;

/** Where the preview is drawn, and of which mails. */
final class PreviewView
{
    /** @param array<string, string> $samples id => title */
    public function __construct(public readonly array $samples)
    {
    }
}
