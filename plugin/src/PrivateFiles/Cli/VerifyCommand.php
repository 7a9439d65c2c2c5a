<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is printed to a terminal.

namespace CourantDesk\PrivateFiles\Cli;

use CourantDesk\Kernel\Command;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Storage\FileChecker;
use RuntimeException;

/** `courant files verify [--limit=N] [--restart]`: reads every file and compares it with its row. */
final class VerifyCommand implements Command
{
    public function __construct(private readonly FileBatchRunner $loop, private readonly FileChecker $checker)
    {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        return $this->loop->run('verify', '', $flags, function (StoredFile $file): bool {
            $this->checker->verify($file);
            if (!StoredName::parse($file->storedName)->isEncrypted()) {
                throw new RuntimeException(__('not encrypted yet', 'courant-desk'));
            }

            return false;
        }, $printLine);
    }
}
