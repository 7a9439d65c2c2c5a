<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;
use WP_Post;
use WP_Query;
use WeakMap;

/**
 * Reads the latest revision and the number of revisions of all openings of a REST response with one query, for the
 * links of each opening. WordPress runs two queries for each opening.
 */
final class RevisionCounts
{
    /** Query of wp_get_latest_revision_id_and_total_count(), without the parent. */
    private const QUERY = [
        'fields' => 'ids', 'post_type' => 'revision', 'post_status' => 'inherit', 'order' => 'DESC',
        'orderby' => 'date ID', 'posts_per_page' => 1, 'ignore_sticky_posts' => true,
    ];

    /** @var array<int, array{latest: int, number: int}> by opening, of the openings whose response is being prepared */
    private array $known = [];

    /** @var WeakMap<WP_Query, int> number of revisions by query that findLatest() has answered */
    private readonly WeakMap $numbers;

    public function __construct(private readonly Sql $sql)
    {
        /** @var WeakMap<WP_Query, int> $numbers */
        $numbers = new WeakMap();
        $this->numbers = $numbers;
    }

    /** Replaces the query that counts the revisions. */
    public function count(string $sql, WP_Query $query): string
    {
        return isset($this->numbers[$query]) ? "SELECT {$this->numbers[$query]}" : $sql;
    }

    /**
     * Reads the revisions of the found openings.
     *
     * @param mixed $posts value of the filter `posts_results`
     */
    public function prime(mixed $posts, WP_Query $query): mixed
    {
        if (!wp_is_serving_rest_request() || $query->get('post_type') !== PostTypes::OPENING || !is_array($posts)) {
            return $posts;
        }
        $ids = [];
        foreach ($posts as $post) {
            if ($post instanceof WP_Post) {
                $ids[] = $post->ID;
            }
        }
        $this->known = count($ids) > 1 ? $this->read($ids) : [];

        return $posts;
    }

    /**
     * @param mixed $posts value of the filter `posts_pre_query`
     * @return mixed the latest revision of an opening whose revisions were read
     */
    public function findLatest(mixed $posts, WP_Query $query): mixed
    {
        $arguments = (array) $query->query;
        $parent = $arguments['post_parent'] ?? null;
        unset($arguments['post_parent']);
        if ($posts !== null || !is_int($parent) || !isset($this->known[$parent]) || $arguments !== self::QUERY) {
            return $posts;
        }
        $revisions = $this->known[$parent];
        // Each number is used once, because a revision can be added later in the request.
        unset($this->known[$parent]);
        // WordPress counts the results of a query for IDs even if a filter provided them.
        $this->numbers[$query] = $revisions['number'];
        $query->set('no_found_rows', true);
        $query->found_posts = $revisions['number'];
        $query->max_num_pages = $revisions['number'];

        return $revisions['number'] === 0 ? [] : [$revisions['latest']];
    }

    /**
     * @param non-empty-list<int> $ids
     * @return array<int, array{latest: int, number: int}>
     */
    private function read(array $ids): array
    {
        $found = array_fill_keys($ids, ['latest' => 0, 'number' => 0]);
        $placeholders = implode(', ', array_fill(0, count($ids), '%d'));
        try {
            $rows = $this->sql->fetchRows(
                "SELECT post_parent, ID FROM %i WHERE post_parent IN ($placeholders) AND post_type = 'revision'"
                . " AND post_status = 'inherit' ORDER BY post_date, ID",
                $this->sql->coreTable('posts'),
                ...$ids,
            );
        } catch (SqlException) {
            return [];
        }
        foreach ($rows as $row) {
            $parent = (int) $row['post_parent'];
            $found[$parent] = ['latest' => (int) $row['ID'], 'number' => $found[$parent]['number'] + 1];
        }

        return $found;
    }
}
