<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Cli;

use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;
use CourantDesk\PrivateFiles\Storage\CommandProgress;
use CourantDesk\PrivateFiles\Storage\FileProblemRepository;
use CourantDesk\PrivateFiles\Storage\FileRepository;
use RuntimeException;

/**
 * Processes all files for a command in batches, continuing where an interrupted run of the same command stopped.
 * `--limit=N` stops after N files, `--restart` starts with the first one.
 */
final class FileBatchRunner
{
    private const BATCH_SIZE = 50;

    public function __construct(
        private readonly FileRepository $files,
        private readonly FileProblemRepository $problems,
        private readonly CommandProgress $progress,
    ) {
    }

    /**
     * @param string $target target state of the command, such as a key; a run with a different target starts with the
     *     first file
     * @param array<string, string|true>  $flags
     * @param callable(StoredFile): bool  $work   true when it changed the file; throws for a file with a problem, and
     *                                            CommandInterruptedException to stop
     * @param callable(string): mixed     $printLine
     * @return bool false when at least one file has a problem
     */
    public function run(string $command, string $target, array $flags, callable $work, callable $printLine): bool
    {
        $state = ($flags['restart'] ?? false) !== false ? null : $this->progress->find($command, $target);
        if ($state !== null) {
            /* translators: %s: file ID */
            $printLine(sprintf(__('Continuing after file %s.', 'courant-desk'), (string) $state['after']));
        }
        $state ??= ['after' => 0, 'files' => 0, 'changed' => 0, 'failed' => 0];
        $limit = is_numeric($flags['limit'] ?? null) ? max(1, (int) $flags['limit']) : PHP_INT_MAX;
        $total = $this->files->countAll();
        for ($seen = 0; $seen < $limit; $seen += count($files)) {
            $files = $this->files->findAfter($state['after'], min(self::BATCH_SIZE, $limit - $seen));
            try {
                foreach ($files as $file) {
                    $state = $this->processFile($file, $work, $printLine, $state);
                }
            } catch (CommandInterruptedException $interruption) {
                $this->progress->save($command, $target, $state);
                $printLine($interruption->getMessage());

                return false;
            }
            if ($files === []) {
                $this->progress->delete($command);
                $printLine(sprintf(
                    /* translators: 1: number of files, 2: number of changed files, 3: number of files with a problem */
                    __('Done: %1$s files, %2$s changed, %3$s with problems.', 'courant-desk'),
                    (string) $state['files'],
                    (string) $state['changed'],
                    (string) $state['failed'],
                ));

                return $state['failed'] === 0;
            }
            $this->progress->save($command, $target, $state);
            /* translators: 1: number of processed files, 2: number of all files */
            $printLine(sprintf(__('%1$s of %2$s files', 'courant-desk'), (string) $state['files'], (string) $total));
        }
        $printLine(__('Stopped at the limit. Run the command again to continue.', 'courant-desk'));

        return $state['failed'] === 0;
    }

    /**
     * @param callable(StoredFile): bool $work
     * @param callable(string): mixed    $printLine
     * @param array{after: int, files: int, changed: int, failed: int} $state
     * @return array{after: int, files: int, changed: int, failed: int}
     * @throws CommandInterruptedException
     */
    private function processFile(StoredFile $file, callable $work, callable $printLine, array $state): array
    {
        $state['after'] = $file->id;
        // A file without an application is still being uploaded, or will be deleted.
        if ($file->application === 0) {
            return $state;
        }
        $state['files']++;
        try {
            $state['changed'] += $work($file) ? 1 : 0;
        } catch (UnreadableFileException $failure) {
            $state['failed']++;
            $this->problems->add($file, $failure);
            $printLine($this->formatProblem($file, $failure->getMessage()));
        } catch (RuntimeException $failure) {
            $state['failed']++;
            $printLine($this->formatProblem($file, $failure->getMessage()));
        }

        return $state;
    }

    private function formatProblem(StoredFile $file, string $problem): string
    {
        return sprintf(
            /* translators: 1: file ID, 2: application ID, 3: a technical reason */
            __('File %1$s of application %2$s: %3$s', 'courant-desk'),
            (string) $file->id,
            (string) $file->application,
            $problem,
        );
    }
}
