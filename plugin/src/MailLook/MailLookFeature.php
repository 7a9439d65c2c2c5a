<?php

declare(strict_types=1);

namespace CourantDesk\MailLook;

use Closure;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;
use CourantDesk\MailLook\Admin\MailLookPreview;
use CourantDesk\MailLook\Domain\MailSamples;
use CourantDesk\MailLook\Wp\Dresser;
use CourantDesk\MailLook\Wp\MailLookRoutes;
use CourantDesk\MailLook\Wp\Samples;

/** How the desk's mails look: one dress for the mails of all rooms, seen before it is worn. */
final class MailLookFeature implements Feature
{
    /** @param list<Closure(): MailSamples> $rooms of those who write mails */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly MailLookSettings $settings,
        private readonly Organisation $company,
        private readonly array $rooms,
    ) {
    }

    public function boot(): void
    {
        $template = $this->kernel->template;
        add_filter('courant_desk_mail_html', [new Dresser($this->settings, $this->company, $template), 'dress'], 10, 3);
        $samples = new Samples($this->rooms, $this->company);
        (new MailLookRoutes($samples, $this->settings, $this->company, $template, $this->kernel->mailer))->boot();
        if (is_admin()) {
            (new MailLookPreview($samples, $template, $this->kernel->assets))->boot();
        }
    }
}
