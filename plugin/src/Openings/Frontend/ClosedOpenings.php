<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use Closure;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;
use WP_Query;

/** Excludes closed openings from lists, searches and feeds, and prevents search engines from indexing their pages. */
final class ClosedOpenings
{
    /** @param Closure(): bool $hidesClosed whether lists hide closed openings; otherwise, feeds contain them too */
    public function __construct(
        private readonly OpeningRepository $openings,
        private readonly Clock $clock,
        private readonly Sql $sql,
        private readonly Closure $hidesClosed,
    ) {
    }

    /**
     * Removes the status of closed openings from the condition, to which WordPress adds every public status. With a
     * second condition instead, the database could not use its index on status and date.
     */
    public function excludeFromQuery(string $where, WP_Query $query): string
    {
        $requestedStatus = $query->get('post_status');
        if (
            $query->is_singular() || $query->is_admin || ($requestedStatus !== '' && $requestedStatus !== [])
            || $this->isFeedWithClosed($query)
        ) {
            return $where;
        }

        return str_replace(
            sprintf(" OR %s.post_status = '%s'", $this->sql->coreTable('posts'), OpeningPostType::EXPIRED_STATUS),
            '',
            $where,
        );
    }

    /**
     * Removes openings that are past their closing time but still published, because cron has not run yet, from
     * archives and feeds.
     *
     * @param array<array-key, mixed> $posts
     * @return array<array-key, mixed>
     */
    public function excludeOverdue(array $posts, WP_Query $query): array
    {
        if (
            !$query->is_main_query() || $query->is_singular() || $query->is_admin || $this->isFeedWithClosed($query)
        ) {
            return $posts;
        }
        $ids = [];
        foreach ($posts as $post) {
            if ($post instanceof WP_Post && $post->post_type === OpeningPostType::NAME) {
                $ids[] = $post->ID;
            }
        }
        $closed = $ids === [] ? [] : $this->findClosedIds($ids);

        return $closed === [] ? $posts : array_values(array_filter(
            $posts,
            static fn (mixed $post): bool => !$post instanceof WP_Post || !in_array($post->ID, $closed, true)
        ));
    }

    /**
     * @param array<string, bool|string> $robots
     * @return array<string, bool|string>
     */
    public function addNoindex(array $robots): array
    {
        if (is_singular(OpeningPostType::NAME) && $this->findClosedIds([get_queried_object_id()]) !== []) {
            unset($robots['max-image-preview']);

            return ['noindex' => true] + $robots;
        }

        return $robots;
    }

    /** Feeds contain the same openings as lists. */
    private function isFeedWithClosed(WP_Query $query): bool
    {
        return $query->is_feed() && !($this->hidesClosed)();
    }

    /**
     * @param list<int> $ids
     * @return list<int>
     */
    private function findClosedIds(array $ids): array
    {
        $now = $this->clock->now();
        $closed = [];
        foreach ($this->openings->findMany($ids) as $opening) {
            if ($opening->isClosed($now)) {
                $closed[] = $opening->id;
            }
        }

        return $closed;
    }
}
