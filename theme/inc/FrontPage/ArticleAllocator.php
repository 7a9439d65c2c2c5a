<?php

declare(strict_types=1);

namespace Courant\FrontPage;

use Courant\Customizer\PostGroup;

/**
 * Assigns articles to groups so that no article appears twice. Groups that the pool can fill need no query.
 */
final class ArticleAllocator
{
    /**
     * A group gets at most this fraction (1/4) of a small pool, so that articles remain for the other sections.
     */
    private const POOL_DIVISOR = 4;

    /**
     * IDs of the articles that are assigned already.
     *
     * @var array<int, true>
     */
    private array $allocated = [];

    /**
     * @param list<\WP_Post> $pool In order of importance.
     */
    public function __construct(private readonly array $pool)
    {
    }

    /**
     * Assigns articles to a group.
     *
     * @return list<\WP_Post>
     */
    public function allocate(PostGroup $group): array
    {
        if (! $group->isEnabled) {
            return [];
        }

        $posts = match ($group->source) {
            'category', 'tag', 'picked' => $this->query($group),
            'read' => $this->takeMostRead($group),
            'discussed' => $this->takeFromPool($this->poolByCommentCount(), $group->count),
            default => $this->takeFromPool($this->pool, $group->count),
        };

        foreach ($posts as $post) {
            $this->allocated[$post->ID] = true;
        }

        return $posts;
    }

    /**
     * Takes the most read articles, or those with the most comments when too few have been read.
     *
     * @return list<\WP_Post>
     */
    private function takeMostRead(PostGroup $group): array
    {
        $order = array_flip($group->ids);
        $read = array_filter($this->pool, static fn (\WP_Post $post): bool => isset($order[$post->ID]));
        usort($read, static fn (\WP_Post $a, \WP_Post $b): int => $order[$a->ID] <=> $order[$b->ID]);
        $posts = $this->takeFromPool($read, $group->count);

        if (count($posts) < $group->count && array_diff_key($order, $this->poolById()) !== []) {
            $posts = $this->query($group);
        }

        return count($posts) === $group->count
            ? $posts
            : $this->takeFromPool($this->poolByCommentCount(), $group->count);
    }

    /**
     * @return array<int, \WP_Post>
     */
    private function poolById(): array
    {
        return array_column($this->pool, null, 'ID');
    }

    /**
     * Queries the articles of a group that the pool cannot fill.
     *
     * @return list<\WP_Post>
     */
    private function query(PostGroup $group): array
    {
        $query = new \WP_Query($group->queryArguments(array_keys($this->allocated)));
        update_post_thumbnail_cache($query);

        return array_values(
            array_filter((array) $query->posts, static fn (mixed $post): bool => $post instanceof \WP_Post)
        );
    }

    /**
     * Takes the first unassigned articles.
     *
     * @param list<\WP_Post> $posts
     * @return list<\WP_Post>
     */
    private function takeFromPool(array $posts, int $count): array
    {
        $free = array_filter($posts, fn (\WP_Post $post): bool => ! isset($this->allocated[$post->ID]));

        return array_slice(array_values($free), 0, min($count, max(2, intdiv(count($this->pool), self::POOL_DIVISOR))));
    }

    /**
     * Returns the pool sorted by number of comments.
     *
     * @return list<\WP_Post>
     */
    private function poolByCommentCount(): array
    {
        $posts = $this->pool;
        usort(
            $posts,
            static fn (\WP_Post $a, \WP_Post $b): int
                => (int) $b->comment_count <=> (int) $a->comment_count,
        );

        return $posts;
    }
}
