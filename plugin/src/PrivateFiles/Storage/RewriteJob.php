<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;
use RuntimeException;
use Throwable;

/**
 * Encrypts files that are not encrypted yet and moves files from earlier locations, in the background: by cron, and for
 * a short time on each page of wp-admin. It processes each file once; files that failed are retried the next day.
 */
final class RewriteJob
{
    public const EVENT = 'courant_desk_rewrite_files';
    public const DAILY_EVENT = 'courant_desk_sweep_applications';
    /**
     * Option {after, rewritten, failed} while running, otherwise []; autoloaded, so that wp-admin needs no query for
     * it.
     */
    public const OPTION = 'courant_file_job';
    private const BATCH_SIZE = 20;
    private const CRON_SECONDS = 20.0;
    private const ADMIN_SECONDS = 2.0;

    public function __construct(
        private readonly FileLocations $locations,
        private readonly FileRepository $files,
        private readonly FileChecker $checker,
        private readonly FileRewriter $rewriter,
        private readonly FileProblemRepository $problems,
        private readonly Clock $clock,
        private readonly Log $log,
    ) {
    }

    /** Starts the job unless it is already running. */
    public function start(): void
    {
        if ($this->state() === null) {
            $this->save(['after' => 0, 'rewritten' => 0, 'failed' => 0]);
        }
        $this->schedule();
    }

    /** Starts the job if there is work. Called once a day, because it reads the table of files. */
    public function startIfNeeded(): void
    {
        if (!$this->locations->needsDecision() && ($this->locations->earlier() !== [] || $this->files->hasPlain())) {
            $this->start();
        }
    }

    /** Continues a job whose process ended unexpectedly. */
    public function restore(): void
    {
        if ($this->isRunning()) {
            $this->schedule();
        }
    }

    public function isRunning(): bool
    {
        return $this->state() !== null;
    }

    public function startInBackground(): void
    {
        $this->logFailures($this->startIfNeeded(...));
    }

    public function runInBackground(): void
    {
        $this->logFailures(fn () => $this->run(self::CRON_SECONDS));
    }

    /** Runs the job for a short time, and starts it if another location was configured. */
    public function runInAdmin(): void
    {
        if (wp_doing_ajax()) {
            return;
        }
        $this->logFailures(function (): void {
            if ($this->state() === null && $this->locations->hasNewLocation()) {
                $this->start();
            }
            if ($this->state() !== null) {
                $this->run(self::ADMIN_SECONDS);
            }
        });
    }

    /**
     * Runs until all files are processed or the time is up.
     *
     * @param (callable(StoredFile, string): mixed)|null $report receives each file and the result: `rewritten` or a
     *     problem
     */
    public function run(float $seconds, ?callable $report = null): void
    {
        $state = $this->state();
        // Rewriting deletes the original files, so the ownership must be decided before.
        if ($state === null || $this->locations->needsDecision()) {
            return;
        }
        $end = hrtime(true) + $seconds * 1e9;
        do {
            $files = $this->files->findAfter($state['after'], self::BATCH_SIZE);
            foreach ($files as $file) {
                $outcome = $this->rewriteOne($file);
                $state['rewritten'] += $outcome === 'rewritten' ? 1 : 0;
                $state['failed'] += in_array($outcome, ['', 'rewritten'], true) ? 0 : 1;
                $state['after'] = $file->id;
                if ($outcome !== '' && $report !== null) {
                    $report($file, $outcome);
                }
                if (hrtime(true) > $end) {
                    break;
                }
            }
            $this->save($state);
        } while ($files !== [] && hrtime(true) < $end);
        if ($files !== []) {
            $this->schedule();

            return;
        }
        $this->finish();
    }

    /** @return array{after: int, rewritten: int, failed: int}|null null when the job is not running */
    public function state(): ?array
    {
        $state = get_option(self::OPTION, []);

        return is_array($state)
            && is_int($state['after'] ?? null)
            && is_int($state['rewritten'] ?? null)
            && is_int($state['failed'] ?? null)
            ? ['after' => $state['after'], 'rewritten' => $state['rewritten'], 'failed' => $state['failed']]
            : null;
    }

    public function unschedule(): void
    {
        wp_clear_scheduled_hook(self::EVENT);
    }

    public function delete(): void
    {
        $this->unschedule();
        delete_option(self::OPTION);
    }

    /**
     * Logs failures, because a background job cannot notify a user; failed work is retried.
     *
     * @param callable(): mixed $work
     */
    private function logFailures(callable $work): void
    {
        try {
            $work();
        } catch (RuntimeException $failure) {
            $this->log->error('private_files.job', [], $failure);
        }
    }

    /** @return string '' when there was nothing to do, `rewritten`, or the reason of the failure */
    private function rewriteOne(StoredFile $file): string
    {
        // The file is still being uploaded, or will be deleted by the cleanup.
        if ($file->application === 0) {
            return '';
        }
        try {
            return $this->checker->isOutdated($file) && $this->rewriter->rewrite($file) ? 'rewritten' : '';
        } catch (UnreadableFileException $failure) {
            $this->problems->add($file, $failure);

            return $failure->problem->value;
        } catch (Throwable $failure) {
            $this->log->error('private_files.rewrite', ['file' => $file->id], $failure);

            return 'not_written';
        }
    }

    private function finish(): void
    {
        update_option(self::OPTION, [], true);
        wp_clear_scheduled_hook(self::EVENT);
        foreach ($this->locations->earlier() as $location) {
            if (!$this->files->hasAny($location->listNames(get_current_blog_id()))) {
                $this->locations->removeLocation($location);
            }
        }
    }

    private function schedule(): void
    {
        if (wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_single_event($this->clock->now()->getTimestamp() + 60, self::EVENT);
        }
    }

    /** @param array{after: int, rewritten: int, failed: int} $state */
    private function save(array $state): void
    {
        update_option(self::OPTION, $state, true);
    }
}
