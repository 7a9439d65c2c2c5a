<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles;

use Closure;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\Commands;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Migrates;
use CourantDesk\PrivateFiles\Admin\FilesScreen;
use CourantDesk\PrivateFiles\Admin\PendingProbe;
use CourantDesk\PrivateFiles\Admin\ScanText;
use CourantDesk\PrivateFiles\Admin\StorageNotice;
use CourantDesk\PrivateFiles\Admin\StoreHealth;
use CourantDesk\PrivateFiles\Admin\StoreProbe;
use CourantDesk\PrivateFiles\Cli\FileLoop;
use CourantDesk\PrivateFiles\Cli\FilesCommand;
use CourantDesk\PrivateFiles\Cli\MoveCommand;
use CourantDesk\PrivateFiles\Cli\RekeyCommand;
use CourantDesk\PrivateFiles\Cli\ScanCommand;
use CourantDesk\PrivateFiles\Cli\StoreCommand;
use CourantDesk\PrivateFiles\Cli\VerifyCommand;
use CourantDesk\PrivateFiles\Domain\Attachments;
use CourantDesk\PrivateFiles\Domain\CipherSuite;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\NoScanner;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\Domain\StorageUsage;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Http\DownloadController;
use CourantDesk\PrivateFiles\Http\FileResponse;
use CourantDesk\PrivateFiles\Http\RequestedFiles;
use CourantDesk\PrivateFiles\Http\SignedDownloadController;
use CourantDesk\PrivateFiles\Storage\CommandProgress;
use CourantDesk\PrivateFiles\Storage\EncryptFilesMigration;
use CourantDesk\PrivateFiles\Storage\FileChecker;
use CourantDesk\PrivateFiles\Storage\FileContent;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantDesk\PrivateFiles\Storage\FileProblems;
use CourantDesk\PrivateFiles\Storage\FileRepository;
use CourantDesk\PrivateFiles\Storage\FileRewriter;
use CourantDesk\PrivateFiles\Storage\FilesTable;
use CourantDesk\PrivateFiles\Storage\KeyStore;
use CourantDesk\PrivateFiles\Storage\MarkerStore;
use CourantDesk\PrivateFiles\Storage\PrivateDirectory;
use CourantDesk\PrivateFiles\Storage\PrivateFilesInstaller;
use CourantDesk\PrivateFiles\Storage\PrivateFileStore;
use CourantDesk\PrivateFiles\Storage\RewriteJob;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;
use CourantDesk\PrivateFiles\Storage\UnknownFiles;
use RuntimeException;

/** Applicants' files: encrypted storage, where it is, and the download. */
final class PrivateFilesModule implements Feature, Installs, Migrates, PrivateFiles
{
    private readonly KeyStore $keys;
    private readonly StoreOwnership $ownership;
    private readonly FileLocations $locations;
    private readonly FileRepository $repository;
    private readonly FileProblems $problems;

