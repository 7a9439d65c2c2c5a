<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Storage\StageRepository;

/**
 * Renders the number of applications in the list of openings, with one query per screen. Each number links to the
 * applications.
 */
final class ApplicationCountColumn
{
    public function __construct(private readonly Sql $sql, private readonly StageRepository $stages)
    {
    }

    /**
     * @param array<string, mixed> $columns
     * @return array<string, mixed>
     */
    public function addColumn(array $columns): array
    {
        if (!current_user_can('edit_applications')) {
            return $columns;
        }

        return $columns + ['courant_applications' => [
            'label' => __('Applications', 'courant-desk'),
            'values' => [$this, 'renderCells'],
        ]];
    }

    /**
     * @param list<int> $openings
     * @return array<int, string> HTML by opening ID
     */
    public function renderCells(array $openings): array
    {
        $cells = array_fill_keys($openings, esc_html(number_format_i18n(0)));
        foreach ($openings === [] ? [] : $this->countApplications($openings) as $row) {
            $opening = (int) $row['post_parent'];
            $url = add_query_arg(
                ['post_type' => PostTypes::APPLICATION, 'awsm_filter_posts' => $opening],
                admin_url('edit.php'),
            );
            $cells[$opening] = sprintf(
                '<a href="%s" aria-label="%s">%s</a>%s',
                esc_url($url),
                esc_attr(sprintf(
                    /* translators: %s: number of applications */
                    _n('%s application', '%s applications', (int) $row['number'], 'courant-desk'),
                    number_format_i18n((int) $row['number']),
                )),
                esc_html(number_format_i18n((int) $row['number'])),
                $this->renderUnread((int) $row['unread'])
            );
        }

        return $cells;
    }

    private function renderUnread(int $number): string
    {
        return $number === 0 ? '' : '<br>' . esc_html(sprintf(
            /* translators: %s: number */
            _n('%s unread', '%s unread', $number, 'courant-desk'),
            number_format_i18n($number)
        ));
    }

    /**
     * @param non-empty-list<int> $openings
     * @return list<array<string, string|null>> counts of the applications that this user can list, without suspected
     *     spam and trash
     */
    private function countApplications(array $openings): array
    {
        $listed = array_values(array_diff($this->stages->statuses(), [ApplicationStatus::SUSPECTED]));
        $parents = implode(', ', array_fill(0, count($openings), '%d'));
        $statuses = implode(', ', array_fill(0, count($listed), '%s'));
        $owner = ApplicationListRestriction::restrictedUserId();

        return $this->sql->fetchRows(
            "SELECT a.post_parent, COUNT(*) AS number, SUM(CASE WHEN v.meta_value = '0' AND a.post_status = %s THEN 1 ELSE 0 END) AS unread
            FROM %i a LEFT JOIN %i v ON v.post_id = a.ID AND v.meta_key = 'awsm_application_viewed'
            WHERE a.post_parent IN ($parents) AND a.post_type = %s AND a.post_status IN ($statuses) AND (%d = 0 OR a.post_author = %d) GROUP BY a.post_parent",
            ApplicationStatus::NEW,
            $this->sql->coreTable('posts'),
            $this->sql->coreTable('postmeta'),
            ...[...$openings, PostTypes::APPLICATION, ...$listed, $owner, $owner]
        );
    }
}
