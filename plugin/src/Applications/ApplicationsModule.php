<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\Applications\Admin\HealthMonitor;
use CourantDesk\Applications\Admin\PersonalDataRequestHandler;
use CourantDesk\Applications\Admin\SiteHealthTests;
use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Applications\Http\ApplicantLinkController;
use CourantDesk\Applications\Http\ApplicantPortalController;
use CourantDesk\Applications\Http\ApplicationFormController;
use CourantDesk\Applications\Http\SubmissionController;
use CourantDesk\Applications\Storage\ApplicationPostType;
use CourantDesk\Applications\Storage\ApplicationsInstaller;
use CourantDesk\Applications\Storage\MaintenanceTasks;
use CourantDesk\Applications\Storage\SubmissionAttemptsTable;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Kernel\ContentTypeProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\MigrationProvider;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\Kernel\TableMigration;

/** Registers the hooks for applications: submission, storage, the applicant portal, and personal data requests. */
final class ApplicationsModule implements
    Module,
    ContentTypeProvider,
    Installable,
    MigrationProvider,
    RestControllerProvider
{
    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register'], 5);
        add_filter('map_meta_cap', [ApplicationPostType::class, 'denyMetaChanges'], 10, 4);
        $formController = new ApplicationFormController($this->factory);
        add_action('wp_ajax_' . SubmissionController::ACTION, [$formController, 'handleAjax']);
        add_action('wp_ajax_nopriv_' . SubmissionController::ACTION, [$formController, 'handleAjax']);
        add_action('template_redirect', [$formController, 'handleFormPost'], 1);
        add_action('wp_enqueue_scripts', [$formController, 'enqueueAssets']);
        add_action('courant_desk_after_opening', [$formController, 'printForm']);
        add_action('before_awsm_job_details', [$formController, 'printNotice']);
        $this->factory->kernel->pageConfig->addLegacyData(
            fn (): array => $this->factory->formScriptConfig()->compatibilityData()
        );
        add_filter('courant_desk_csp_sources', [$formController, 'addCaptchaSources']);
        $portal = new ApplicantPortalController($this->factory);
        add_action('template_redirect', [$portal, 'handle'], 0);
        add_action('template_redirect', [new ApplicantLinkController($this->factory), 'handle'], 0);
        $maintenance = new MaintenanceTasks($this->factory);
        // Corrects the count, which may be one too low after two applications were stored at the same time.
        add_action(EmailQueue::WORK_EVENT, [$maintenance, 'recountUnread'], 20, 0);
        add_action(EmailQueue::WORK_EVENT, [$maintenance, 'resumeWithdrawals'], 30, 0);
        $deleteExpired = $this->factory->kernel->tasks->exclusive('delete-expired', $maintenance->deleteExpired(...));
        add_action(Applications::MAINTENANCE_EVENT, $deleteExpired);
        add_action('awsm_job_application_submitted', [$maintenance, 'recountUnread'], 1, 0);
        add_filter('pre_delete_post', [$maintenance, 'deleteInTransaction'], 1000, 3);
        add_action('before_delete_post', [$maintenance, 'deleteRelatedData'], 10, 2);
        add_action('transition_post_status', [$maintenance, 'recountAfterStatusChange'], 10, 3);
        add_action('post_updated', [$maintenance, 'updateAuthors'], 10, 3);
        add_filter('wp_untrash_post_status', [$maintenance, 'restoreStatus'], 10, 3);
        $personalData = new PersonalDataRequestHandler($this->factory);
        add_filter('wp_privacy_personal_data_exporters', [$personalData, 'addExporter']);
        add_filter('wp_privacy_personal_data_erasers', [$personalData, 'addEraser']);
        $healthMonitor = new HealthMonitor($this->factory);
        add_action(EmailQueue::WORK_EVENT, [$healthMonitor, 'check'], 20);
        add_action('awsm_job_application_submitted', [$healthMonitor, 'checkAfterResponse'], 20);
        add_action('admin_notices', [$healthMonitor, 'printNotice']);
        $siteHealth = new SiteHealthTests($this->factory);
        add_filter('site_status_tests', [$siteHealth, 'addTests']);
    }

    public function restControllers(): array
    {
        return [$this->factory->formTokenController()];
    }

    public function register(): void
    {
        (new ApplicationPostType())->register();
    }

    public function migrations(): array
    {
        $tables = new SubmissionAttemptsTable($this->factory->kernel->sql);

        // Adds columns for the author of an email and for the scan result of a file.
        return [new TableMigration('applications-2-author-and-scan', $tables->install(...))];
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
