<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\Applications\Admin\HealthMonitor;
use CourantDesk\Applications\Admin\PersonalDataRequestHandler;
use CourantDesk\Applications\Http\ApplicantPortalController;
use CourantDesk\Applications\Http\ApplicationFormController;
use CourantDesk\Applications\Storage\AddColumnsMigration;
use CourantDesk\Applications\Storage\ApplicationPostType;
use CourantDesk\Applications\Storage\ApplicationsInstaller;
use CourantDesk\Applications\Storage\MaintenanceTasks;
use CourantDesk\Applications\Storage\SubmissionAttemptsTable;
use CourantDesk\Kernel\ContentTypeProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\MigrationProvider;
use CourantDesk\Kernel\Module;

/** Registers the hooks for applications: submission, storage, the applicant portal, and personal data requests. */
final class ApplicationsModule implements Module, ContentTypeProvider, Installable, MigrationProvider
{
    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register'], 5);
        (new ApplicationFormController($this->factory))->register();
        (new ApplicantPortalController($this->factory))->register();
        (new MaintenanceTasks($this->factory))->register();
        (new PersonalDataRequestHandler($this->factory))->register();
        (new HealthMonitor($this->factory))->register();
    }

    public function register(): void
    {
        (new ApplicationPostType())->register();
    }

    public function migrations(): array
    {
        return [new AddColumnsMigration(new SubmissionAttemptsTable($this->factory->kernel->sql))];
    }

    public function install(): void
    {
        (new ApplicationsInstaller($this->factory))->install();
    }

    public function deactivate(): void
    {
        (new ApplicationsInstaller($this->factory))->deactivate();
    }

    public function uninstall(): void
    {
        (new ApplicationsInstaller($this->factory))->erase();
    }
}
