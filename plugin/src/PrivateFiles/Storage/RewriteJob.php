<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\UnreadableFile;
use RuntimeException;
use Throwable;

/**
 * Encrypts files from before encryption and moves files out of earlier locations, in the background: by cron, and in
 * wp-admin for a moment on each page. It goes through all files once; what failed is tried again the next day.
 */
final class RewriteJob
{
    public const EVENT = 'courant_desk_rewrite_files';
    private const DAILY_EVENT = 'courant_desk_sweep_applications';
    /** {after, rewritten, failed} while it is running, else []; autoloaded, so that wp-admin pays no query for it */
    public const OPTION = 'courant_file_job';
    private const BATCH = 20;
    private const CRON_SECONDS = 20.0;
    private const ADMIN_SECONDS = 2.0;

    public function __construct(
        private readonly FileLocations $locations,
        private readonly FileRepository $files,
        private readonly FileChecker $checker,
        private readonly FileRewriter $rewriter,
        private readonly FileProblems $problems,
        private readonly Clock $clock,
        private readonly Log $log,
    ) {
    }

    public function boot(): void
    {
        add_action(self::EVENT, [$this, 'runInBackground']);
        add_action(self::DAILY_EVENT, [$this, 'startInBackground']);
        add_action('admin_init', [$this, 'runInAdmin']);
    }

    /** Starts the job unless it is running already. */
    public function start(): void
    {
        if ($this->state() === null) {
            $this->save(['after' => 0, 'rewritten' => 0, 'failed' => 0]);
        }
        $this->schedule();
    }

    /** Starts the job when there is something to do; for once a day, because it reads the table of files. */
    public function startIfNeeded(): void
    {
        if (!$this->locations->needsDecision() && ($this->locations->earlier() !== [] || $this->files->hasPlain())) {
            $this->start();
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

    /** Also notices that another location was configured. */
    public function runInAdmin(): void
    {
        if (wp_doing_ajax()) {
            return;
        }
        $this->logFailures(function (): void {
            if ($this->state() === null && $this->locations->isNew()) {
                $this->start();
            }
            if ($this->state() !== null) {
                $this->run(self::ADMIN_SECONDS);
            }
        });
    }

    /**
     * Goes on until everything was done or the time is up.
     *
     * @param (callable(StoredFile, string): mixed)|null $report gets each file and the result: `rewritten` or a problem
     */
    public function run(float $seconds, ?callable $report = null): void
    {
        $state = $this->state();
        // Whose the files are is decided first: rewriting deletes what was rewritten.
        if ($state === null || $this->locations->needsDecision()) {
            return;
        }
        $end = hrtime(true) + $seconds * 1e9;
        do {
            $files = $this->files->after($state['after'], self::BATCH);
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

    /** @return array{after: int, rewritten: int, failed: int}|null null when it is not running */
    public function state(): ?array
    {
        $state = get_option(self::OPTION, []);

        return is_array($state) && is_int($state['after'] ?? null) && is_int($state['rewritten'] ?? null) && is_int($state['failed'] ?? null)
            ? ['after' => $state['after'], 'rewritten' => $state['rewritten'], 'failed' => $state['failed']]
            : null;
    }

    public function deactivate(): void
    {
        wp_clear_scheduled_hook(self::EVENT);
    }

    public function erase(): void
    {
        $this->deactivate();
        delete_option(self::OPTION);
    }

    /** In the background nobody could be told: what fails is logged, and tried again. @param callable(): mixed $work */
    private function logFailures(callable $work): void
    {
        try {
            $work();
        } catch (RuntimeException $failure) {
            $this->log->error('private_files.job', [], $failure);
        }
    }

    /** @return string '' where there was nothing to do, `rewritten`, or why not */
    private function rewriteOne(StoredFile $file): string
    {
        // An upload of this moment, or what the sweep deletes.
        if ($file->application === 0) {
            return '';
        }
        try {
            return $this->checker->isOutdated($file) && $this->rewriter->rewrite($file) ? 'rewritten' : '';
        } catch (UnreadableFile $failure) {
            $this->problems->report($file, $failure);

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
            if (!$this->files->hasAny($location->names(get_current_blog_id()))) {
                $this->locations->forget($location);
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
