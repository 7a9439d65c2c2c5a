<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use WP_Post;
use WP_Query;

/** Keeps closed openings out of lists, searches and feeds, and search engines away from their pages. */
final class ClosedOpenings
{
    public function __construct(
        private readonly Openings $openings,
        private readonly Clock $clock,
        private readonly Sql $sql,
    ) {
    }

    public function boot(): void
    {
        add_filter('posts_where', [$this, 'leaveOut'], 10, 2);
        add_filter('the_posts', [$this, 'leaveOutLate'], 10, 2);
        add_filter('wp_robots', [$this, 'robots']);
    }

    /**
     * WordPress adds every public status to each list. Taking ours out of the condition, instead of adding a second
     * one, lets the database use its index on status and date as if we were not here.
     */
    public function leaveOut(string $where, WP_Query $query): string
    {
        $asked = $query->get('post_status');
        if ($query->is_singular() || $query->is_admin || ($asked !== '' && $asked !== [])) {
            return $where;
        }

        return str_replace(sprintf(" OR %s.post_status = '%s'", $this->sql->core('posts'), OpeningType::EXPIRED), '', $where);
    }

    /**
     * When cron is late, what is over but still published stays out of the archives and feeds of the page.
     *
     * @param array<array-key, mixed> $posts
     * @return array<array-key, mixed>
     */
    public function leaveOutLate(array $posts, WP_Query $query): array
    {
        if (!$query->is_main_query() || $query->is_singular() || $query->is_admin) {
            return $posts;
        }
        $ids = [];
        foreach ($posts as $post) {
            if ($post instanceof WP_Post && $post->post_type === OpeningType::NAME) {
                $ids[] = $post->ID;
            }
        }
        $closed = $ids === [] ? [] : $this->closed($ids);

        return $closed === [] ? $posts : array_values(array_filter(
            $posts,
            static fn (mixed $post): bool => !$post instanceof WP_Post || !in_array($post->ID, $closed, true)
        ));
    }

    /**
     * @param array<string, bool|string> $robots
     * @return array<string, bool|string>
     */
    public function robots(array $robots): array
    {
        if (is_singular(OpeningType::NAME) && $this->closed([get_queried_object_id()]) !== []) {
            unset($robots['max-image-preview']);

            return ['noindex' => true] + $robots;
        }

        return $robots;
    }

    /**
     * @param list<int> $ids
     * @return list<int>
     */
    private function closed(array $ids): array
    {
        $now = $this->clock->now();
        $closed = [];
        foreach ($this->openings->many($ids) as $opening) {
            if ($opening->isClosed($now)) {
                $closed[] = $opening->id;
            }
        }

        return $closed;
    }
}
