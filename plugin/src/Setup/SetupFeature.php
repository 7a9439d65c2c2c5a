<?php

declare(strict_types=1);

namespace CourantDesk\Setup;

use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\Commands;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Setup\Admin\Checklist;
use CourantDesk\Setup\Wp\DoctorCommand;
use CourantDesk\Setup\Wp\SetupOption;
use CourantDesk\Setup\Wp\SiteSteps;

/** The first steps on a new site. */
final class SetupFeature implements Feature, Installs
{
    public function __construct(private readonly Kernel $kernel, private readonly Organisation $company)
    {
    }

    public function boot(): void
    {
        Commands::offer('doctor', 'Tests of the desk, as Site Health has them; ends with 1 where one fails.', static fn (): Command => new DoctorCommand());
        if (is_admin()) {
            (new Checklist(new SiteSteps($this->company), $this->company, $this->kernel->template, $this->kernel->mailer))->boot();
        }
    }

    public function install(): void
    {
    }

    public function deactivate(): void
    {
    }

    public function erase(): void
    {
        SetupOption::erase();
    }
}
