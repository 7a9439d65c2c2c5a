<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles;

use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\CommandDefinition;
use CourantDesk\Kernel\CommandProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\MigrationProvider;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\PrivateFiles\Admin\DeactivationGuard;
use CourantDesk\PrivateFiles\Admin\FilesScreen;
use CourantDesk\PrivateFiles\Admin\FileTransfersCard;
use CourantDesk\PrivateFiles\Admin\StorageNotice;
use CourantDesk\PrivateFiles\Admin\StoreHealth;
use CourantDesk\PrivateFiles\Cli\AttachmentsCommand;
use CourantDesk\PrivateFiles\Cli\StoreCommand;
use CourantDesk\PrivateFiles\Http\AttachmentAccessPolicy;
use CourantDesk\PrivateFiles\Http\DownloadController;
use CourantDesk\PrivateFiles\Http\RemovedAttachmentController;
use CourantDesk\PrivateFiles\Http\SignedDownloadController;
use CourantDesk\PrivateFiles\Http\StoreProbeController;
use CourantDesk\PrivateFiles\Storage\CommandProgress;
use CourantDesk\PrivateFiles\Storage\EncryptFilesMigration;
use CourantDesk\PrivateFiles\Storage\FileIdMigration;
use CourantDesk\PrivateFiles\Storage\FilesTable;
use CourantDesk\PrivateFiles\Storage\PendingProbeRepository;
use CourantDesk\PrivateFiles\Storage\RewriteJob;
use CourantDesk\PrivateFiles\Storage\TransferRunner;
use WP_CLI;
use WP_Site;

