<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\JobIndex;
use Throwable;
use WP_Post;
use WP_Screen;

/** Updates the index when openings change, before the request ends. */
final class IndexSynchronizer
{
    /** Cron event that processes the queue. */
    public const REPAIR_EVENT = 'courant_desk_repair_index';

    private const LISTED_STATUSES = ['publish', 'expired'];

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexState $state,
        private readonly IndexWriter $writer,
        private readonly IndexedOpeningLoader $openings,
        private readonly IndexBuilder $builder,
        private readonly SpecificationRepository $specifications,
        private readonly Log $log,
        private readonly IndexTables $tables,
        private readonly IndexQueue $queue,
        private readonly IndexQueueWorker $worker,
        private readonly OpeningFields $fields,
        private readonly AttributeFilters $filters,
    ) {
    }

    /**
     * Queues a post before it is created, without an ID.
     *
     * @param mixed $data post data
     */
    public function queueInsert(mixed $data, mixed $given, mixed $raw, mixed $update): mixed
    {
        $isListed = is_array($data) && ($data['post_type'] ?? '') === PostTypes::OPENING
            && in_array($data['post_status'] ?? '', self::LISTED_STATUSES, true);
        if ($isListed && $update !== true) {
            $this->addToQueue(IndexQueue::NEW_OPENING);
        }

        return $data;
    }

    /** Queues an opening before it is changed. Drafts that remain drafts are not indexed. */
    public function queueUpdate(mixed $id, mixed $data): void
    {
        $status = is_array($data) ? $data['post_status'] ?? '' : '';
        if (is_numeric($id) && (in_array($status, self::LISTED_STATUSES, true) || self::isListed((int) $id))) {
            $this->queueChange((int) $id);
        }
    }

    public function queueMetaRow(mixed $meta, mixed $id, mixed $key): void
    {
        $this->queueMetaChange($id, $key);
    }

    public function queueMetaChange(mixed $id, mixed $key): void
    {
        if (is_numeric($id) && $this->isIndexedField($key) && self::isListed((int) $id)) {
            $this->queueChange((int) $id);
        }
    }

    public function queueTermChange(mixed $id, mixed $terms, mixed $taxonomy): void
    {
        if (is_numeric($id) && $this->isIndexedTaxonomy($taxonomy) && self::isListed((int) $id)) {
            $this->queueChange((int) $id);
        }
    }

    public function queueChange(mixed $id): void
    {
        if (is_numeric($id) && get_post_type((int) $id) === PostTypes::OPENING) {
            $this->addToQueue((int) $id);
        }
    }

    /** Processes the queue on the screens of openings; other screens do not need the query. */
    public function processQueueOnScreen(WP_Screen $screen): void
    {
        if ($screen->post_type === PostTypes::OPENING) {
            $this->worker->run();
        }
    }

    public function indexPendingChanges(): void
    {
        try {
            $this->indexAfterCommit($this->queue->pendingOpenings());
            $this->queue->deleteIndexed();
        } catch (Throwable $failure) {
            $this->log->error('listings.index_queue', [], $failure);
        }
    }

    public function indexOpening(int $id): void
    {
        if (get_post_type($id) === PostTypes::OPENING) {
            $this->indexAfterCommit([$id]);
        }
    }

    public function removeDeletedOpening(int $id, WP_Post $post): void
    {
        if ($post->post_type === PostTypes::OPENING) {
            $this->indexAfterCommit([$id]);
        }
    }

    public function indexAfterTermsSet(mixed $id, mixed $terms, mixed $ids, mixed $taxonomy): void
    {
        $this->indexAfterTermsRemoved($id, $ids, $taxonomy);
    }

    public function indexAfterTermsRemoved(mixed $id, mixed $ids, mixed $taxonomy): void
    {
        if (is_numeric($id) && $this->isIndexedTaxonomy($taxonomy)) {
            $this->indexOpening((int) $id);
        }
    }

    /** Reindexes the openings of a deleted term. WordPress fires hooks for them only if the term is replaced. */
    public function indexAfterTermDeleted(
        mixed $term,
        mixed $relation,
        mixed $taxonomy,
        mixed $deleted,
        mixed $objects,
    ): void {
        if ($this->isSpecification($taxonomy) && is_array($objects)) {
            $ids = array_map('intval', array_filter($objects, 'is_numeric'));
            foreach (array_chunk(array_values($ids), 200) as $batch) {
                $this->indexAfterCommit($batch);
            }
        }
    }

    public function indexAfterMetaChange(mixed $meta, mixed $id, mixed $key): void
    {
        if (is_numeric($id) && $this->isIndexedField($key)) {
            $this->indexOpening((int) $id);
        }
    }

    /** Retries failed writes, in the background. */
    public function repairQueue(): void
    {
        $this->worker->run(200);
    }

    public function scheduleBuild(): void
    {
        $this->builder->schedule();
    }

    public function rebuild(): void
    {
        $this->builder->rebuild();
    }

    /** Continues a build, in the background. */
    public function continueBuild(): void
    {
        $this->logFailures(fn () => $this->builder->resume());
    }

    /** Repairs the index. Called by cron, once a day. */
    public function runDailyCheck(): void
    {
        $this->logFailures($this->builder->repair(...));
        $this->refreshPrefixes();
    }

    /** Updates the sets of prefixes. Called by cron, after a build and once a day. */
    public function refreshPrefixes(): void
    {
        $this->logFailures(fn () => $this->builder->refreshPrefixes());
    }

    /** Logs failures of background tasks, which are rolled back, and schedules another run. */
    private function logFailures(callable $work): void
    {
        try {
            $work();
        } catch (Throwable $failure) {
            $this->log->error('listings.index_build', [], $failure);
            $this->queueFailed([]);
        }
    }

    private function isIndexedField(mixed $key): bool
    {
        foreach ($this->fields->all() as $field) {
            if ($field->key() === $key && $field->isIndexed()) {
                return true;
            }
        }
        $metaKeys = array_map(static fn (AttributeFilter $filter): string => $filter->metaKey(), $this->filters->all());

        return in_array($key, $metaKeys, true);
    }

    private function isIndexedTaxonomy(mixed $taxonomy): bool
    {
        return $taxonomy === Languages::TAXONOMY || $this->isSpecification($taxonomy);
    }

    private function isSpecification(mixed $taxonomy): bool
    {
        return in_array($taxonomy, array_column($this->specifications->findAll(), 'taxonomy'), true);
    }

    /**
     * Writes index entries after the transaction that changes the openings, if there is one, because a failure must not
     * roll it back.
     *
     * @param list<int> $ids
     */
    private function indexAfterCommit(array $ids): void
    {
        if ($ids !== []) {
            $this->sql->afterCommit(fn () => $this->writeIndex($ids));
        }
    }

    /**
     * Writes index entries. A failure does not affect the saved opening: the write is rolled back, and the openings are
     * queued and indexed by the next search, screen of openings or cron event.
     *
     * @param non-empty-list<int> $ids
     */
    private function writeIndex(array $ids): void
    {
        $changed = true;
        try {
            if ($this->state->exists()) {
                $this->builder->addMissingTables();
                $changed = $this->writer->write($ids, $this->openings->load(...));
                $this->queue->markIndexed($ids);
            }
        } catch (Throwable $failure) {
            $this->log->error('listings.index', ['openings' => count($ids)], $failure);
            $this->queueFailed($ids);
        }
        // A listed opening always counts as changed, because lists also show data that is not indexed.
        if ($changed || in_array(get_post_status($ids[0]), ['publish', 'expired'], true)) {
            do_action(JobIndex::CHANGED_ACTION, $ids); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the constant has a prefix.
        }
    }

    private function addToQueue(int $id): void
    {
        try {
            if ($this->state->hasQueue()) {
                $this->queue->recordPendingChange($id);
            }
        } catch (Throwable $failure) {
            $this->log->error('listings.index_queue', [], $failure);
        }
    }

    /** @param list<int> $ids openings whose index entries are not up to date */
    private function queueFailed(array $ids): void
    {
        try {
            if (!$this->tables->exist()) {
                $this->builder->invalidateAndRebuild();

                return;
            }
            $this->queue->markFailed($ids);
            $this->builder->schedule($ids === [] ? IndexBuilder::BUILD_EVENT : self::REPAIR_EVENT);
        } catch (Throwable $failure) {
            // If the database fails, the row that was inserted before the change remains and is due after a minute.
            $this->log->error('listings.index_queue', ['openings' => count($ids)], $failure);
        }
    }

    private static function isListed(int $id): bool
    {
        return in_array(get_post_status($id), self::LISTED_STATUSES, true);
    }
}
