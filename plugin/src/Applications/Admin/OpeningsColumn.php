<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Kernel\Sql;

/** How many applied, in the list of openings: one query for a screen, each number a link to those applications. */
final class OpeningsColumn
{
    public function __construct(private readonly Sql $sql)
    {
    }

    /**
     * @param array<string, mixed> $columns
     * @return array<string, mixed>
     */
    public function add(array $columns): array
    {
        if (!current_user_can('edit_applications')) {
            return $columns;
        }

        return $columns + ['courant_applications' => ['label' => __('Applications', 'courant-desk'), 'values' => [$this, 'values']]];
    }

    /**
     * @param list<int> $openings
     * @return array<int, string> HTML by opening
     */
    public function values(array $openings): array
    {
        $cells = array_fill_keys($openings, esc_html(number_format_i18n(0)));
        foreach ($openings === [] ? [] : $this->count($openings) as $row) {
            $opening = (int) $row['post_parent'];
            $address = add_query_arg(['post_type' => ApplicationType::NAME, 'awsm_filter_posts' => $opening], admin_url('edit.php'));
            $cells[$opening] = sprintf(
                '<a href="%s" aria-label="%s">%s</a>%s',
                esc_url($address),
                /* translators: %s: number of applications */
                esc_attr(sprintf(_n('%s application', '%s applications', (int) $row['number'], 'courant-desk'), number_format_i18n((int) $row['number']))),
                esc_html(number_format_i18n((int) $row['number'])),
                $this->unread((int) $row['unread'])
            );
        }

        return $cells;
    }

    private function unread(int $number): string
    {
        return $number === 0 ? '' : '<br>' . esc_html(sprintf(
            /* translators: %s: number */
            _n('%s unread', '%s unread', $number, 'courant-desk'),
            number_format_i18n($number)
        ));
    }

    /**
     * @param non-empty-list<int> $openings
     * @return list<array<string, string|null>> of the applications that the list shows to this user: neither suspected nor in the trash
     */
    private function count(array $openings): array
    {
        $listed = array_values(array_diff(ApplicationType::statuses(), [ApplicationType::SUSPECTED]));
        $parents = implode(', ', array_fill(0, count($openings), '%d'));
        $statuses = implode(', ', array_fill(0, count($listed), '%s'));
        $owner = OwnApplications::owner();

        return $this->sql->rows(
            "SELECT a.post_parent, COUNT(*) AS number, SUM(CASE WHEN v.meta_value = '0' AND a.post_status = %s THEN 1 ELSE 0 END) AS unread
            FROM %i a LEFT JOIN %i v ON v.post_id = a.ID AND v.meta_key = 'awsm_application_viewed'
            WHERE a.post_parent IN ($parents) AND a.post_type = %s AND a.post_status IN ($statuses) AND (%d = 0 OR a.post_author = %d) GROUP BY a.post_parent",
            ApplicationType::NEW,
            $this->sql->core('posts'),
            $this->sql->core('postmeta'),
            ...[...$openings, ApplicationType::NAME, ...$listed, $owner, $owner]
        );
    }
}