/** Registers the hooks of applicants' files: storage, its location, and downloads. */
final class PrivateFilesModule implements
    Module,
    Installable,
    MigrationProvider,
    RestControllerProvider,
    CommandProvider
{
    public function __construct(private readonly Kernel $kernel, private readonly PrivateFilesFactory $files)
    {
    }

    public function boot(): void
    {
        $probe = $this->createProbeController();
        add_action('load-site-health.php', [$probe, 'enqueueScript']);
        add_filter('site_status_tests', [$probe, 'addTest']);
        $storeHealth = $this->files->createHealth();
        add_filter('site_status_tests', [$storeHealth, 'addTest']);
        $rewriteJob = $this->files->createRewriteJob();
        add_action(RewriteJob::EVENT, [$rewriteJob, 'runInBackground']);
        add_action(RewriteJob::DAILY_EVENT, [$rewriteJob, 'startInBackground']);
        add_action('courant_desk_health_check', [$rewriteJob, 'restore']);
        add_action('admin_init', [$rewriteJob, 'runInAdmin']);
        $attachmentAccess = new AttachmentAccessPolicy($this->files->attachments());
        add_filter('map_meta_cap', [$attachmentAccess, 'requireApplicationCapability'], 10, 4);
        add_filter('wp_get_attachment_url', [$attachmentAccess, 'hideUrl'], 100, 2);
        add_filter('get_the_guid', [$attachmentAccess, 'hideUrl'], 100, 2);
        add_filter('get_post_status', [$attachmentAccess, 'reportAsPrivate'], 10, 2);
        add_filter('posts_where', [$attachmentAccess, 'excludeFromQueries'], 10, 2);
        add_filter('xmlrpc_prepare_media_item', [$attachmentAccess, 'emptyXmlRpcItem'], 10, 2);
        add_filter('rest_request_before_callbacks', [$attachmentAccess, 'refuseRestRequest'], 10, 3);
        add_action('wp_ajax_get-attachment', [$attachmentAccess, 'refuseAjaxRequest'], 0);
        add_action('load-async-upload.php', [$attachmentAccess, 'refuseUploadPreview']);
        add_action('template_redirect', [$attachmentAccess, 'redirectPage'], 1);
        add_action('template_redirect', [new RemovedAttachmentController(), 'handle'], 2);
        // Runs before WordPress drops the tables of the site, which contain the ownership and the keys.
        add_action('wp_uninitialize_site', [$this, 'deleteFilesOfSite'], 5);
        $transferRunner = $this->files->transferRunner();
        add_action(TransferRunner::EVENT, [$transferRunner, 'continueInBackground']);
        if (is_admin()) {
            $notice = $this->files->createNotice();
            add_action('admin_notices', [$notice, 'print']);
            add_action('admin_post_' . StorageNotice::ACTION, [$notice, 'handleDismiss']);
            $filesScreen =
                new FilesScreen($this->kernel, $this->files->locations(), $this->files->ownership(), $notice);
            add_action('admin_menu', [$filesScreen, 'addPage'], 47);
            add_action('admin_post_' . FilesScreen::DECIDE_ACTION, [$filesScreen, 'handleDecision']);
            add_action('admin_post_' . FilesScreen::RELEASE_ACTION, [$filesScreen, 'handleRelease']);
            $transfersCard = new FileTransfersCard(
                $this->files->transferRunner(),
                $this->files->attachmentCopies(),
                $this->files->attachmentWriteBack(),
                $this->kernel->template,
                $this->createDeactivationGuard(),
            );
            add_action('courant_desk_files_screen_cards', [$transfersCard, 'printCards']);
            add_action('admin_post_' . FileTransfersCard::IMPORT_ACTION, [$transfersCard, 'handleImport']);
            add_action('admin_post_' . FileTransfersCard::WRITE_BACK_ACTION, [$transfersCard, 'handleWriteBack']);
            add_action(
                'admin_init',
                [new DownloadController($this->files->createFileFinder(), $this->files->createResponse()), 'handle'],
            );
        }
        $this->guardDeactivation();
        $signedDownload = new SignedDownloadController(
            $this->files->createFileFinder(),
            $this->files->createResponse(),
            $this->kernel->clock,
            $this->files->keys()->downloadSignature(),
        );
        add_action('template_redirect', [$signedDownload, 'handle'], 0);
    }

    public function restControllers(): array
    {
        return [$this->createProbeController()];
    }

    public function commands(): array
    {
        return [
            new CommandDefinition(
                'files',
                'Manages the encrypted files of applicants: rekey, verify, scan or move.',
                $this->files->createCommand(...),
            ),
            new CommandDefinition(
                'store',
                'Reports or changes which site owns the private store: status, same-site, copy, restored-backup or release.',
                fn (): Command => new StoreCommand(
                    $this->files->locations(),
                    $this->files->ownership(),
                    $this->kernel->clock,
                ),
            ),
            new CommandDefinition(
                'attachments',
                'Moves CVs of WP Job Openings into the private store (import), or writes copies back for it'
                    . ' (write-back --yes).',
                fn (): Command => new AttachmentsCommand(
                    $this->files->transferRunner(),
                    $this->files->attachmentCopies(),
                    $this->files->attachmentWriteBack(),
                ),
            ),
        ];
    }

    /** Deletes applicants' files of a site that is being deleted from the network. */
    public function deleteFilesOfSite(WP_Site $site): void
    {
        switch_to_blog((int) $site->blog_id);
        $this->files->locations()->deleteAll((int) $site->blog_id);
        restore_current_blog();
    }

    private function guardDeactivation(): void
    {
        add_filter(
            'plugin_action_links_' . plugin_basename($this->kernel->pluginFile),
            fn (mixed $links): array => $this->createDeactivationGuard()->changeDeactivateLink($links),
        );
        if (defined('WP_CLI') && WP_CLI) {
            WP_CLI::add_hook(
                'before_invoke:plugin deactivate',
                fn () => $this->createDeactivationGuard()->printWarning(WP_CLI::warning(...)),
            );
        }
    }

    private function createDeactivationGuard(): DeactivationGuard
    {
        return new DeactivationGuard(
            $this->kernel->pluginFile,
            $this->files->attachments(),
            $this->files->attachmentWriteBack(),
        );
    }

    private function createProbeController(): StoreProbeController
    {
        return new StoreProbeController($this->kernel, $this->files->locations());
    }

    public function migrations(): array
    {
        return [
            new EncryptFilesMigration(
                $this->files->createRewriteJob(),
                new FilesTable($this->kernel->sql),
                $this->files->locations(),
            ),
            new FileIdMigration($this->kernel->sql),
        ];
    }

    public function install(): void
    {
        $this->files->createInstaller()->install();
    }

    public function deactivate(): void
    {
        $this->files->createRewriteJob()->unschedule();
    }

    public function uninstall(): void
    {
        $this->files->transferRunner()->erase();
        $this->files->createRewriteJob()->delete();
        (new CommandProgress())->deleteAll();
        $this->files->createInstaller()->uninstall();
        $this->files->createNotice()->deleteDismissals();
        PendingProbeRepository::deleteAll();
    }
}
