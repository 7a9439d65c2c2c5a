<?php

declare(strict_types=1);

namespace CourantDesk\Onboarding;

use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\CommandDefinition;
use CourantDesk\Kernel\CommandProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Onboarding\Admin\ChecklistPanel;
use CourantDesk\Onboarding\Cli\DoctorCommand;
use CourantDesk\Onboarding\Storage\SetupOption;
use CourantDesk\Onboarding\Storage\SiteSetupSteps;
use CourantDesk\Openings\Domain\HiringOrganization;

/** Registers the setup checklist of a new site. */
final class OnboardingModule implements Module, Installable, CommandProvider
{
    public function __construct(private readonly Kernel $kernel, private readonly HiringOrganization $company)
    {
    }

    public function boot(): void
    {
        if (is_admin()) {
            $panel = new ChecklistPanel(new SiteSetupSteps(
                $this->company
            ), $this->company, $this->kernel->template, $this->kernel->mailer);
            add_action('courant_desk_overview_top', [$panel, 'print']);
            add_action('admin_post_' . ChecklistPanel::ACTION, [$panel, 'handleRequest']);
            add_filter(
                'removable_query_args',
                static fn (array $names): array => [...$names, ChecklistPanel::RESULT_PARAMETER],
            );
        }
    }

    public function commands(): array
    {
        return [
            new CommandDefinition(
                'doctor',
                'Runs the Site Health tests of Courant Desk; exits with 1 when a test fails.',
                static fn (): Command => new DoctorCommand(),
            ),
        ];
    }

    public function install(): void
    {
    }

    public function deactivate(): void
    {
    }

    public function uninstall(): void
    {
        SetupOption::delete();
    }
}
