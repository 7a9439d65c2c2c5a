<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is printed to a terminal.

namespace CourantDesk\PrivateFiles\Cli;

use Closure;
use CourantDesk\Kernel\Command;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\NullScanner;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Storage\FileChecker;
use CourantDesk\PrivateFiles\Storage\FileRepository;
use RuntimeException;

/**
 * `courant files scan [--all] [--limit=N] [--restart]`: sends files that were not scanned yet, or all, to the
 * malware scanner, decrypted while they are sent. Files without a result from the scanner keep their verdict.
 */
final class ScanCommand implements Command
{
    /** @param Closure(): Scanner $scanner */
    public function __construct(
        private readonly FileBatchRunner $loop,
        private readonly FileStore $store,
        private readonly FileRepository $files,
        private readonly FileChecker $checker,
        private readonly Closure $scanner,
    ) {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        $scanner = ($this->scanner)();
        if ($scanner instanceof NullScanner) {
            $printLine(__('No malware scanner is configured.', 'courant-desk'));

            return false;
        }
        if (!self::isReachable($scanner)) {
            $printLine(self::unreachableMessage());

            return false;
        }
        $isAll = ($flags['all'] ?? false) !== false;

        return $this->loop->run(
            'scan',
            $isAll ? 'all' : '',
            $flags,
            fn (StoredFile $file): bool => $this->scan($file, $scanner, $isAll),
            $printLine,
        );
    }

    /**
     * @return bool whether its verdict changed
     * @throws RuntimeException   when the file is infected or could not be scanned
     * @throws CommandInterruptedException when the scanner no longer responds
     */
    private function scan(StoredFile $file, Scanner $scanner, bool $isAll): bool
    {
        $isScanned = $file->scan === ScanVerdict::Clean || $file->scan === ScanVerdict::Infected;
        $scanVerdict = $isScanned && !$isAll ? $file->scan : $scanner->scanPieces($this->store->read($file));
        if ($scanVerdict === ScanVerdict::NotScanned) {
            if (!self::isReachable($scanner)) {
                throw new CommandInterruptedException(self::unreachableMessage());
            }
            $this->checker->verify($file);
            throw new RuntimeException(__('the malware scanner did not scan it', 'courant-desk'));
        }
        if ($scanVerdict !== $file->scan) {
            $this->files->setScan($file, $scanVerdict);
        }
        if ($scanVerdict === ScanVerdict::Infected) {
            throw new RuntimeException(__('the malware scanner found harmful code', 'courant-desk'));
        }

        return $scanVerdict !== $file->scan;
    }

    private static function isReachable(Scanner $scanner): bool
    {
        return $scanner->scanPieces(['Courant']) !== ScanVerdict::NotScanned;
    }

    private static function unreachableMessage(): string
    {
        return __('The malware scanner does not respond. Start it, then run the command again.', 'courant-desk');
    }
}
