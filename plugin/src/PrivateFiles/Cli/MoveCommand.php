<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Cli;

use CourantDesk\Kernel\Command;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantDesk\PrivateFiles\Storage\RewriteJob;

/**
 * `courant files move [--seconds=N]`: encrypts files that are not encrypted yet and moves files from earlier locations
 * to the current one, immediately instead of in the background.
 */
final class MoveCommand implements Command
{
    private const MAX_SECONDS = 86400.0;

    public function __construct(private readonly RewriteJob $job, private readonly FileLocations $locations)
    {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        $seconds = is_numeric($flags['seconds'] ?? null) ? (float) $flags['seconds'] : self::MAX_SECONDS;
        /* translators: %s: a path */
        $printLine(sprintf(__('Current location: %s', 'courant-desk'), $this->locations->current()->path()));
        $this->printEarlierLocations($printLine);
        $this->job->start();
        $done = 0;
        $failed = 0;
        $this->job
            ->run(
                $seconds,
                static function (StoredFile $file, string $outcome) use ($printLine, &$done, &$failed): void {
                    if ($outcome !== 'rewritten') {
                        $failed++;
                        $printLine(sprintf(
                            /* translators: 1: file ID, 2: application ID, 3: a technical reason */
                            __('File %1$s of application %2$s: %3$s', 'courant-desk'),
                            (string) $file->id,
                            (string) $file->application,
                            $outcome,
                        ));
                    } elseif (++$done % 50 === 0) {
                        /* translators: %s: number of files */
                        $printLine(sprintf(__('%s files', 'courant-desk'), (string) $done));
                    }
                },
            );
        $printLine(sprintf(
            /* translators: 1: number of files, 2: number of files with a problem */
            __('%1$s files encrypted or moved, %2$s with problems.', 'courant-desk'),
            (string) $done,
            (string) $failed,
        ));
        if ($this->job->isRunning()) {
            $printLine(__('The time limit was reached. The remaining files are processed in the background or by the next run of this command.', 'courant-desk'));
        } else {
            $this->printEarlierLocations($printLine);
        }

        return $failed === 0;
    }

    /** @param callable(string): mixed $printLine */
    private function printEarlierLocations(callable $printLine): void
    {
        foreach ($this->locations->earlier() as $location) {
            /* translators: %s: a path */
            $printLine(sprintf(__('Earlier location with files: %s', 'courant-desk'), $location->path()));
        }
    }
}
