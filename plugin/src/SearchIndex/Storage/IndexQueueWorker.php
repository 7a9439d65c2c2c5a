<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the name has a prefix where it is defined.

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Log;
use CourantDesk\SearchIndex\Domain\JobIndex;
use Throwable;

/** Indexes queued openings. Called by cron, on the plugin's admin screens, and before a search. */
final class IndexQueueWorker
{
    private const MAX_MISSING = 100;

    public function __construct(
        private readonly IndexQueue $queue,
        private readonly IndexState $state,
        private readonly IndexWriter $writer,
        private readonly IndexedOpeningLoader $openings,
        private readonly IndexVerifier $verifier,
        private readonly Log $log,
    ) {
    }

    /** @return bool whether openings were due and are now indexed; never throws */
    public function run(int $max = 20): bool
    {
        $rows = [];
        try {
            $rows = $this->state->hasQueue() ? $this->queue->findDue($max) : [];
            if ($rows === []) {
                return false;
            }
            $openings = array_values(array_unique(array_diff($rows, [IndexQueue::NEW_OPENING])));
            if (in_array(IndexQueue::NEW_OPENING, $rows, true)) {
                $openings = array_values(
                    array_unique([...$openings, ...$this->verifier->findMismatches(self::MAX_MISSING)])
                );
            }
            // Written one at a time, because IndexWriter::write() then does not acquire the lock for an entry that is
            // up to date.
            foreach ($openings as $opening) {
                $this->writer->write([$opening], $this->openings->load(...));
            }
            $this->queue->delete(array_keys($rows));
            do_action(JobIndex::CHANGED_ACTION, $openings);

            return true;
        } catch (Throwable $failure) {
            $this->log->error('listings.index_queue', ['openings' => count($rows)], $failure);
            $this->postpone(array_keys($rows));

            return false;
        }
    }

    /** @param list<int> $rows */
    private function postpone(array $rows): void
    {
        try {
            if ($rows !== []) {
                $this->queue->postpone($rows);
            }
        } catch (Throwable $failure) {
            $this->log->error('listings.index_queue', ['openings' => count($rows)], $failure);
        }
    }
}
