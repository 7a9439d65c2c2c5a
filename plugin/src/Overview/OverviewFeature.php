<?php

declare(strict_types=1);

namespace CourantDesk\Overview;

use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\Commands;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\MailLook\Domain\MailSamples;
use CourantDesk\Overview\Admin\DashboardWidget;
use CourantDesk\Overview\Admin\OverviewScreen;
use CourantDesk\Overview\View\Reports;
use CourantDesk\Overview\Wp\Digest;
use CourantDesk\Overview\Wp\DigestSample;
use CourantDesk\Overview\Wp\TableFigures;
use CourantDesk\Overview\Wp\ViewsCommand;

/** What became of openings: views, visitors, applications and where people came from. */
final class OverviewFeature implements Feature, Installs
{
    private readonly Reports $reports;
    private readonly Digest $digest;

    public function __construct(
        private readonly Kernel $kernel,
        Openings $openings,
        Organisation $company,
        private readonly OverviewSettings $settings,
        EmailQueue $emails,
    ) {
        $this->reports = new Reports(new TableFigures($kernel->sql), $openings, $kernel->clock);
        $this->digest = new Digest($this->reports, $settings, $company, $kernel->clock, $emails);
    }

    public function boot(): void
    {
        add_action(Digest::EVENT, [$this->digest, 'send']);
        Commands::offer('views', 'Views, visitors and applications of openings; --days=7, 30, 90 or 365, --format=json.', fn (): Command => new ViewsCommand($this->reports));
        if (is_admin()) {
            (new OverviewScreen($this->reports, $this->kernel->template, $this->kernel->assets))->boot();
            (new DashboardWidget($this->reports, $this->kernel->template, $this->kernel->assets))->boot();
        }
    }

    public function mailSamples(): MailSamples
    {
        return new DigestSample($this->digest);
    }

    public function install(): void
    {
        $this->settings->install();
        $this->digest->schedule();
    }

    public function deactivate(): void
    {
        $this->digest->unschedule();
    }

    public function erase(): void
    {
        $this->deactivate();
        $this->settings->erase();
    }
}
