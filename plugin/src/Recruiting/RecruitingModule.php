<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting;

use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\CommandRegistry;
use CourantDesk\Kernel\ContentTypeProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\MigrationProvider;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Recruiting\Admin\SpamExpiryNotice;
use CourantDesk\Recruiting\Cli\RetentionCommand;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\Http\ApplicationChangeHandler;
use CourantDesk\Recruiting\Http\ApplicationExportController;
use CourantDesk\Recruiting\Http\ApplicationRowSerializer;
use CourantDesk\Recruiting\Http\ApplicationsController;
use CourantDesk\Recruiting\Http\BulkActionsController;
use CourantDesk\Recruiting\Http\ConversationController;
use CourantDesk\Recruiting\Http\RecruitingPermissions;
use CourantDesk\Recruiting\Http\RecruitingSchema;
use CourantDesk\Recruiting\Http\RecruitingSettingsController;
use CourantDesk\Recruiting\Storage\ApplicationRetention;
use CourantDesk\Recruiting\Storage\CandidateIndex;
use CourantDesk\Recruiting\Storage\DeletionHandler;
use CourantDesk\Recruiting\Storage\FileAccessLog;
use CourantDesk\Recruiting\Storage\FillCandidatesMigration;
use CourantDesk\Recruiting\Storage\HiringTeamRepository;
use CourantDesk\Recruiting\Storage\OrphanCleanup;
use CourantDesk\Recruiting\Storage\SavedViewRepository;

/**
 * Lets recruiters manage applications: list, board, detail, stages, notes, ratings, export, hiring teams, and
 * retention.
 */
final class RecruitingModule implements Module, ContentTypeProvider, Installable, MigrationProvider
{
    public function __construct(private readonly RecruitingFactory $parts)
    {
    }

    public function boot(): void
    {
        // Priorities 6 and 11: after the statuses and the maintenance of the Applications module, which boots later.
        add_action('init', [$this, 'register'], 6);
        $deletionHandler = new DeletionHandler($this->parts->kernel->sql);
        add_filter('courant_desk_inherited_types', static fn (array $types): array => [...$types, PostTypes::APPLICATION]);
        add_filter('courant_desk_opening_loss', [$deletionHandler, 'describeOpeningDeletion'], 10, 3);
        add_filter('courant_desk_user_loss', [$deletionHandler, 'describeUserDeletion'], 10, 2);
        add_action('deleted_user', [$deletionHandler, 'removeUserFromTeams']);
        add_action('remove_user_from_blog', [$deletionHandler, 'removeUserFromTeams']);
        add_action('save_post_' . PostTypes::APPLICATION, [$this->parts->candidateIndex, 'markChanged'], 20);
        add_action('deleted_post', [$this->parts->candidateIndex, 'deleteRow'], 20, 2);
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, [$this->parts->candidateIndex, 'markChangedByMeta'], 20, 3);
        }
        add_action('shutdown', [$this->parts->candidateIndex, 'flush'], 50, 0);
        add_filter('map_meta_cap', [$this->parts->team, 'grantTeamAccess'], 10, 4);
        add_filter('is_protected_meta', [$this->parts->team, 'protectMeta'], 10, 2);
        add_filter('awsm_jobs_admin_notification_mail_headers', [$this->parts->team, 'addTeamRecipients'], 10, 2);
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, [$this->parts->team, 'resetOpenings'], 10, 3);
        }
        add_action(FileAccessLog::HOOK, [$this->parts->fileAccessLog, 'recordAccess'], 10, 2);
        add_action('deleted_post', [$this->parts->fileAccessLog, 'deleteByPost'], 10, 2);
        add_action(ApplicationRetention::EVENT, [$this->parts->retention, 'runInBackground'], 10, 0);
        $orphanCleanup = $this->parts->orphanCleanup();
        add_action(OrphanCleanup::EVENT, [$orphanCleanup, 'runInBackground'], 10, 0);
        CommandRegistry::register('retention', 'Deletes applications that are kept no longer; --dry-run only tells.', fn (): Command => new RetentionCommand($this->parts->retention, $this->parts->stages));
        add_filter('courant_desk_exports', fn (mixed $exports): array => (is_array($exports) ? $exports : []) + ['applications' => fn (string $format): iterable => $this->exportController()->exportLines($format)]);
        $spamExpiryNotice = new SpamExpiryNotice($this->parts->retention);
        add_action('admin_notices', [$spamExpiryNotice, 'printNotice'], 11);
        add_filter('courant_desk_digest_lines', [$spamExpiryNotice, 'addToWeeklySummary']);
        add_action('rest_api_init', [$this, 'registerRoutes']);
        add_action(Applications::MAINTENANCE_EVENT, [$this, 'runDailyMaintenance'], 11);
        if (is_admin()) {
            (new RecruitingAdminHooks($this->parts))->register();
        }
    }

    public function register(): void
    {
        $this->parts->stages->registerStatuses();
    }

    public function registerRoutes(): void
    {
        $access = new RecruitingPermissions();
        $schema = new RecruitingSchema($this->parts->kernel->pluginFile);
        $moved = new ApplicationChangeHandler($this->parts);
        $applications = new ApplicationsController($this->parts, $access, new ApplicationRowSerializer($this->parts), $moved, $schema);
        $applications->register();
        (new BulkActionsController($this->parts, $access, $moved))->register();
        (new ConversationController($this->parts, $access, $applications, $schema))->register();
        (new RecruitingSettingsController($this->parts, $access, new SavedViewRepository(), $schema))->register();
    }

    /** Creates an export of all applications for WP-CLI. Users with shell access can read the database anyway. */
    private function exportController(): ApplicationExportController
    {
        return new ApplicationExportController($this->parts, new ApplicationScope(true, 0, []));
    }

    /** Deletes leftover data of deleted applications, and applications past their retention period. Runs once a day. */
    public function runDailyMaintenance(): void
    {
        $this->parts->orphanCleanup()->runInBackground();
        $this->parts->retention->runInBackground();
    }

    public function migrations(): array
    {
        return [new FillCandidatesMigration($this->parts->tables, $this->parts->candidateIndex)];
    }

    public function install(): void
    {
        $this->parts->tables->install();
        $this->parts->stages->install();
    }

    public function deactivate(): void
    {
        wp_clear_scheduled_hook(ApplicationRetention::EVENT);
        wp_clear_scheduled_hook(OrphanCleanup::EVENT);
    }

    public function uninstall(): void
    {
        $this->deactivate();
        $this->parts->tables->erase();
        $this->parts->stages->erase();
        $this->parts->replyTemplates->erase();
        $this->parts->retention->erase();
        $this->parts->orphanCleanup()->erase();
        delete_metadata('user', 0, $this->parts->kernel->sql->coreTable(SavedViewRepository::OPTION), '', true);
    }
}
