<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting;

use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\CommandDefinition;
use CourantDesk\Kernel\CommandProvider;
use CourantDesk\Kernel\ContentTypeProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\MigrationProvider;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\Kernel\Settings\SettingsLock;
use CourantDesk\Kernel\TableMigration;
use CourantDesk\Recruiting\Admin\SpamExpiryNotice;
use CourantDesk\Recruiting\Cli\RetentionCommand;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\Http\ApplicationChangeHandler;
use CourantDesk\Recruiting\Http\ApplicationExportController;
use CourantDesk\Recruiting\Http\ApplicationRoutes;
use CourantDesk\Recruiting\Http\ApplicationRowSerializer;
use CourantDesk\Recruiting\Http\ApplicationsController;
use CourantDesk\Recruiting\Http\BulkActionsController;
use CourantDesk\Recruiting\Http\ConversationController;
use CourantDesk\Recruiting\Http\RecruitingPermissions;
use CourantDesk\Recruiting\Http\RecruitingSchema;
use CourantDesk\Recruiting\Http\RecruitingSettingsController;
use CourantDesk\Recruiting\Http\ReplyAttachmentsController;
use CourantDesk\Recruiting\Http\TagsController;
use CourantDesk\Recruiting\Storage\ApplicationRetention;
use CourantDesk\Recruiting\Storage\CandidateIndex;
use CourantDesk\Recruiting\Storage\DeletionHandler;
use CourantDesk\Recruiting\Storage\FileAccessLog;
use CourantDesk\Recruiting\Storage\FillCandidatesMigration;
use CourantDesk\Recruiting\Storage\HiringTeamRepository;
use CourantDesk\Recruiting\Storage\OrphanCleanup;
use CourantDesk\Recruiting\Storage\SavedViewRepository;

/**
 * Registers the hooks for managing applications: list, board, detail, stages, notes, ratings, export, hiring teams, and
 * retention.
 */
