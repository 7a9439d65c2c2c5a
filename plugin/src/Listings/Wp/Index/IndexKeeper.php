<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Log;
use CourantDesk\Listings\Wp\Caches\ListingChanges;
use Throwable;
use WP_Post;

/** Keeps the index in step with whatever changes openings, at once: the next request may ask. */
final class IndexKeeper
{
    private const META = [
        'courant_closing_at', 'awsm_set_exp_list', 'awsm_job_expiry', 'courant_work_mode', 'courant_salary', 'awsm_pro_exclude_job',
    ];

    public function __construct(
        private readonly IndexState $state,
        private readonly IndexWriter $writer,
        private readonly IndexedOpenings $openings,
        private readonly IndexBuilder $builder,
        private readonly Specifications $specifications,
        private readonly Log $log,
    ) {
    }

    public function boot(): void
    {
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
        if (is_numeric($id) && ($taxonomy === Languages::TAXONOMY || $this->isSpecification($taxonomy))) {
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

    /** What fails in the background is logged, and the index is made anew in another turn. */
    private function whole(callable $work): void
    {
        try {
            $work();
        } catch (Throwable $failure) {
            $this->log->error('listings.index_build', [], $failure);
            $this->builder->distrust();
        }
    }

    private function isSpecification(mixed $taxonomy): bool
    {
        return in_array($taxonomy, array_column($this->specifications->all(), 'taxonomy'), true);
    }

    /**
     * A save never fails because of the index: what could not be kept in step is built anew, and until then not asked.
     *
     * @param list<int> $ids
     */
    private function keep(array $ids): void
    {
        if ($ids === []) {
            return;
        }
        $changed = true;
        try {
            if ($this->state->exists()) {
                $changed = $this->writer->write($ids, $this->openings->load(...));
            }
        } catch (Throwable $failure) {
            $this->log->error('listings.index', ['openings' => count($ids)], $failure);
            $this->builder->distrust();
        }
        // What a list shows of an opening is more than the index knows of it.
        if ($changed || in_array(get_post_status($ids[0]), ['publish', 'expired'], true)) {
            do_action(ListingChanges::ACTION, $ids);
        }
    }
}
