<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\Recruiting\HiringTeam;
use CourantDesk\Kernel\Sql;
use stdClass;
use WP_Query;

/**
 * Who may not edit the applications of others does not see them either. WordPress itself shows everybody all rows of
 * a list, and an applicant's name and address are not a post's title.
 */
final class OwnApplications
{
    public function __construct(private readonly Sql $sql)
    {
    }

    /** The user whose applications alone may be seen, 0 when all may be. */
    public static function owner(): int
    {
        return current_user_can('edit_others_applications') ? 0 : max(1, get_current_user_id());
    }

    public function boot(): void
    {
        if (self::owner() > 0) {
            add_action('pre_get_posts', [$this, 'narrow'], 1000);
            add_filter('wp_count_posts', [$this, 'count'], 10, 2);
        }
    }

    public function narrow(WP_Query $query): void
    {
        if (in_array(ApplicationType::NAME, (array) $query->get('post_type'), true)) {
            foreach (['author' => '', 'author_name' => '', 'author__in' => [], 'author__not_in' => [], 'suppress_filters' => false] as $name => $value) {
                $query->set($name, $value);
            }
            add_filter('posts_where', [$this, 'where'], 1000, 2);
        }
    }

    /** Those for their own openings, and those for openings in whose hiring team they are. */
    public function where(string $where, WP_Query $query): string
    {
        if (!in_array(ApplicationType::NAME, (array) $query->get('post_type'), true)) {
            return $where;
        }
        $posts = $this->sql->core('posts');

        return $where . sprintf(' AND (%1$s.post_author = %2$d OR %1$s.post_parent IN (%3$s))', $posts, self::owner(), implode(',', $this->teams()));
    }

    /** The numbers above the list are those of what it shows. */
    public function count(stdClass $counts, string $type): stdClass
    {
        if ($type !== ApplicationType::NAME) {
            return $counts;
        }
        $own = array_fill_keys(array_keys(get_object_vars($counts)), 0);
        $teams = $this->teams();
        $rows = $this->sql->rows(
            'SELECT post_status, COUNT(*) AS number FROM %i WHERE post_type = %s AND (post_author = %d OR post_parent IN ('
            . implode(', ', array_fill(0, count($teams), '%d')) . ')) GROUP BY post_status',
            $this->sql->core('posts'),
            ApplicationType::NAME,
            self::owner(),
            ...$teams
        );
        foreach ($rows as $row) {
            $own[(string) $row['post_status']] = (int) $row['number'];
        }

        return (object) $own;
    }

    /** @return non-empty-list<int> */
    private function teams(): array
    {
        return [-1, ...(new HiringTeam($this->sql))->openingsOf(self::owner())];
    }
}
