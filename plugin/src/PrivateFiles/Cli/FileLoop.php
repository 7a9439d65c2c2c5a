<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Cli;

use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\UnreadableFile;
use CourantDesk\PrivateFiles\Storage\CommandProgress;
use CourantDesk\PrivateFiles\Storage\FileProblems;
use CourantDesk\PrivateFiles\Storage\FileRepository;
use RuntimeException;

/**
 * Goes through all files for a command: a batch at a time, from where an interrupted run of the same command stopped.
 * `--limit=N` stops after N files, `--restart` begins with the first one.
 */
final class FileLoop
{
    private const BATCH = 50;

    public function __construct(
        private readonly FileRepository $files,
        private readonly FileProblems $problems,
        private readonly CommandProgress $progress,
    ) {
    }

    /**
     * @param string                      $target what the command works towards; a run towards something else starts over
     * @param array<string, string|true>  $flags
     * @param callable(StoredFile): bool  $work   true when it changed something; throws for a file with a problem, and
     *                                            CommandInterrupted to stop
     * @param callable(string): mixed     $say
     * @return bool false when any file has a problem
     */
    public function run(string $command, string $target, array $flags, callable $work, callable $say): bool
    {
        $state = ($flags['restart'] ?? false) !== false ? null : $this->progress->find($command, $target);
        if ($state !== null) {
            /* translators: %s: id of a file */
            $say(sprintf(__('Continuing after file %s.', 'courant-desk'), (string) $state['after']));
        }
        $state ??= ['after' => 0, 'files' => 0, 'changed' => 0, 'failed' => 0];
        $limit = is_numeric($flags['limit'] ?? null) ? max(1, (int) $flags['limit']) : PHP_INT_MAX;
        $total = $this->files->total();
        for ($seen = 0; $seen < $limit; $seen += count($files)) {
            $files = $this->files->after($state['after'], min(self::BATCH, $limit - $seen));
            try {
                foreach ($files as $file) {
                    $state = $this->workOn($file, $work, $say, $state);
                }
            } catch (CommandInterrupted $interruption) {
                $this->progress->save($command, $target, $state);
                $say($interruption->getMessage());

                return false;
            }
            if ($files === []) {
                $this->progress->forget($command);
                /* translators: 1: number of files, 2: number of changed files, 3: number of files with a problem */
                $say(sprintf(__('Done: %1$s files, %2$s changed, %3$s with a problem.', 'courant-desk'), (string) $state['files'], (string) $state['changed'], (string) $state['failed']));

                return $state['failed'] === 0;
            }
            $this->progress->save($command, $target, $state);
            /* translators: 1: number of files, 2: number of all files */
            $say(sprintf(__('%1$s of %2$s files', 'courant-desk'), (string) $state['files'], (string) $total));
        }
        $say(__('Stopped at the limit. Run the command again to continue.', 'courant-desk'));

        return $state['failed'] === 0;
    }

    /**
     * @param callable(StoredFile): bool $work
     * @param callable(string): mixed    $say
     * @param array{after: int, files: int, changed: int, failed: int} $state
     * @return array{after: int, files: int, changed: int, failed: int}
     * @throws CommandInterrupted
     */
    private function workOn(StoredFile $file, callable $work, callable $say, array $state): array
    {
        $state['after'] = $file->id;
        // What belongs to no application is being uploaded, or waits to be deleted.
        if ($file->application === 0) {
            return $state;
        }
        $state['files']++;
        try {
            $state['changed'] += $work($file) ? 1 : 0;
        } catch (UnreadableFile $failure) {
            $state['failed']++;
            $this->problems->report($file, $failure);
            $say($this->line($file, $failure->getMessage()));
        } catch (RuntimeException $failure) {
            $state['failed']++;
            $say($this->line($file, $failure->getMessage()));
        }

        return $state;
    }

    private function line(StoredFile $file, string $problem): string
    {
        /* translators: 1: id of a file, 2: id of an application, 3: a technical reason */
        return sprintf(__('File %1$s of application %2$s: %3$s', 'courant-desk'), (string) $file->id, (string) $file->application, $problem);
    }
}
