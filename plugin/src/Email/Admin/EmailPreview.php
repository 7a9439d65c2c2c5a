<?php

declare(strict_types=1);

namespace CourantDesk\Email\Admin;

use CourantDesk\Email\Messages\EmailSamples;
use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\TemplateRenderer;

/** Prints the email preview below the settings of the HTML template. */
final class EmailPreview
{
    private const OPTIONS = ['courant_mail_look', 'courant_mails', 'courant_applications'];

    public function __construct(
        private readonly EmailSamples $samples,
        private readonly TemplateRenderer $template,
        private readonly Assets $assets,
    ) {
    }

    public function print(mixed $option): void
    {
        if (in_array($option, self::OPTIONS, true)) {
            $this->assets->enqueueAdminScript('email');
            $this->template->print('email/preview', new EmailPreviewView($this->samples->titles()));
        }
    }
}
