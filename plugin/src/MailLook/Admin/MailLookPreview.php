<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\Template;
use CourantDesk\MailLook\View\PreviewView;
use CourantDesk\MailLook\Wp\Samples;

/** Shows mails as they are being dressed, below the settings that change them. */
final class MailLookPreview
{
    private const OPTIONS = ['courant_mail_look', 'courant_mails', 'courant_applications'];

    public function __construct(
        private readonly Samples $samples,
        private readonly Template $template,
        private readonly Assets $assets,
    ) {
    }

    public function boot(): void
    {
        add_action('courant_desk_settings', [$this, 'show']);
    }

    public function show(mixed $option): void
    {
        if (in_array($option, self::OPTIONS, true)) {
            $this->assets->adminScript('mail-look');
            $this->template->show('mail-look/preview', new PreviewView($this->samples->titles()));
        }
    }
}
