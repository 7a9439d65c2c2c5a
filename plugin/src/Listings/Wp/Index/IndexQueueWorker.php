<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Log;
use CourantDesk\Listings\Wp\Caches\ListingChanges;
use Throwable;

/** Writes openings of the queue into the index: by cron, on our screens in wp-admin, and before a search is answered. */
final class IndexQueueWorker
{
    private const MAX_MISSING = 100;

    public function __construct(
        private readonly IndexQueue $queue,
        private readonly IndexState $state,
        private readonly IndexWriter $writer,
        private readonly IndexedOpenings $openings,
        private readonly IndexCheck $check,
        private readonly Log $log,
    ) {
    }

    /** @return bool whether something was due and is in the index now; never throws */
    public function run(int $max = 20): bool
    {
        $rows = [];
        try {
            $rows = $this->state->hasQueue() ? $this->queue->due($max) : [];
            if ($rows === []) {
                return false;
            }
            $openings = array_values(array_unique(array_diff($rows, [IndexQueue::NEW_OPENING])));
            if (in_array(IndexQueue::NEW_OPENING, $rows, true)) {
                $openings = array_values(array_unique([...$openings, ...$this->check->faults(self::MAX_MISSING)]));
            }
            // One at a time: what is in the index already is then only read, without the lock.
            foreach ($openings as $opening) {
                $this->writer->write([$opening], $this->openings->load(...));
            }
            $this->queue->remove(array_keys($rows));
            do_action(ListingChanges::ACTION, $openings);

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
