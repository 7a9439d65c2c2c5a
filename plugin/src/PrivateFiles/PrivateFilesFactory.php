<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles;

use Closure;
use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\Kernel;
use CourantDesk\PrivateFiles\Admin\ScanMessages;
use CourantDesk\PrivateFiles\Admin\StorageNotice;
use CourantDesk\PrivateFiles\Admin\StoreHealth;
use CourantDesk\PrivateFiles\Cli\FileBatchRunner;
use CourantDesk\PrivateFiles\Cli\FilesCommand;
use CourantDesk\PrivateFiles\Cli\MoveCommand;
use CourantDesk\PrivateFiles\Cli\RekeyCommand;
use CourantDesk\PrivateFiles\Cli\ScanCommand;
use CourantDesk\PrivateFiles\Cli\VerifyCommand;
use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\FileKindDetector;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\NullScanner;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\Domain\StorageUsage;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Http\DownloadController;
use CourantDesk\PrivateFiles\Http\FileResponse;
use CourantDesk\PrivateFiles\Http\RequestedFileFinder;
use CourantDesk\PrivateFiles\Http\SignedDownloadController;
use CourantDesk\PrivateFiles\Storage\AttachmentImport;
use CourantDesk\PrivateFiles\Storage\AttachmentRepository;
use CourantDesk\PrivateFiles\Storage\AttachmentWriteBack;
use CourantDesk\PrivateFiles\Storage\CommandProgress;
use CourantDesk\PrivateFiles\Storage\FileChecker;
use CourantDesk\PrivateFiles\Storage\FileContent;
use CourantDesk\PrivateFiles\Storage\FileContentDetector;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantDesk\PrivateFiles\Storage\FilePersonalData;
use CourantDesk\PrivateFiles\Storage\FileProblemRepository;
use CourantDesk\PrivateFiles\Storage\FileRepository;
use CourantDesk\PrivateFiles\Storage\FileRewriter;
use CourantDesk\PrivateFiles\Storage\KeyRepository;
use CourantDesk\PrivateFiles\Storage\PrivateDirectory;
use CourantDesk\PrivateFiles\Storage\PrivateFilesInstaller;
use CourantDesk\PrivateFiles\Storage\PrivateFileStore;
use CourantDesk\PrivateFiles\Storage\RewriteJob;
use CourantDesk\PrivateFiles\Storage\StorageSpace;
use CourantDesk\PrivateFiles\Storage\StoreMarkerRepository;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;
use CourantDesk\PrivateFiles\Storage\TransferRunner;
use CourantDesk\PrivateFiles\Storage\UnknownFileCleanup;

/** Creates the objects of this module: encrypted storage, its location, and the commands for it. */
final class PrivateFilesFactory implements PrivateFiles
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
        $this->locations =
            new FileLocations(new PrivateDirectory($kernel->sql->coreTable(''), $namedLocation), $this->ownership);
        $this->repository = new FileRepository($kernel->sql, $kernel->clock);
        $this->problems = new FileProblemRepository($kernel->clock, $kernel->log);
    }

    /**
     * Creates the factory from the constants in wp-config.php.
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

    public function createCommand(): Command
    {
        return new FilesCommand([
            'rekey' => fn (): Command => new RekeyCommand(
                $this->createBatchRunner(), $this->createChecker(), $this->createRewriter(), $this->keys,
            ),
            'verify' => fn (): Command => new VerifyCommand($this->createBatchRunner(), $this->createChecker()),
            'scan' => fn (): Command => new ScanCommand(
                $this->createBatchRunner(), $this->store(), $this->repository, $this->createChecker(),
                $this->scanner(...),
            ),
            'move' => fn (): Command => new MoveCommand($this->createRewriteJob(), $this->locations),
        ]);
    }

    public function store(): FileStore
    {
        return new PrivateFileStore(
            locations: $this->locations,
            files: $this->repository,
            content: $this->createContent(),
            problems: $this->problems,
            unknown: $this->createCleanup(),
            log: $this->kernel->log
        );
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

    /** Returns the store of personal data in applicants' files. */
    public function personalDataStore(): PersonalDataStore
    {
        return new FilePersonalData(
            $this->kernel->sql, $this->store(), $this->attachments(), $this, $this->kernel->clock,
        );
    }

    public function attachmentCopies(): AttachmentImport
    {
        return new AttachmentImport($this->kernel->sql, $this->store(), $this->attachments());
    }

    public function attachmentWriteBack(): AttachmentWriteBack
    {
        return new AttachmentWriteBack($this->kernel->sql, $this->store());
    }

    public function transferRunner(): TransferRunner
    {
        $transfers = [$this->attachmentCopies(), $this->attachmentWriteBack()];

        return new TransferRunner($transfers, $this->kernel->sql, $this->kernel->clock, $this->kernel->log);
    }

    public function downloadUrl(int $id, int $application): string
    {
        return DownloadController::url($id, $application);
    }

    public function signedUrl(int $id, int $application, int $expires): string
    {
        return SignedDownloadController::url($this->keys()->downloadSignature(), $id, $application, $expires);
    }

    public function scanWarning(StoredFile $file): string
    {
        return ScanMessages::warning($file->scan);
    }

    public function scanNotice(StoredFile $file): string
    {
        return ScanMessages::notice($file->scan);
    }

    public function isWritable(): bool
    {
        return $this->space()->isWritable();
    }

    public function usage(): StorageUsage
    {
        return $this->space()->usage();
    }

    public function unreadableCount(): int
    {
        return count($this->problems->findAll());
    }

    public function freeBytes(): ?int
    {
        return $this->space()->freeBytes();
    }

    private function space(): StorageSpace
    {
        return new StorageSpace($this->locations, $this->repository);
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

    public function createHealth(): StoreHealth
    {
        return new StoreHealth($this->keys, $this->ciphers, $this->locations, $this->repository, $this->problems);
    }

    public function createNotice(): StorageNotice
    {
        return new StorageNotice($this->locations, $this->ownership, $this->repository);
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
        return new RewriteJob(
            locations: $this->locations,
            files: $this->repository,
            checker: $this->createChecker(),
            rewriter: $this->createRewriter(),
            problems: $this->problems,
            clock: $this->kernel->clock,
            log: $this->kernel->log
        );
    }

    public function createRewriter(): FileRewriter
    {
        return new FileRewriter(
            $this->locations, $this->repository, $this->createContent(), $this->store(), $this->problems,
        );
    }

    public function createFileFinder(): RequestedFileFinder
    {
        return new RequestedFileFinder($this->store(), $this->attachments());
    }

    public function createResponse(): FileResponse
    {
        return new FileResponse($this->store(), $this->problems);
    }

    public function createChecker(): FileChecker
    {
        return new FileChecker($this->locations, $this->createContent(), $this->keys, $this->problems);
    }

    private function createBatchRunner(): FileBatchRunner
    {
        return new FileBatchRunner($this->repository, $this->problems, new CommandProgress());
    }

    public function createInstaller(): PrivateFilesInstaller
    {
        return new PrivateFilesInstaller($this->kernel->sql, $this->keys, $this->locations, $this->problems);
    }
}
