<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles;

use Closure;
use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\CommandRegistry;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\MigrationProvider;
use CourantDesk\Kernel\Module;
use CourantDesk\PrivateFiles\Admin\FilesScreen;
use CourantDesk\PrivateFiles\Admin\FileTransfersCard;
use CourantDesk\PrivateFiles\Admin\ScanText;
use CourantDesk\PrivateFiles\Admin\StorageNotice;
use CourantDesk\PrivateFiles\Admin\StoreHealth;
use CourantDesk\PrivateFiles\Cli\AttachmentsCommand;
use CourantDesk\PrivateFiles\Cli\FileBatchRunner;
use CourantDesk\PrivateFiles\Cli\FilesCommand;
use CourantDesk\PrivateFiles\Cli\MoveCommand;
use CourantDesk\PrivateFiles\Cli\RekeyCommand;
use CourantDesk\PrivateFiles\Cli\ScanCommand;
use CourantDesk\PrivateFiles\Cli\StoreCommand;
use CourantDesk\PrivateFiles\Cli\VerifyCommand;
use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\FileKindDetector;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\NullScanner;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\Domain\StorageUsage;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Http\AttachmentAccessPolicy;
use CourantDesk\PrivateFiles\Http\DownloadController;
use CourantDesk\PrivateFiles\Http\FileResponse;
use CourantDesk\PrivateFiles\Http\RequestedFileFinder;
use CourantDesk\PrivateFiles\Http\SignedDownloadController;
use CourantDesk\PrivateFiles\Http\StoreProbeController;
use CourantDesk\PrivateFiles\Storage\AttachmentImport;
use CourantDesk\PrivateFiles\Storage\AttachmentRepository;
use CourantDesk\PrivateFiles\Storage\AttachmentWriteBack;
use CourantDesk\PrivateFiles\Storage\CommandProgress;
use CourantDesk\PrivateFiles\Storage\EncryptFilesMigration;
use CourantDesk\PrivateFiles\Storage\FileChecker;
use CourantDesk\PrivateFiles\Storage\FileContent;
use CourantDesk\PrivateFiles\Storage\FileContentDetector;
use CourantDesk\PrivateFiles\Storage\FileIdMigration;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantDesk\PrivateFiles\Storage\FilePersonalData;
use CourantDesk\PrivateFiles\Storage\FileProblemRepository;
use CourantDesk\PrivateFiles\Storage\FileRepository;
use CourantDesk\PrivateFiles\Storage\FileRewriter;
use CourantDesk\PrivateFiles\Storage\FilesTable;
use CourantDesk\PrivateFiles\Storage\KeyRepository;
use CourantDesk\PrivateFiles\Storage\PendingProbeRepository;
use CourantDesk\PrivateFiles\Storage\PrivateDirectory;
use CourantDesk\PrivateFiles\Storage\PrivateFilesInstaller;
use CourantDesk\PrivateFiles\Storage\PrivateFileStore;
use CourantDesk\PrivateFiles\Storage\RewriteJob;
use CourantDesk\PrivateFiles\Storage\StoreMarkerRepository;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;
use CourantDesk\PrivateFiles\Storage\TransferRunner;
use CourantDesk\PrivateFiles\Storage\UnknownFileCleanup;
use RuntimeException;

/** Manages applicants' files: encrypted storage, its location, and downloads. */
final class PrivateFilesModule implements Module, Installable, MigrationProvider, PrivateFiles
{
    private readonly KeyRepository $keys;
    private readonly StoreOwnership $ownership;
    private readonly FileLocations $locations;
    private readonly FileRepository $repository;
    private readonly FileProblemRepository $problems;

    /**
     * @param mixed                     $keys    value of COURANT_FILE_KEYS, or null
     * @param (Closure(): Scanner)|null $scanner the configured malware scanner
     */
    public function __construct(
        private readonly Kernel $kernel,
        #[\SensitiveParameter] mixed $keys,
        string $namedLocation,
        private readonly CipherSuite $ciphers,
        private readonly ?Closure $scanner = null,
    ) {
        $this->keys = new KeyRepository($kernel->sql, $keys);
        $this->ownership = new StoreOwnership($kernel->sql, new StoreMarkerRepository(), $kernel->log);
        $this->locations = new FileLocations(new PrivateDirectory($kernel->sql->coreTable(''), $namedLocation), $this->ownership);
        $this->repository = new FileRepository($kernel->sql, $kernel->clock);
        $this->problems = new FileProblemRepository($kernel->clock, $kernel->log);
    }

