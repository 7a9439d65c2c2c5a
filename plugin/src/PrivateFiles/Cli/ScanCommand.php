<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Cli;

use Closure;
use CourantDesk\Kernel\Command;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\NoScanner;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Storage\FileChecker;
use CourantDesk\PrivateFiles\Storage\FileRepository;
use RuntimeException;

/**
 * `courant files scan [--all] [--limit=N] [--restart]`: sends files that were not scanned yet, or all, to the malware
 * scanner, decrypted while they are sent. What the scanner does not answer about keeps its mark.
 */
final class ScanCommand implements Command
{
    /** @param Closure(): Scanner $scanner */
    public function __construct(
        private readonly FileLoop $loop,
        private readonly FileStore $store,
        private readonly FileRepository $files,
        private readonly FileChecker $checker,
        private readonly Closure $scanner,
    ) {
    }

    public function run(array $arguments, array $flags, callable $say): bool
    {
        $scanner = ($this->scanner)();
        if ($scanner instanceof NoScanner) {
            $say(__('No malware scanner is configured.', 'courant-desk'));

            return false;
        }
        if (!self::answers($scanner)) {
            $say(self::unreachable());

            return false;
        }
        $isAll = ($flags['all'] ?? false) !== false;

        return $this->loop->run('scan', $isAll ? 'all' : '', $flags, fn (StoredFile $file): bool => $this->scan($file, $scanner, $isAll), $say);
    }

    /**
     * @return bool whether its mark changed
     * @throws RuntimeException   when it is infected or could not be scanned
     * @throws CommandInterrupted when the scanner does not answer any more
     */
    private function scan(StoredFile $file, Scanner $scanner, bool $isAll): bool
    {
        $isScanned = $file->scan === ScanVerdict::Clean || $file->scan === ScanVerdict::Infected;
        $verdict = $isScanned && !$isAll ? $file->scan : $scanner->scanPieces($this->store->read($file));
        if ($verdict === ScanVerdict::NotScanned) {
            if (!self::answers($scanner)) {
                throw new CommandInterrupted(self::unreachable());
            }
            $this->checker->verify($file);
            throw new RuntimeException(__('the malware scanner did not scan it', 'courant-desk'));
        }
        if ($verdict !== $file->scan) {
            $this->files->setScan($file, $verdict);
        }
        if ($verdict === ScanVerdict::Infected) {
            throw new RuntimeException(__('the malware scanner found harmful code', 'courant-desk'));
        }

        return $verdict !== $file->scan;
    }

    private static function answers(Scanner $scanner): bool
    {
        return $scanner->scanPieces(['Courant']) !== ScanVerdict::NotScanned;
    }

    private static function unreachable(): string
    {
        return __('The malware scanner does not answer. Run the command again when it does.', 'courant-desk');
    }
}
