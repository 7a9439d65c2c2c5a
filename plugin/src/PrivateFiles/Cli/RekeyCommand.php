<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Cli;

use CourantDesk\Kernel\Command;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Storage\FileChecker;
use CourantDesk\PrivateFiles\Storage\FileRewriter;
use CourantDesk\PrivateFiles\Storage\KeyRepository;

/**
 * `courant files rekey [--new-key] [--limit=N] [--restart]`: encrypts every file with the newest key. `--new-key`
 * first creates a new random secret in the database, if COURANT_FILE_KEYS is not set.
 */
final class RekeyCommand implements Command
{
    public function __construct(
        private readonly FileBatchRunner $loop,
        private readonly FileChecker $checker,
        private readonly FileRewriter $rewriter,
        private readonly KeyRepository $keys,
    ) {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        if (($flags['new-key'] ?? false) !== false) {
            if ($this->keys->isConfigured()) {
                $printLine(__('COURANT_FILE_KEYS is set: add the new key as the first one there, then run this command without --new-key.', 'courant-desk'));

                return false;
            }
            $this->keys->rotate();
        }
        $newest = $this->keys->keyRing()->newest()->label();
        /* translators: %s: key ID */
        $printLine(sprintf(__('Encrypting with key %s.', 'courant-desk'), $newest));

        return $this->loop->run(
            'rekey',
            $newest,
            $flags,
            fn (StoredFile $file): bool => $this->checker->hasOlderKey($file) && $this->rewriter->rewrite($file),
            $printLine
        );
    }
}