    /**
     * Creates the module from the constants in wp-config.php.
     *
     * @param (Closure(): Scanner)|null $scanner
     */
    public static function create(Kernel $kernel, ?Closure $scanner = null): self
    {
        return new self(
            $kernel,
            defined('COURANT_FILE_KEYS') ? constant('COURANT_FILE_KEYS') : null,
            defined('COURANT_PRIVATE_DIR') ? COURANT_PRIVATE_DIR : '',
            CipherSuite::forServer(),
            $scanner,
        );
    }

    public function boot(): void
    {
        (new StoreProbeController($this->kernel, $this->locations))->register();
        (new StoreHealth($this->keys, $this->ciphers, $this->locations, $this->repository, $this->problems))->register();
        $this->createRewriteJob()->register();
        (new AttachmentAccessPolicy($this->attachments()))->register();
        $this->transferRunner()->register();
        CommandRegistry::register('files', 'Encrypted files of applicants: rekey, verify, scan, move.', $this->createCommand(...));
        CommandRegistry::register('store', 'Whose the store of applicants\' files is: status, same-site, copy, restored-backup or release.', fn (): Command => new StoreCommand($this->locations, $this->ownership, $this->kernel->clock));
        CommandRegistry::register('attachments', 'Moves CVs of WP Job Openings into the private store (import), or writes copies back for it (write-back --yes).', fn (): Command => new AttachmentsCommand($this->transferRunner(), $this->attachmentImport(), $this->attachmentWriteBack()));
        if (is_admin()) {
            $notice = new StorageNotice($this->locations, $this->ownership, $this->repository);
            $notice->register();
            (new FilesScreen($this->kernel, $this->locations, $this->ownership, $notice))->register();
            (new FileTransfersCard($this->transferRunner(), $this->attachmentImport(), $this->attachmentWriteBack(), $this->kernel->template))->register();
            add_action('admin_init', [new DownloadController($this->createFileFinder(), $this->createResponse()), 'handle']);
        }
        (new SignedDownloadController($this->createFileFinder(), $this->createResponse(), $this->kernel->clock))->register();
    }

    public function migrations(): array
    {
        return [new EncryptFilesMigration($this->createRewriteJob(), new FilesTable($this->kernel->sql), $this->locations), new FileIdMigration($this->kernel->sql)];
    }

    public function createCommand(): Command
    {
        return new FilesCommand([
            'rekey' => fn (): Command => new RekeyCommand($this->createBatchRunner(), $this->createChecker(), $this->createRewriter(), $this->keys),
            'verify' => fn (): Command => new VerifyCommand($this->createBatchRunner(), $this->createChecker()),
            'scan' => fn (): Command => new ScanCommand($this->createBatchRunner(), $this->store(), $this->repository, $this->createChecker(), $this->scanner(...)),
            'move' => fn (): Command => new MoveCommand($this->createRewriteJob(), $this->locations),
        ]);
    }

    public function store(): FileStore
    {
        return new PrivateFileStore($this->locations, $this->repository, $this->createContent(), $this->problems, $this->createCleanup(), $this->kernel->log);
    }

    public function attachments(): AttachmentRepository
    {
        return new AttachmentRepository($this->kernel->sql);
    }

    public function scanner(): Scanner
    {
        return $this->scanner === null ? new NullScanner() : ($this->scanner)();
    }

    public function fileKindDetector(): FileKindDetector
    {
        return new FileContentDetector();
    }

    /** Returns the files among the personal data of an applicant. */
    public function personalDataStore(): PersonalDataStore
    {
        return new FilePersonalData($this->kernel->sql, $this->store(), $this->attachments(), $this, $this->kernel->clock);
    }

    public function attachmentImport(): AttachmentImport
    {
        return new AttachmentImport($this->kernel->sql, $this->store(), $this->attachments());
    }

