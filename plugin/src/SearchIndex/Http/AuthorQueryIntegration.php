<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Http;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Storage\PostListReader;
use CourantDesk\SearchIndex\Storage\PostRowRepository;
use WP_User_Query;

/**
 * Finds users with published openings by the stored numbers. WordPress would read all openings for each query, for
 * example for the sitemap of authors and the REST route of users.
 */
final class AuthorQueryIntegration
{
    public function __construct(
        private readonly Sql $sql,
        private readonly PostRowRepository $rows,
        private readonly PostListReader $lists,
    ) {
    }

    public function replaceCondition(WP_User_Query $query): void
    {
        $types = $query->get('has_published_posts');
        $blog = $query->get('blog_id');
        $types = $types === true ? array_values(get_post_types(['public' => true])) : $types;
        if (
            !is_array($types) || !in_array(PostTypes::OPENING, $types, true) || !$this->rows->isReady()
            || !in_array(is_numeric($blog) ? (int) $blog : 0, [0, get_current_blog_id()], true)
        ) {
            return;
        }
        $authors = $this->lists->findAuthorsOfPublished();
        $others = array_values(array_filter(
            $types,
            static fn (mixed $type): bool => is_string($type) && $type !== PostTypes::OPENING,
        ));
        if ($others !== []) {
            $slots = implode(', ', array_fill(0, count($others), '%s'));
            $authors = [...$authors, ...array_map('intval', $this->sql->fetchColumn(
                "SELECT DISTINCT post_author FROM %i WHERE post_status = 'publish' AND post_type IN ($slots)",
                $this->sql->coreTable('posts'),
                ...$others,
            ))];
        }
        $included = self::parseIds($query->get('include'));
        $authors = $included === [] ? $authors : array_intersect($authors, $included);
        // WordPress ignores `exclude` if there is `include`.
        $authors = array_diff($authors, self::parseIds($query->get('exclude')));
        $query->set('include', $authors === [] ? [0] : array_values(array_unique($authors)));
        $query->set('has_published_posts', null);
    }

    /** @return list<int> */
    private static function parseIds(mixed $ids): array
    {
        return is_array($ids) || is_string($ids) ? array_values(wp_parse_id_list($ids)) : [];
    }
}
