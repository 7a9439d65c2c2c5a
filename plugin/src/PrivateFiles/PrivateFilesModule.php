<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles;

use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\CommandRegistry;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\MigrationProvider;
use CourantDesk\Kernel\Module;
use CourantDesk\PrivateFiles\Admin\FileTransfersCard;
use CourantDesk\PrivateFiles\Admin\FilesScreen;
use CourantDesk\PrivateFiles\Cli\AttachmentsCommand;
use CourantDesk\PrivateFiles\Cli\StoreCommand;
use CourantDesk\PrivateFiles\Http\AttachmentAccessPolicy;
use CourantDesk\PrivateFiles\Http\DownloadController;
use CourantDesk\PrivateFiles\Http\SignedDownloadController;
use CourantDesk\PrivateFiles\Http\StoreProbeController;
use CourantDesk\PrivateFiles\Storage\CommandProgress;
use CourantDesk\PrivateFiles\Storage\EncryptFilesMigration;
use CourantDesk\PrivateFiles\Storage\FileIdMigration;
use CourantDesk\PrivateFiles\Storage\FilesTable;
use CourantDesk\PrivateFiles\Storage\PendingProbeRepository;

/** Registers the hooks of applicants' files: storage, its location, and downloads. */
final class PrivateFilesModule implements Module, Installable, MigrationProvider
{
    public function __construct(private readonly Kernel $kernel, private readonly PrivateFilesFactory $files)
    {
    }

    public function boot(): void
    {
        (new StoreProbeController($this->kernel, $this->files->locations()))->register();
        $this->files->createHealth()->register();
        $this->files->createRewriteJob()->register();
        (new AttachmentAccessPolicy($this->files->attachments()))->register();
        $this->files->transferRunner()->register();
        CommandRegistry::register('files', 'Encrypted files of applicants: rekey, verify, scan, move.', $this->files->createCommand(...));
        CommandRegistry::register('store', 'Whose the store of applicants\' files is: status, same-site, copy, restored-backup or release.', fn (): Command => new StoreCommand($this->files->locations(), $this->files->ownership(), $this->kernel->clock));
        CommandRegistry::register('attachments', 'Moves CVs of WP Job Openings into the private store (import), or writes copies back for it (write-back --yes).', fn (): Command => new AttachmentsCommand($this->files->transferRunner(), $this->files->attachmentImport(), $this->files->attachmentWriteBack()));
        if (is_admin()) {
            $notice = $this->files->createNotice();
            $notice->register();
            (new FilesScreen($this->kernel, $this->files->locations(), $this->files->ownership(), $notice))->register();
            (new FileTransfersCard($this->files->transferRunner(), $this->files->attachmentImport(), $this->files->attachmentWriteBack(), $this->kernel->template))->register();
            add_action('admin_init', [new DownloadController($this->files->createFileFinder(), $this->files->createResponse()), 'handle']);
        }
        (new SignedDownloadController($this->files->createFileFinder(), $this->files->createResponse(), $this->kernel->clock))->register();
    }

    public function migrations(): array
    {
        return [new EncryptFilesMigration($this->files->createRewriteJob(), new FilesTable($this->kernel->sql), $this->files->locations()), new FileIdMigration($this->kernel->sql)];
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