    public function attachmentWriteBack(): AttachmentWriteBack
    {
        return new AttachmentWriteBack($this->kernel->sql, $this->store());
    }

    public function transferRunner(): TransferRunner
    {
        return new TransferRunner([$this->attachmentImport(), $this->attachmentWriteBack()], $this->kernel->sql, $this->kernel->clock, $this->kernel->log);
    }

    public function downloadUrl(int $id, int $application): string
    {
        return DownloadController::url($id, $application);
    }

    public function signedUrl(int $id, int $application, int $expires): string
    {
        return SignedDownloadController::url($id, $application, $expires);
    }

    public function scanWarning(StoredFile $file): string
    {
        return ScanText::warning($file->scan);
    }

    public function scanNotice(StoredFile $file): string
    {
        return ScanText::notice($file->scan);
    }

    public function isWritable(): bool
    {
        try {
            return $this->locations->current()->isWritable();
        } catch (RuntimeException) {
            return false;
        }
    }

    public function usage(): StorageUsage
    {
        [$total, $lastHour] = $this->repository->sumBytes(HOUR_IN_SECONDS);

        return new StorageUsage($total, $lastHour, $this->freeBytes());
    }

    public function unreadableCount(): int
    {
        return count($this->problems->findAll());
    }

    public function freeBytes(): ?int
    {
        try {
            $location = $this->locations->current();
            $free = $location->isLocal() && function_exists('disk_free_space') ? @disk_free_space($location->path()) : false;
        } catch (RuntimeException) {
            $free = false;
        }
        /**
         * Filters the free space on the disk of the private store.
         *
         * @since 0.1.0
         * @param int|null $free bytes; null if unknown
         */
        $free = apply_filters('courant_desk_free_bytes', is_float($free) ? (int) $free : null);

        return is_numeric($free) ? (int) $free : null;
    }

    public function locations(): FileLocations
    {
        return $this->locations;
    }

    public function ownership(): StoreOwnership
    {
        return $this->ownership;
    }

    public function createCleanup(): UnknownFileCleanup
    {
        return new UnknownFileCleanup($this->locations, $this->repository, $this->ownership, $this->kernel->clock);
    }

    public function repository(): FileRepository
    {
        return $this->repository;
    }

    public function createContent(): FileContent
    {
        return new FileContent($this->locations, $this->ciphers, $this->keys);
    }

    public function keys(): KeyRepository
    {
        return $this->keys;
    }

    public function problems(): FileProblemRepository
    {
        return $this->problems;
    }

    public function createRewriteJob(): RewriteJob
    {
        return new RewriteJob($this->locations, $this->repository, $this->createChecker(), $this->createRewriter(), $this->problems, $this->kernel->clock, $this->kernel->log);
    }

    public function createRewriter(): FileRewriter
    {
        return new FileRewriter($this->locations, $this->repository, $this->createContent(), $this->store(), $this->problems);
    }

    private function createFileFinder(): RequestedFileFinder
    {
        return new RequestedFileFinder($this->store(), $this->attachments());
    }

    private function createResponse(): FileResponse
    {
        return new FileResponse($this->store(), $this->problems);
    }

    private function createChecker(): FileChecker
    {
        return new FileChecker($this->locations, $this->createContent(), $this->keys, $this->problems);
    }

    private function createBatchRunner(): FileBatchRunner
    {
        return new FileBatchRunner($this->repository, $this->problems, new CommandProgress());
    }

    public function install(): void
    {
        $this->createInstaller()->install();
    }

    public function deactivate(): void
    {
        $this->createRewriteJob()->unschedule();
    }

    public function uninstall(): void
    {
        $this->transferRunner()->erase();
        $this->createRewriteJob()->delete();
        (new CommandProgress())->deleteAll();
        $this->createInstaller()->uninstall();
        (new StorageNotice($this->locations, $this->ownership, $this->repository))->deleteDismissals();
        PendingProbeRepository::deleteAll();
    }

    private function createInstaller(): PrivateFilesInstaller
    {
        return new PrivateFilesInstaller($this->kernel->sql, $this->keys, $this->locations, $this->problems);
    }
}
