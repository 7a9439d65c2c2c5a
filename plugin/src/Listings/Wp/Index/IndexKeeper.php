<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Wp\Caches\ListingChanges;
use Throwable;
use WP_Post;
use WP_Screen;

/** Keeps the index in step with whatever changes openings, at once: the next request may ask. */
final class IndexKeeper
{
    /** By cron: writes what is queued. */
    public const REPAIR = 'courant_desk_repair_index';

    private const LISTED = ['publish', 'expired'];
    private const META = [
        'courant_closing_at', 'awsm_set_exp_list', 'awsm_job_expiry', 'courant_work_mode', 'courant_salary', 'awsm_pro_exclude_job',
    ];

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexState $state,
        private readonly IndexWriter $writer,
        private readonly IndexedOpenings $openings,
        private readonly IndexBuilder $builder,
        private readonly Specifications $specifications,
        private readonly Log $log,
        private readonly IndexTables $tables,
        private readonly IndexQueue $queue,
        private readonly IndexQueueWorker $worker,
    ) {
    }

    public function boot(): void
    {
        add_filter('wp_insert_post_data', [$this, 'beginInsert'], 100, 4);
        add_action('pre_post_update', [$this, 'beginUpdate'], 1, 2);
        add_action('publish_future_post', [$this, 'begin'], 1);
        add_action('before_delete_post', [$this, 'begin'], 1);
        add_action('add_post_meta', [$this, 'beginMeta'], 1, 2);
        foreach (['update_post_meta', 'delete_post_meta'] as $hook) {
            add_action($hook, fn (mixed $meta, mixed $id, mixed $key) => $this->beginMeta($id, $key), 1, 3);
        }
        foreach (['add_term_relationship', 'delete_term_relationships'] as $hook) {
            add_action($hook, [$this, 'beginTerms'], 1, 3);
        }
        add_action('shutdown', [$this, 'release'], 1);
        add_action('current_screen', [$this, 'repairOnScreen']);
        add_action(self::REPAIR, fn () => $this->worker->run(200));
        add_action('wp_after_insert_post', [$this, 'opening'], 20);
        add_action('after_delete_post', [$this, 'deleted'], 20, 2);
        add_action('set_object_terms', [$this, 'terms'], 20, 4);
        add_action('deleted_term_relationships', [$this, 'unrelated'], 20, 3);
        add_action('delete_term', [$this, 'term'], 20, 5);
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, [$this, 'meta'], 20, 3);
        }
        // A plugin that came or went may be the one that knows of languages.
        add_action('activated_plugin', fn () => $this->builder->later());
        add_action('deactivated_plugin', fn () => $this->builder->later());
        add_action('courant_desk_reindex', fn () => $this->builder->rebuild());
        add_action(IndexBuilder::EVENT, [$this, 'build']);
        add_action(IndexBuilder::CHECK, [$this, 'check']);
        add_action(IndexBuilder::BEGINNINGS, [$this, 'beginnings']);
    }

    /**
     * Before a post is created: it has no number yet.
     *
     * @param mixed $data of the post
     */
    public function beginInsert(mixed $data, mixed $given, mixed $raw, mixed $update): mixed
    {
        $isListed = is_array($data) && ($data['post_type'] ?? '') === 'awsm_job_openings'
            && in_array($data['post_status'] ?? '', self::LISTED, true);
        if ($isListed && $update !== true) {
            $this->remember(IndexQueue::NEW_OPENING);
        }

        return $data;
    }

    /** Before a post is changed. Drafts are in no list, and stay in none. */
    public function beginUpdate(mixed $id, mixed $data): void
    {
        $status = is_array($data) ? $data['post_status'] ?? '' : '';
        if (is_numeric($id) && (in_array($status, self::LISTED, true) || in_array(get_post_status((int) $id), self::LISTED, true))) {
            $this->begin((int) $id);
        }
    }

    public function beginMeta(mixed $id, mixed $key): void
    {
        if (is_numeric($id) && in_array($key, self::META, true) && in_array(get_post_status((int) $id), self::LISTED, true)) {
            $this->begin((int) $id);
        }
    }

    public function beginTerms(mixed $id, mixed $terms, mixed $taxonomy): void
    {
        if (is_numeric($id) && $this->concerns($taxonomy) && in_array(get_post_status((int) $id), self::LISTED, true)) {
            $this->begin((int) $id);
        }
    }

    public function begin(mixed $id): void
    {
        if (is_numeric($id) && get_post_type((int) $id) === 'awsm_job_openings') {
            $this->remember((int) $id);
        }
    }

    /** Nothing that is due costs no query but on the screens of openings. */
    public function repairOnScreen(WP_Screen $screen): void
    {
        if ($screen->post_type === 'awsm_job_openings') {
            $this->worker->run();
        }
    }

    public function release(): void
    {
        try {
            $this->keep($this->queue->pending());
            $this->queue->release();
        } catch (Throwable $failure) {
            $this->log->error('listings.index_queue', [], $failure);
        }
    }

    public function opening(int $id): void
    {
        if (get_post_type($id) === 'awsm_job_openings') {
            $this->keep([$id]);
        }
    }

    public function deleted(int $id, WP_Post $post): void
    {
        if ($post->post_type === 'awsm_job_openings') {
            $this->keep([$id]);
        }
    }

    public function terms(mixed $id, mixed $terms, mixed $ids, mixed $taxonomy): void
    {
        $this->unrelated($id, $ids, $taxonomy);
    }

    public function unrelated(mixed $id, mixed $ids, mixed $taxonomy): void
    {
        if (is_numeric($id) && $this->concerns($taxonomy)) {
            $this->opening((int) $id);
        }
    }

    /** WordPress takes the relations of a deleted term away one by one only where another term takes its place. */
    public function term(mixed $term, mixed $relation, mixed $taxonomy, mixed $deleted, mixed $objects): void
    {
        if ($this->isSpecification($taxonomy) && is_array($objects)) {
            $ids = array_map('intval', array_filter($objects, 'is_numeric'));
            foreach (array_chunk(array_values($ids), 200) as $part) {
                $this->keep($part);
            }
        }
    }

    public function meta(mixed $meta, mixed $id, mixed $key): void
    {
        if (is_numeric($id) && in_array($key, self::META, true)) {
            $this->opening((int) $id);
        }
    }

    /** In the background. */
    public function build(): void
    {
        $this->whole(fn () => $this->builder->resume());
    }

    /** In the background, every day. */
    public function check(): void
    {
        $this->whole($this->builder->repair(...));
        $this->beginnings();
    }

    /** In the background, after a building and every day. */
    public function beginnings(): void
    {
        $this->whole(fn () => $this->builder->lookAfterBeginnings());
    }

    /** What fails in the background was rolled back: it is logged, and goes on in another turn where it stopped. */
    private function whole(callable $work): void
    {
        try {
            $work();
        } catch (Throwable $failure) {
            $this->log->error('listings.index_build', [], $failure);
            $this->recover([]);
        }
    }

    private function concerns(mixed $taxonomy): bool
    {
        return $taxonomy === Languages::TAXONOMY || $this->isSpecification($taxonomy);
    }

    private function isSpecification(mixed $taxonomy): bool
    {
        return in_array($taxonomy, array_column($this->specifications->all(), 'taxonomy'), true);
    }

    /**
     * After the transaction that changes the openings, if there is one: a failure here must not fail it, and its effects come last.
     *
     * @param list<int> $ids
     */
    private function keep(array $ids): void
    {
        if ($ids !== []) {
            $this->sql->afterCommit(fn () => $this->write($ids));
        }
    }

    /**
     * A save never fails because of the index: what could not be written is queued, and written by the next search, screen of
     * openings or cron. The index itself is as it was before, because a failed write is rolled back.
     *
     * @param non-empty-list<int> $ids
     */
    private function write(array $ids): void
    {
        $changed = true;
        try {
            if ($this->state->exists()) {
                $this->builder->addMissingTables();
                $changed = $this->writer->write($ids, $this->openings->load(...));
                $this->queue->settle($ids);
            }
        } catch (Throwable $failure) {
            $this->log->error('listings.index', ['openings' => count($ids)], $failure);
            $this->recover($ids);
        }
        // What a list shows of an opening is more than the index knows of it.
        if ($changed || in_array(get_post_status($ids[0]), ['publish', 'expired'], true)) {
            do_action(ListingChanges::ACTION, $ids);
        }
    }

    private function remember(int $id): void
    {
        try {
            if ($this->state->hasQueue()) {
                $this->queue->begin($id);
            }
        } catch (Throwable $failure) {
            $this->log->error('listings.index_queue', [], $failure);
        }
    }

    /** @param list<int> $ids that are not in the index as they are */
    private function recover(array $ids): void
    {
        try {
            if (!$this->tables->exist()) {
                $this->builder->distrust();

                return;
            }
            $this->queue->fail($ids);
            $this->builder->later($ids === [] ? IndexBuilder::EVENT : self::REPAIR);
        } catch (Throwable $failure) {
            // Without a database the row from before the change stays, and is due after a minute.
            $this->log->error('listings.index_queue', ['openings' => count($ids)], $failure);
        }
    }
}