    /**
     * @param mixed                     $keys    the value of COURANT_FILE_KEYS, or null
     * @param (Closure(): Scanner)|null $scanner the configured malware scanner
     */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly Attachments $attachments,
        #[\SensitiveParameter] mixed $keys,
        string $namedLocation,
        private readonly CipherSuite $ciphers,
        private readonly ?Closure $scanner = null,
    ) {
        $this->keys = new KeyStore($kernel->sql, $keys);
        $this->ownership = new StoreOwnership($kernel->sql, new MarkerStore(), $kernel->log);
        $this->locations = new FileLocations(new PrivateDirectory($kernel->sql->core(''), $namedLocation), $this->ownership);
        $this->repository = new FileRepository($kernel->sql, $kernel->clock);
        $this->problems = new FileProblems($kernel->clock, $kernel->log);
    }

    /**
     * As wp-config.php configures it.
     *
     * @param (Closure(): Scanner)|null $scanner
     */
    public static function create(Kernel $kernel, Attachments $attachments, ?Closure $scanner = null): self
    {
        return new self(
            $kernel,
            $attachments,
            defined('COURANT_FILE_KEYS') ? constant('COURANT_FILE_KEYS') : null,
            defined('COURANT_PRIVATE_DIR') ? COURANT_PRIVATE_DIR : '',
            CipherSuite::ofServer(),
            $scanner,
        );
    }

    public function boot(): void
    {
        (new StoreProbe($this->kernel, $this->locations))->boot();
        (new StoreHealth($this->keys, $this->ciphers, $this->locations, $this->repository, $this->problems))->boot();
        $this->job()->boot();
        Commands::offer('files', 'Encrypted files of applicants: rekey, verify, scan, move.', $this->command(...));
        Commands::offer('store', 'Whose the store of applicants\' files is: status, same-site, copy, restored-backup or release.', fn (): Command => new StoreCommand($this->locations, $this->ownership, $this->kernel->clock));
        if (is_admin()) {
            $notice = new StorageNotice($this->locations, $this->ownership, $this->repository);
            $notice->register();
            (new FilesScreen($this->kernel, $this->locations, $this->ownership, $notice))->register();
            add_action('admin_init', [new DownloadController($this->requested(), $this->response()), 'handle']);
        }
        (new SignedDownloadController($this->requested(), $this->response(), $this->kernel->clock))->boot();
    }

    public function migrations(): array
    {
        return [new EncryptFilesMigration($this->job(), new FilesTable($this->kernel->sql), $this->locations)];
    }

    public function command(): Command
    {
        return new FilesCommand([
            'rekey' => fn (): Command => new RekeyCommand($this->loop(), $this->checker(), $this->rewriter(), $this->keys),
            'verify' => fn (): Command => new VerifyCommand($this->loop(), $this->checker()),
            'scan' => fn (): Command => new ScanCommand($this->loop(), $this->store(), $this->repository, $this->checker(), $this->scanner ?? static fn (): Scanner => new NoScanner()),
            'move' => fn (): Command => new MoveCommand($this->job(), $this->locations),
        ]);
    }

    public function store(): FileStore
    {
        return new PrivateFileStore($this->locations, $this->repository, $this->content(), $this->problems, $this->unknownFiles(), $this->kernel->log);
    }

    public function downloadUrl(int $id, int $application): string
    {
        return DownloadController::url($id, $application);
    }

    public function signedUrl(int $id, int $application, int $expires): string
    {
        return SignedDownloadController::url($id, $application, $expires);
    }

    public function warning(StoredFile $file): string
    {
        return ScanText::warning($file->scan);
    }

    public function notice(StoredFile $file): string
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
        [$total, $lastHour] = $this->repository->bytes(HOUR_IN_SECONDS);

        return new StorageUsage($total, $lastHour, $this->freeBytes());
    }

    public function unreadableCount(): int
    {
        return count($this->problems->all());
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
         * Filters the space that is left on the disk of the private store.
         *
         * @since 0.1.0
         *
         * @param int|null $free bytes; null where it is unknown
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

    public function unknownFiles(): UnknownFiles
    {
        return new UnknownFiles($this->locations, $this->repository, $this->ownership, $this->kernel->clock);
    }

    public function repository(): FileRepository
    {
        return $this->repository;
    }

    public function content(): FileContent
    {
        return new FileContent($this->locations, $this->ciphers, $this->keys);
    }

    public function keys(): KeyStore
    {
        return $this->keys;
    }

    public function problems(): FileProblems
    {
        return $this->problems;
    }

    public function job(): RewriteJob
    {
        return new RewriteJob($this->locations, $this->repository, $this->checker(), $this->rewriter(), $this->problems, $this->kernel->clock, $this->kernel->log);
    }

    public function rewriter(): FileRewriter
    {
        return new FileRewriter($this->locations, $this->repository, $this->content(), $this->store(), $this->problems);
    }

    private function requested(): RequestedFiles
    {
        return new RequestedFiles($this->store(), $this->attachments);
    }

    private function response(): FileResponse
    {
        return new FileResponse($this->store(), $this->problems);
    }

    private function checker(): FileChecker
    {
        return new FileChecker($this->locations, $this->content(), $this->keys, $this->problems);
    }

    private function loop(): FileLoop
    {
        return new FileLoop($this->repository, $this->problems, new CommandProgress());
    }

    public function install(): void
    {
        $this->installer()->install();
    }

    public function deactivate(): void
    {
        $this->job()->deactivate();
    }

    public function erase(): void
    {
        $this->job()->erase();
        (new CommandProgress())->erase();
        $this->installer()->erase();
        (new StorageNotice($this->locations, $this->ownership, $this->repository))->erase();
        PendingProbe::erase();
    }

    private function installer(): PrivateFilesInstaller
    {
        return new PrivateFilesInstaller($this->kernel->sql, $this->keys, $this->locations, $this->problems);
    }
}
