<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\JobBoardFormat;
use CourantDesk\Import\Domain\SourcePost;
use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Domain\SwitchTask;

/** Creates posts from posts of other job boards, in batches. An undo deletes the created posts. */
abstract class JobBoardTask implements SwitchTask
{
    private const BATCH_SIZE = 20;

    /** @param array{JobBoardFormat, JobBoardFormat} $boards */
    public function __construct(
        private readonly array $boards,
        private readonly SourcePostReader $posts,
        protected readonly MigratedPostMeta $meta,
    ) {
    }

    final public function count(): int
    {
        return array_sum(array_map(
            fn (JobBoardFormat $board): int => $this->posts->count($this->sourceType($board)),
            $this->boards,
        ));
    }

    final public function apply(SwitchProgress $progress): bool
    {
        $types = array_map($this->sourceType(...), $this->boards);
        $posts = $this->posts->findAfter($progress->cursor, self::BATCH_SIZE, $types);
        foreach ($posts as $post) {
            $board = $this->boards[(int) array_search($post->type, $types, true)];
            if ($this->meta->findCopy($post->id, $this->type()) === 0) {
                $this->create($post, $board, $progress);
            }
            $progress->cursor = $post->id;
        }

        return count($posts) < self::BATCH_SIZE;
    }

    public function undo(SwitchProgress $progress): bool
    {
        return $this->forEachCopy($progress, function (int $id): void {
            $this->prepareDeletion($id);
            wp_delete_post($id, true);
        });
    }

    /** Returns the type of the created posts. */
    abstract protected function type(): string;

    /** Returns the post type of the other product; '' for none. */
    abstract protected function sourceType(JobBoardFormat $board): string;

    abstract protected function create(SourcePost $post, JobBoardFormat $board, SwitchProgress $progress): void;

    /** Deletes the data that WordPress does not delete with a created post. */
    protected function prepareDeletion(int $copy): void
    {
    }

    /**
     * Calls a function for the next created posts.
     *
     * @param callable(int): void $work
     * @return bool whether all were processed
     */
    final protected function forEachCopy(SwitchProgress $progress, callable $work): bool
    {
        $ids = $this->meta->findCopies($this->type(), $progress->cursor, self::BATCH_SIZE);
        foreach ($ids as $id) {
            $work($id);
            $progress->cursor = $id;
        }

        return count($ids) < self::BATCH_SIZE;
    }
}