final class RecruitingModule implements
    Module,
    ContentTypeProvider,
    Installable,
    MigrationProvider,
    RestControllerProvider,
    CommandProvider
{
    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    public function boot(): void
    {
        // With priorities 6 and 11, these run after the statuses and the maintenance of the Applications module, which
        // boots later.
        add_action('init', [$this, 'register'], 6);
        $deletionHandler = new DeletionHandler($this->factory->kernel->sql);
        add_filter(
            'courant_desk_inherited_types',
            static fn (array $types): array => [...$types, PostTypes::APPLICATION],
        );
        add_filter('courant_desk_opening_loss', [$deletionHandler, 'describeOpeningDeletion'], 10, 3);
        add_filter('courant_desk_user_loss', [$deletionHandler, 'describeUserDeletion'], 10, 2);
        add_action('deleted_user', [$deletionHandler, 'removeUserFromTeams']);
        add_action('remove_user_from_blog', [$deletionHandler, 'removeUserFromTeams']);
        add_action('save_post_' . PostTypes::APPLICATION, [$this->factory->candidateIndex, 'markChanged'], 20);
        add_action('deleted_post', [$this->factory->candidateIndex, 'deleteRow'], 20, 2);
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, [$this->factory->candidateIndex, 'markChangedByMeta'], 20, 3);
        }
        add_action('shutdown', [$this->factory->candidateIndex, 'flush'], 50, 0);
        add_filter('map_meta_cap', [$this->factory->team, 'grantTeamAccess'], 10, 4);
        add_filter('is_protected_meta', [$this->factory->team, 'protectMeta'], 10, 2);
        add_filter('awsm_jobs_admin_notification_mail_headers', [$this->factory->team, 'addTeamRecipients'], 10, 2);
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, [$this->factory->team, 'resetOpenings'], 10, 3);
        }
        add_filter(
            'courant_desk_application_email_files',
            fn (mixed $files, int $email): array => $this->factory->replyAttachments()->addToEmail($files, $email),
            10,
            2,
        );
        add_action('transition_post_status', [$this->factory->scheduledReplies(), 'cancelOnTrash'], 10, 3);
        add_action(FileAccessLog::HOOK, [$this->factory->fileAccessLog, 'recordAccess'], 10, 2);
        add_action('deleted_post', [$this->factory->fileAccessLog, 'deleteByPost'], 10, 2);
        add_action('deleted_post', [$this->factory->tags, 'deleteByPost'], 10, 2);
        add_action('deleted_post', [$this->factory->assignees, 'deleteByPost'], 10, 2);
        add_action('deleted_user', [$this->factory->assignees, 'deleteByUser'], 10, 1);
        add_action('remove_user_from_blog', [$this->factory->assignees, 'deleteByUser'], 10, 1);
        $this->addScheduledTasks();
        add_filter('courant_desk_exports', fn (mixed $exports): array => (is_array($exports) ? $exports : []) + [
            'applications' => fn (string $format): iterable => $this->exportController()->exportLines($format),
        ]);
        $spamExpiryNotice = new SpamExpiryNotice($this->factory->retention);
        add_action('admin_notices', [$spamExpiryNotice, 'printNotice'], 11);
        add_filter('courant_desk_digest_lines', [$spamExpiryNotice, 'addToWeeklySummary']);
        if (is_admin()) {
            (new RecruitingAdminHooks($this->factory))->register();
        }
    }

    private function addScheduledTasks(): void
    {
        $tasks = $this->factory->kernel->tasks;
        $retention = $tasks->exclusive('retention', $this->factory->retention->runInBackground(...));
        add_action(ApplicationRetention::EVENT, $retention, 10, 0);
        $orphans = $tasks->exclusive('orphans', $this->factory->orphanCleanup()->runInBackground(...));
        add_action(OrphanCleanup::EVENT, $orphans, 10, 0);
        $maintenance = $tasks->exclusive('recruiting-maintenance', $this->runDailyMaintenance(...));
        add_action(Applications::MAINTENANCE_EVENT, $maintenance, 11);
    }

    public function register(): void
    {
        $this->factory->stages->registerStatuses();
    }

    public function commands(): array
    {
        return [
            new CommandDefinition(
                'retention',
                'Deletes applications whose retention period has ended; --dry-run only reports them.',
                fn (): Command => new RetentionCommand($this->factory->retention, $this->factory->stages),
            ),
        ];
    }

    public function restControllers(): array
    {
        $access = new RecruitingPermissions();
        $schema = new RecruitingSchema($this->factory->kernel->pluginFile);
        $routes = new ApplicationRoutes($access, $schema);
        $changeHandler = new ApplicationChangeHandler($this->factory);
        $applications = new ApplicationsController($this->factory, $access, new ApplicationRowSerializer(
            $this->factory
        ), $changeHandler, $schema);

        return [
            $applications,
            new BulkActionsController($this->factory, $access, $changeHandler),
            new ConversationController($this->factory, $applications, $routes),
            new TagsController($this->factory, $applications, $routes),
            new ReplyAttachmentsController($this->factory, $access, $schema),
            new RecruitingSettingsController(
                $this->factory,
                $access,
                new SavedViewRepository(),
                $schema,
                new SettingsLock($this->factory->kernel->sql, $this->factory->kernel->clock),
            ),
        ];
    }

    /**
     * Creates an export of all applications for WP-CLI. It contains all applications, because users with shell access
     * can also read the database.
     */
    private function exportController(): ApplicationExportController
    {
        return new ApplicationExportController($this->factory, new ApplicationScope(true, 0, []));
    }

    /**
     * Deletes the remaining data of deleted applications, and applications after their retention period. Runs once a
     * day.
     */
    public function runDailyMaintenance(): void
    {
        $this->factory->orphanCleanup()->runInBackground();
        $this->factory->retention->runInBackground();
        $this->factory->replyAttachments()->deleteUnusedInBackground();
    }

    public function migrations(): array
    {
        return [
            new FillCandidatesMigration($this->factory->tables, $this->factory->candidateIndex),
            new TableMigration('applications-5-tags', $this->factory->tables->install(...)),
            new TableMigration('applications-6-attachments', $this->factory->tables->install(...)),
        ];
    }

    public function install(): void
    {
        $this->factory->tables->install();
        $this->factory->stages->install();
    }

    public function deactivate(): void
    {
        wp_clear_scheduled_hook(ApplicationRetention::EVENT);
        wp_clear_scheduled_hook(OrphanCleanup::EVENT);
    }

    public function uninstall(): void
    {
        $this->deactivate();
        $this->factory->tables->erase();
        $this->factory->stages->erase();
        $this->factory->replyTemplates->erase();
        $this->factory->retention->erase();
        $this->factory->orphanCleanup()->erase();
        delete_metadata('user', 0, $this->factory->kernel->sql->coreTable(SavedViewRepository::OPTION), '', true);
    }
}
