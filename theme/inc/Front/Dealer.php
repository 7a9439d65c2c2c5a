<?php

declare(strict_types=1);

namespace Courant\Front;

use Courant\Customizer\PostGroup;

/**
 * Deals articles into groups so that none is dealt twice. What can be had of the pool costs no query.
 */
final class Dealer
{
    /**
     * A group takes no more than this part of a small magazine, so that something is left for the rest.
     */
    private const SHARE = 4;

    /**
     * @var array<int, true>
     */
    private array $dealt = [];

    /**
     * @param list<\WP_Post> $pool In order of importance.
     */
    public function __construct(private readonly array $pool)
    {
    }

    /**
     * @return list<\WP_Post>
     */
    public function deal(PostGroup $group): array
    {
        if (! $group->on) {
            return [];
        }

        $posts = match ($group->source) {
            'category', 'tag', 'picked' => $this->ask($group),
            'discussed' => $this->take($this->byComments(), $group->count),
            default => $this->take($this->pool, $group->count),
        };

        foreach ($posts as $post) {
            $this->dealt[$post->ID] = true;
        }

        return $posts;
    }

    /**
     * @return list<\WP_Post>
     */
    private function ask(PostGroup $group): array
    {
        $query = new \WP_Query($group->arguments(array_keys($this->dealt)));
        update_post_thumbnail_cache($query);

        return array_values(array_filter((array) $query->posts, static fn (mixed $post): bool => $post instanceof \WP_Post));
    }

    /**
     * @param list<\WP_Post> $posts
     * @return list<\WP_Post>
     */
    private function take(array $posts, int $count): array
    {
        $free = array_filter($posts, fn (\WP_Post $post): bool => ! isset($this->dealt[$post->ID]));

        return array_slice(array_values($free), 0, min($count, max(2, intdiv(count($this->pool), self::SHARE))));
    }

    /**
     * @return list<\WP_Post>
     */
    private function byComments(): array
    {
        $posts = $this->pool;
        usort($posts, static fn (\WP_Post $one, \WP_Post $other): int => (int) $other->comment_count <=> (int) $one->comment_count);

        return $posts;
    }
}
