<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Storage\HiringTeamRepository;
use stdClass;
use WP_Query;

/**
 * Hides applications from users who may not edit the applications of others. WordPress shows all rows of a list table
 * to all users, but the names and email addresses of applicants are personal data.
 */
final class ApplicationListRestriction
{
    public function __construct(private readonly Sql $sql)
    {
    }

    /** Returns the ID of the user whose applications are the only visible ones, or 0 when all are visible. */
    public static function restrictedUserId(): int
    {
        return current_user_can('edit_others_applications') ? 0 : max(1, get_current_user_id());
    }

    public function restrictQuery(WP_Query $query): void
    {
        if (in_array(PostTypes::APPLICATION, (array) $query->get('post_type'), true)) {
            foreach (
                [
                    'author' => '', 'author_name' => '', 'author__in' => [], 'author__not_in' => [],
                    'suppress_filters' => false,
                ] as $name => $value
            ) {
                $query->set($name, $value);
            }
            add_filter('posts_where', [$this, 'addWhereClause'], 1000, 2);
        }
    }

    /**
     * Limits the query to applications for the user's own openings and for openings whose hiring team includes the
     * user.
     */
    public function addWhereClause(string $where, WP_Query $query): string
    {
        if (!in_array(PostTypes::APPLICATION, (array) $query->get('post_type'), true)) {
            return $where;
        }
        $posts = $this->sql->coreTable('posts');

        return $where . sprintf(
            ' AND (%1$s.post_author = %2$d OR %1$s.post_parent IN (%3$s))',
            $posts,
            self::restrictedUserId(),
            implode(',', $this->teamOpenings()),
        );
    }

    /** Limits the counts above the list to the visible applications. */
    public function restrictStatusCounts(stdClass $counts, string $type): stdClass
    {
        if ($type !== PostTypes::APPLICATION) {
            return $counts;
        }
        $own = array_fill_keys(array_keys(get_object_vars($counts)), 0);
        $teams = $this->teamOpenings();
        $rows = $this->sql->fetchRows(
            'SELECT post_status, COUNT(*) AS number FROM %i WHERE post_type = %s AND (post_author = %d OR post_parent IN ('
            . implode(', ', array_fill(0, count($teams), '%d')) . ')) GROUP BY post_status',
            $this->sql->coreTable('posts'),
            PostTypes::APPLICATION,
            self::restrictedUserId(),
            ...$teams
        );
        foreach ($rows as $row) {
            $own[(string) $row['post_status']] = (int) $row['number'];
        }

        return (object) $own;
    }

    /** @return non-empty-list<int> */
    private function teamOpenings(): array
    {
        return [-1, ...(new HiringTeamRepository($this->sql))->findOpeningIds(self::restrictedUserId())];
    }
}
